import { expect, test } from "vitest"
import { readSamples } from "../../../test/quality/sample.ts"
import { makeBrief } from "../../../test/score/make-brief.ts"
import { type Brief, subjectsOf } from "../seo/brief.ts"
import { phrasesOf } from "./brief-phrases.ts"

const textsOf = (given: Partial<Brief>, name = "Nobody") =>
  phrasesOf(makeBrief({ businessName: "Nobody", ...given }), name).map(({ text }) => text)

test.each<[string, Partial<Brief>, readonly string[]]>([
  [
    "target keywords, once each",
    { targetKeywords: "Blue Shirt;blue shirt,, mens shirt" },
    ["blue shirt", "mens shirt"],
  ],
  ["no rival's name", { targetKeywords: "denby mug, stoneware mug", competitors: "Denby" }, ["stoneware mug"]],
  [
    "what the description begins with, and its shortest form",
    { description: "Left front headlight for a 2014 car, used" },
    ["left front headlight", "front headlight"],
  ],
  ["an app by what it does", { description: "Rain radar app for Ireland" }, ["rain radar"]],
  [
    "without a town where the seller is not",
    { targetKeywords: "swimming lessons Cardiff, learn to swim Penarth", location: "Penarth, Vale of Glamorgan" },
    ["swimming lessons", "learn to swim penarth"],
  ],
  ["without a measure", { description: "Titanium mug 450 ml with handles" }, ["titanium mug"]],
  [
    "the video's title",
    { description: "Watch this", videoTitle: "How to change brake pads" },
    ["change brake pads", "brake pads"],
  ],
  ["nothing from nothing", {}, []],
])("the main phrases are %s", (_, given, expected) => {
  expect(textsOf(given)).toEqual(expected)
})

test("nobody searches for an app by its name", () => {
  const given = { appName: "Hanger", description: "Wardrobe app: photograph your clothes, plan outfits." }
  expect(textsOf(given, "Hanger")).not.toContain("hanger")
  expect(textsOf(given, "Hanger")).toEqual(textsOf(given))
})

test("people search for a product by its own name, not by the shop's", () => {
  const products = [{ name: "Speckled Stoneware Mug", category: "", description: "" }]
  expect(textsOf({ products }, "Speckled Stoneware Mug")).toEqual(["speckled stoneware mug", "stoneware mug"])
})

test("nearly every sample brief has a phrase that people chose as its main one", () => {
  const missed = readSamples().filter(({ brief, main }) => {
    const words = subjectsOf(brief).flatMap(({ name }) =>
      phrasesOf(brief, name).map((phrase) => phrase.words.join(" ")),
    )
    const wanted = main.flat().map((text) => text.toLowerCase().replaceAll("-", " "))
    return !wanted.some((one) => words.some((all) => one.split(" ").some((word) => all.includes(word.slice(0, -1)))))
  })
  expect(missed.map(({ id }) => id).length).toBeLessThanOrEqual(4)
})
