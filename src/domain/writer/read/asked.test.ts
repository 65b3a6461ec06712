import { describe, expect, test } from "vitest"
import { askedApart } from "./asked.ts"

const askedIn = (text: string, isOfPage = false): string[] =>
  askedApart(text, isOfPage).flatMap((part) => (part.isAsked ? [part.text] : []))

describe("a buyer's questions", () => {
  test.each([
    "How often should it be tuned? Twice a year.\nDo you move pianos? No, but I know who does. Ask me for a number.",
    "Can I wash it? Yes, at 30.\nWhat if it does not fit? Send it back within 30 days.",
  ])("keep their answers in %j", (text) => {
    expect(askedIn(text)).toEqual(text.split("\n"))
  })

  test("are separate on one line", () => {
    const text = "Do you ship abroad? Yes, to the EU. How long does it take? About a week."
    expect(askedIn(text, true)).toEqual(["Do you ship abroad? Yes, to the EU.", "How long does it take? About a week."])
  })

  test("are separated from the text around them", () => {
    const text = "Open all year.\nDo you bake on Sundays? No.\nCan I order by phone? Yes.\nCash only."
    expect(askedApart(text, false).map(({ isAsked }) => isAsked)).toEqual([false, true, true, false])
  })

  test.each([
    ["Tired of cold tea? This cosy keeps a pot warm.\nGot a big pot? It fits six cups."],
    ["Is your tea always cold? This cosy keeps a pot warm."],
    ["Do you move pianos?"],
  ])("are not found in %j", (text) => {
    expect(askedIn(text)).toEqual([])
  })

  test("can be a single one in a section of a page", () => {
    expect(askedIn("Do you move pianos? No.", true)).toEqual(["Do you move pianos? No."])
  })
})
