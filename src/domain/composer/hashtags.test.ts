import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { hashtagsOf } from "./hashtags.ts"

const tagsOf = (tiktokHashtags: string, phrases: readonly string[], count = 5): string[] =>
  hashtagsOf(tellerOf({ description: "Satin bonnet.", tiktokHashtags }, "tiktokshop").u, phrases, count, 40)

test.each<[string, string, readonly string[], readonly string[]]>([
  ["the seller's own come first", "#nightroutine", ["satin bonnet"], ["#nightroutine", "#satinbonnet"]],
  ["none stands twice", "#bonnet, #bonnet #Bonnets", ["bonnet"], ["#bonnet"]],
  ["reach is no subject", "#fyp #viral #foryou #curlyhair", [], ["#curlyhair"]],
  ["sentences are none", "", ["a bonnet for very long hair", "sleep cap"], ["#sleepcap"]],
])("%s", (_, given, phrases, tags) => {
  expect(tagsOf(given, phrases)).toEqual(tags)
})

test("no more than asked for", () => {
  expect(tagsOf("", ["one cap", "two caps", "three hats"], 2)).toHaveLength(2)
})
