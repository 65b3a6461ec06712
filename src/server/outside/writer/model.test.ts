import { describe, expect, test } from "vitest"
import { usage } from "../../../../test/fake-model.ts"
import { good, openModelWriter, patience, secretKey } from "../../../../test/model-writer.ts"
import { goodDraft, makeTask, market } from "../../../../test/writing-task.ts"

describe("a model that answers", () => {
  test.each([
    ["openai-compatible", {}, "/v1/chat/completions"],
    ["openai", { OPENAI_API_KEY: secretKey }, "/v1/chat/completions"],
    ["anthropic", { ANTHROPIC_API_KEY: secretKey, AI_MODEL: "claude-haiku-4-5" }, "/v1/messages"],
    ["google", { GOOGLE_GENERATIVE_AI_API_KEY: secretKey }, "/v1beta/models/fake-model:generateContent"],
  ])("of %s writes the draft and reports its usage", async (provider, env, path) => {
    const { fake, writer } = await openModelWriter([good], { AI_PROVIDER: provider, ...env })
    const written = await writer.write(makeTask(), patience)
    expect(written.draft).toEqual({ productName: "Speckled Stoneware Mug", ...goodDraft })
    expect(written).toMatchObject({ ...usage, writer: writer.name })
    expect(fake.asked).toHaveLength(1)
    expect(fake.asked[0]?.path).toBe(path)
    expect(fake.asked[0]?.key).toContain(secretKey)
    expect(fake.asked[0]?.fields).toEqual(market.slots.map((slot) => slot.key))
    expect(fake.asked[0]?.system).toContain("Market listing")
    expect(fake.asked[0]?.user).toContain("Northlight Pottery")
  })

  test("costs what its tokens cost, and nothing if its price is unknown", async () => {
    const known = await openModelWriter([good], { AI_MODEL: "gpt-4.1-mini" })
    const unknown = await openModelWriter([good])
    expect((await known.writer.write(makeTask(), patience)).costMicros).toBe(1200 * 0.4 + 300 * 1.6)
    expect((await unknown.writer.write(makeTask(), patience)).costMicros).toBe(0)
  })

  test("rewrites one field, and returns that field alone", async () => {
    const { fake, writer } = await openModelWriter([
      { say: { productTitle: "Oatmeal Stoneware Mug with a Wide Handle" } },
    ])
    const listing = { productName: "Mug", ...goodDraft, keywords: [], bulletPoints: [], searchTerms: [], titleTag: "" }
    const again = { listing, field: "productTitle" as const, instruction: "Name the handle", times: 0 }
    const { draft } = await writer.write(makeTask({ again }), patience)
    expect(draft).toEqual({
      productName: "Speckled Stoneware Mug",
      productTitle: "Oatmeal Stoneware Mug with a Wide Handle",
    })
    expect(fake.asked[0]?.fields).toEqual(["productTitle"])
    expect(fake.asked[0]?.user).toContain("Name the handle")
    expect(fake.asked[0]?.system).not.toContain("Name the handle")
  })
})
