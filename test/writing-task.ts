import * as z from "zod/mini"
import type { Limit } from "../src/domain/checks/index.ts"
import { etsy } from "../src/domain/platforms/etsy.ts"
import type { Platform } from "../src/domain/platforms/platform.ts"
import type { Rule } from "../src/domain/rule-book/rule.ts"
import type { Slot } from "../src/domain/rule-book/slot.ts"
import { type Brief, briefTexts } from "../src/domain/seo/brief.ts"
import type { WritingTask } from "../src/server/outside/writer/writer.ts"

const rule = (id: string, limit: Limit): Rule => ({
  id,
  kind: "hard",
  says: "A rule of the test's own platform.",
  limit,
  confidence: "confirmed",
  source: { name: "the test", readOn: "2026-11-21" },
})

const slot = (changes: Partial<Slot> & Pick<Slot, "key" | "kind" | "max">): Slot => ({
  label: changes.key,
  purpose: `What stands in ${changes.key}.`,
  isLong: false,
  isRequired: true,
  isOptional: false,
  unit: "codePoints",
  target: { min: 1, max: changes.max },
  rules: [],
  ...changes,
})

/** A market with few rules, so that a writer's test does not depend on a real platform's current rules. */
export const market: Platform = {
  ...etsy,
  label: "Market",
  guidance: ["Buyers here look for things made by hand."],
  slots: [
    slot({
      key: "productTitle",
      kind: "text",
      max: 60,
      rules: [
        rule("T1", { check: "length", unit: "codePoints", max: 60 }),
        rule("T2", { check: "forbidden", pattern: { source: "\\bbest ?sellers?\\b|[$]", flags: "i" }, what: "praise" }),
      ],
    }),
    slot({ key: "metaDescription", kind: "text", max: 158 }),
    slot({
      key: "tags",
      kind: "list",
      max: 20,
      target: { min: 3, max: 3 },
      rules: [
        rule("T3", { check: "count", max: 3 }),
        rule("T4", { check: "item-length", unit: "codePoints", max: 20 }),
        rule("T5", { check: "competitors" }),
      ],
    }),
    slot({ key: "improvedBodyText", kind: "text", max: 900, isLong: true }),
    slot({ key: "platformFields.materials", kind: "list", max: 20, isRequired: false, isOptional: true }),
  ],
}

const blankTexts = z
  .record(z.enum(briefTexts), z.string())
  .parse(Object.fromEntries(briefTexts.map((key) => [key, ""])))

const mug = {
  name: "Speckled Stoneware Mug",
  category: "Mugs",
  description: "Holds 12 oz. Oatmeal glaze. Wide handle.",
}

export function makeBrief(changes: Partial<Brief> = {}): Brief {
  return {
    ...blankTexts,
    products: [mug],
    bodyTextSections: [],
    tone: "friendly",
    style: "descriptive",
    businessName: "Northlight Pottery",
    industry: "Ceramics",
    description: "Stoneware mugs thrown on the wheel in a small studio.",
    targetKeywords: "stoneware mug, handmade mug",
    competitors: "Clayco",
    website: "https://northlight.example",
    ...changes,
  }
}

export function makeTask(changes: Partial<WritingTask> = {}): WritingTask {
  return { userId: "maker", brief: makeBrief(), subject: mug, platform: market, ...changes }
}

/** A model's answer when all goes well. */
export const goodDraft = {
  productTitle: "Speckled Stoneware Mug, 12 oz, Oatmeal Glaze",
  metaDescription: "A stoneware mug with a wide handle and an oatmeal glaze. Holds 12 oz.",
  tags: ["stoneware mug", "handmade mug", "oatmeal mug"],
  improvedBodyText: "This mug is thrown on the wheel.\n\nIt holds 12 oz and has a wide handle.",
  platformFields: { materials: ["stoneware"] },
}
