import { describe, expect, it } from "vitest"
import { cannedEntries, quickQuestions } from "./canned.ts"
import { faq } from "./faq.ts"
import { answerOf, faqCategories } from "./faq-item.ts"

describe("the questions", () => {
  it("are 25, in nine categories, none of them empty", () => {
    expect(faq).toHaveLength(25)
    expect(faqCategories).toHaveLength(9)
    expect(new Set(faq.map(({ category }) => category)).size).toBe(9)
  })

  it("are listed by category, each with its own id", () => {
    const order = faqCategories.map(({ id }) => id)
    const places = faq.map(({ category }) => order.indexOf(category))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(new Set(faq.map(({ id }) => id)).size).toBe(25)
  })

  it("name the contact if that is the answer", () => {
    const named = faq.filter(({ namesSupport }) => namesSupport).map((item) => answerOf(item, "help@shop.example"))
    expect(named).toHaveLength(2)
    for (const answer of named) expect(answer).toContain("help@shop.example")
    for (const item of faq) expect(answerOf(item, null)).not.toMatch(/@|null|undefined/)
  })
})

describe("the canned entries", () => {
  it("cover their eight categories", () => {
    expect(new Set(cannedEntries.map(({ category }) => category)).size).toBe(8)
  })

  it("have four suggested questions, with cost and unlimited first", () => {
    expect(quickQuestions).toHaveLength(4)
    expect(quickQuestions[0]).toMatch(/cost/)
    expect(quickQuestions[1]).toMatch(/unlimited generation/)
    expect(quickQuestions).not.toContain("")
  })
})
