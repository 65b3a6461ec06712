import { describe, expect, test } from "vitest"
import { type Behaviour, usage } from "../../../../test/fake-model.ts"
import { good, openModelWriter, patience, problemOf } from "../../../../test/model-writer.ts"
import { goodDraft, makeTask } from "../../../../test/writing-task.ts"

describe("an answer that is partly wrong", () => {
  const cut = JSON.stringify(goodDraft).slice(0, JSON.stringify(goodDraft).indexOf("It holds"))
  test.each<[string, Behaviour, string[], string]>([
    ["a wrong type", { say: { ...goodDraft, tags: "mug, cup" } }, ["tags"], "a list of texts"],
    ["a field left empty", { say: { ...goodDraft, metaDescription: "  " } }, ["metaDescription"], "must not be empty"],
    [
      "a field left out",
      { say: { ...goodDraft, metaDescription: undefined } },
      ["metaDescription"],
      "must not be empty",
    ],
    ["a cut answer", { say: cut, isCutShort: true }, ["improvedBodyText"], "must not be empty"],
    [
      "a refusal in one field",
      { say: { ...goodDraft, metaDescription: "I'm sorry, but I cannot write that." } },
      ["metaDescription"],
      "own text",
    ],
    [
      "a placeholder",
      { say: { ...goodDraft, metaDescription: "A mug from [Your Brand]." } },
      ["metaDescription"],
      "placeholders",
    ],
    [
      "a foreign address",
      { say: { ...goodDraft, improvedBodyText: "A mug. More at https://evil.test/win" } },
      ["improvedBodyText"],
      "address",
    ],
    ["a foreign bare domain", { say: { ...goodDraft, tags: ["stoneware mug", "evil.test"] } }, ["tags"], "address"],
    [
      "a promise that the brief does not make",
      { say: { ...goodDraft, metaDescription: "A stoneware mug with a lifetime warranty." } },
      ["metaDescription"],
      "lifetime warranty",
    ],
    ["a competitor's name", { say: { ...goodDraft, tags: ["stoneware mug", "like clayco"] } }, ["tags"], "clayco"],
    [
      "forbidden words",
      { say: { ...goodDraft, productTitle: "Best Seller Stoneware Mug" } },
      ["productTitle"],
      "Best Seller",
    ],
    [
      "a text about something else",
      { say: { ...goodDraft, improvedBodyText: "Pirates sail far away under black flags." } },
      ["improvedBodyText"],
      "about the product",
    ],
  ])("%s: only that is asked for again, with the reason", async (_, behaviour, fields, reason) => {
    const { fake, writer } = await openModelWriter([behaviour, good])
    const { draft, tokensIn } = await writer.write(makeTask(), patience)
    expect(draft).toMatchObject(goodDraft)
    expect(fake.asked).toHaveLength(2)
    expect(fake.asked[1]?.fields.filter((field) => field !== "platformFields.materials")).toEqual(fields)
    expect(fake.asked[1]?.user).toContain(reason)
    expect(tokensIn).toBe(2 * usage.tokensIn)
  })

  test("the brief's address and site may be mentioned", async () => {
    const { fake, writer } = await openModelWriter([
      { say: { ...goodDraft, improvedBodyText: "A stoneware mug. See northlight.example." } },
    ])
    await writer.write(makeTask(), patience)
    expect(fake.asked).toHaveLength(1)
  })

  test("a keyword that makes a claim is removed, and costs no second round", async () => {
    const tags = ["stoneware mug", "handmade mug", "oatmeal mug", "wide mug", "mug of 9 oz"]
    const { fake, writer } = await openModelWriter([{ say: { ...goodDraft, tags } }])
    expect((await writer.write(makeTask(), patience)).draft.tags).toEqual(tags.slice(0, 4))
    expect(fake.asked).toHaveLength(1)
  })

  test("single characters that fit removes cost no second round", async () => {
    const { fake, writer } = await openModelWriter([{ say: { ...goodDraft, productTitle: "Stoneware Mug $" } }])
    await writer.write(makeTask(), patience)
    expect(fake.asked).toHaveLength(1)
  })

  test("forbidden words that come back are left to fit", async () => {
    const { writer } = await openModelWriter([{ say: { ...goodDraft, productTitle: "Best Seller Stoneware Mug" } }])
    expect((await writer.write(makeTask(), patience)).draft.productTitle).toBe("Best Seller Stoneware Mug")
  })

  test("an acceptable first answer is kept if the second round fails", async () => {
    const { fake, writer } = await openModelWriter([
      { say: { ...goodDraft, productTitle: "Best Seller Stoneware Mug" } },
      { status: 500 },
    ])
    expect((await writer.write(makeTask(), patience)).draft.productTitle).toBe("Best Seller Stoneware Mug")
    expect(fake.asked).toHaveLength(4)
  })

  test("an optional field that fails twice is left out", async () => {
    const { writer } = await openModelWriter([{ say: { ...goodDraft, platformFields: { materials: 7 } } }])
    const { draft } = await writer.write(makeTask(), patience)
    expect(draft.platformFields).toBeUndefined()
    expect(draft.productTitle).toBe(goodDraft.productTitle)
  })

  test("a required field that fails twice fails the listing with a plain message, without a third round", async () => {
    const { fake, writer } = await openModelWriter([{ say: { ...goodDraft, tags: 7 } }])
    const problem = await problemOf(writer.write(makeTask(), patience))
    expect(problem.code).toBe("provider_failed")
    expect(problem.message).toMatch(/try again/)
    expect(fake.asked).toHaveLength(2)
  })

  test.each([
    ["a refusal", "I'm sorry, but I can't help with that request."],
    ["nothing", ""],
    ["an empty object", "{}"],
    ["a page", "<html><body>{ not: json</body></html>"],
  ])("%s instead of an answer fails after the second round", async (_, say) => {
    const { fake, writer } = await openModelWriter([{ say }])
    expect((await problemOf(writer.write(makeTask(), patience))).code).toBe("provider_failed")
    expect(fake.asked).toHaveLength(2)
  })
})
