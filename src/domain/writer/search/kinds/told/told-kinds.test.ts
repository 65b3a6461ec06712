import { expect, test } from "vitest"
import { toldAppKinds } from "./told-app-kinds.ts"
import { indexOf, kindsTold, type ToldKinds } from "./told-kinds.ts"
import { toldTradeKinds } from "./told-trade-kinds.ts"
import { toldVideoKinds } from "./told-video-kinds.ts"

const rows = indexOf([
  `
choir & part|voice: choir practice app, learn choir parts
choir: choir app
nursing & baby: baby feeding app
trap & possum|low tide: trapping app
rota: uk:rota app, us:schedule app
`,
])

const found = (first: string, more = "", { isBritish = true, parts = "" } = {}): string[] =>
  kindsTold(rows, { first, parts, more, isBritish })

test("the row of which a text says most tells what people type", () => {
  expect(found("Helps choirs learn.")).toEqual(["choir app"])
  expect(found("Helps choirs learn.", "Each voice has its own line.")).toEqual([
    "choir practice app",
    "learn choir parts",
  ])
})

test("what comes later does not say what it is about", () => {
  expect(found("Counts rows of knitting.", "Our choir knits. Each part is counted.")).toEqual([])
})

test("parts say what it is only if nothing else does", () => {
  expect(found("Works offline.", "", { parts: "Choir rota" })).toEqual(["choir app"])
  expect(found("A log for trapping possums.", "", { parts: "Choir rota" })).toEqual(["trapping app"])
})

test("a word is said by its own forms, and by no other word of the same root", () => {
  expect(found("Records trapped possums.")).toEqual(["trapping app"])
  expect(found("Helps a nurse weigh a baby.")).toEqual([])
})

test("two words count only side by side", () => {
  expect(found("Shows traps at low tide.")).toEqual(["trapping app"])
  expect(found("Shows traps at low water and high tide.")).toEqual([])
})

test("each country gets its own words", () => {
  expect(found("A rota for cleaners.")).toEqual(["rota app"])
  expect(found("A rota for cleaners.", "", { isBritish: false })).toEqual(["schedule app"])
})

test("every phrase of the tables has one to six words, and every row has some", () => {
  const phrasesIn = (kinds: ToldKinds): string[] =>
    [...kinds.values()].flat().map((line) => line.slice(line.indexOf(": ") + 2))
  const isRight = (phrases: string): boolean =>
    phrases
      .split(", ")
      .every((phrase) => /^(?:u[ks]:)?[\p{L}\p{N}][\p{L}\p{N}'-]*(?: [\p{L}\p{N}'&+./-]+){0,5}$/u.test(phrase))
  const all = [toldAppKinds, toldTradeKinds, toldVideoKinds].flatMap(phrasesIn)
  expect(all.filter((phrases) => !isRight(phrases))).toEqual([])
})
