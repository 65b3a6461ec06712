import { expect, test } from "vitest"
import { mendedEnd, withFinalE, withFinalG } from "./mended-end.ts"

test.each([
  ["removd", "removed"],
  ["spoild", "spoiled"],
  ["cleand", "cleaned"],
  ["wrapd", "wrapped"],
  ["chipd", "chipped"],
  ["wraped", "wrapped"],
  ["stoping", "stopping"],
  ["contracters", "contractors"],
  ["extracters", "extractors"],
  ["actualy", "actually"],
  ["finishs", "finishes"],
  ["printible", "printable"],
  ["moveble", "movable"],
  ["collapsable", "collapsible"],
  ["balence", "balance"],
  ["resistent", "resistant"],
  ["adherance", "adherence"],
  ["attachmants", "attachments"],
  ["dimentions", "dimensions"],
  ["submition", "submission"],
  ["librery", "library"],
  ["gallary", "gallery"],
  ["cuticel", "cuticle"],
  ["ellipticle", "elliptical"],
  ["articals", "articles"],
  ["falsly", "falsely"],
  ["comfortabley", "comfortably"],
  ["powerfull", "powerful"],
  ["playrs", "players"],
  ["carveing", "carving"],
])("the end of %s is that of %s", (typed, word) => {
  expect(mendedEnd(typed)).toBe(word)
  expect(mendedEnd(word)).toBeNull()
})

test.each("siping jared solly holley schnitzel flickr longeing".split(" "))("the end of %s may be right", (typed) => {
  expect(mendedEnd(typed)).toBeNull()
})

test.each([
  ["hookin", "hooking"],
  ["comin", "coming"],
  ["talkin", "talking"],
  ["muslin", null],
  ["rankin", null],
  ["statin", null],
])("%s with a final g is %s", (typed, word) => {
  expect(withFinalG(typed)).toBe(word)
})

test.each([
  ["metronom", "metronome"],
  ["increas", null],
  ["collaps", null],
  ["approximat", "approximate"],
  ["valentin", null],
  ["barrett", null],
])("%s with a final e is %s", (typed, word) => {
  expect(withFinalE(typed)).toBe(word)
})
