import { describe, expect, test } from "vitest"
import { openModelWriter, patience } from "../../../../test/model-writer.ts"
import { goodDraft, makeTask, market } from "../../../../test/writing-task.ts"

describe("an answer in another format is accepted", () => {
  const json = JSON.stringify(goodDraft, null, 2)
  test.each([
    ["chat before and after", `Sure! Here is the {listing} you asked for:\n\n${json}\n\nLet me know!`],
    ["a markdown fence", `\`\`\`json\n${json}\n\`\`\``],
    ["trailing commas", json.replace("]", ",]").replace(/\}$/, ",}")],
    [
      "fields under their full names",
      JSON.stringify({ ...goodDraft, platformFields: undefined, "platformFields.materials": ["stoneware"] }),
    ],
  ])("%s", async (_, text) => {
    const { fake, writer } = await openModelWriter([{ say: text }])
    const { draft } = await writer.write(makeTask(), patience)
    expect(draft).toEqual({ productName: "Speckled Stoneware Mug", ...goodDraft })
    expect(fake.asked).toHaveLength(1)
  })

  test("fields that are too long are fine: they are fitted later, but have an upper limit", async () => {
    const body = "This mug holds 12 oz. ".repeat(3000)
    const { fake, writer } = await openModelWriter([
      { say: { ...goodDraft, productTitle: "Stoneware mug ".repeat(30), improvedBodyText: body } },
    ])
    const { draft } = await writer.write(makeTask(), patience)
    expect(fake.asked).toHaveLength(1)
    expect(draft.productTitle?.length).toBeGreaterThan(400)
    expect(draft.improvedBodyText?.length).toBeLessThanOrEqual(20_000)
  })

  test("control characters and marks that change the text direction are removed", async () => {
    const title = "Speckled\u202e Stone\u0007ware\tMug\u{e0041}\nwith handle"
    const { writer } = await openModelWriter([{ say: { ...goodDraft, productTitle: title } }])
    const { draft } = await writer.write(makeTask(), patience)
    expect(draft.productTitle).toBe("Speckled Stoneware Mug with handle")
    expect(draft.improvedBodyText).toBe(goodDraft.improvedBodyText)
  })
})

describe("a place that is made from others", () => {
  const derived = market.slots.map((slot) =>
    slot.key === "metaDescription"
      ? { ...slot, madeFrom: { slots: ["improvedBodyText"], as: "sentences" } as const }
      : slot,
  )
  const task = makeTask({ platform: { ...market, slots: derived } })

  test.each([
    ["left empty", [{ say: { ...goodDraft, metaDescription: "" } }], 1],
    ["left out", [{ say: { ...goodDraft, metaDescription: undefined } }], 1],
    ["of the wrong shape, twice", [{ say: { ...goodDraft, metaDescription: 7 } }], 2],
  ])("%s is made from them, and the listing is not refused", async (_, says, asked) => {
    const { fake, writer } = await openModelWriter(says)
    const { draft } = await writer.write(task, patience)
    expect(draft.metaDescription).toBe("This mug is thrown on the wheel. It holds 12 oz and has a wide handle.")
    expect(fake.asked).toHaveLength(asked)
  })
})
