// One sample brief of test/briefs: a seller's input, and what a good listing of it contains and leaves out.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod/mini"
import { examples } from "../../src/domain/examples/examples.ts"
import { platforms } from "../../src/domain/platforms/index.ts"
import type { Platform } from "../../src/domain/platforms/platform.ts"
import { type Brief, type BriefText, briefTexts, styles, tones } from "../../src/domain/seo/brief.ts"
import { exampleFacts } from "./example-facts.ts"

export interface Sample {
  readonly id: string
  readonly platform: Platform
  readonly brief: Brief
  /** Each with its alternatives: one of them must be in the listing. */
  readonly facts: readonly (readonly string[])[]
  /** Words, or an expression between slashes, that no listing of this brief may contain. */
  readonly mustNot: readonly string[]
  /** For each product, or for the business, the phrases of which one belongs in the title. */
  readonly main: readonly (readonly string[])[]
}

const text = z._default(z.string(), "")
const fileShape = z.object({
  id: z.string(),
  platform: z.string(),
  form: z.object({
    ...Object.fromEntries(briefTexts.map((key) => [key, text])),
    tone: z._default(z.enum(tones), "professional"),
    style: z._default(z.enum(styles), "descriptive"),
    products: z._default(z.array(z.object({ name: z.string(), category: text, description: text })), []),
    bodyTextSections: z._default(z.array(z.object({ id: z.string(), content: z.string() })), []),
  }),
  facts: z.array(z.string()),
  mustNot: z.array(z.string()),
  main: z.array(z.array(z.string())),
})

export function readSample(json: string): Sample {
  const { id, platform: platformId, form, facts, mustNot, main } = fileShape.parse(JSON.parse(json))
  const platform = platforms.find((known) => known.id === platformId)
  if (platform === undefined) throw new Error(`${id} is for "${platformId}", which is no platform`)
  return { id, platform, brief: briefOf(form), facts: facts.map((fact) => fact.split("|")), mustNot, main }
}

/** The compiler cannot follow keys from a list; the schema has put a text under each of them. */
function briefOf(form: Pick<Brief, "products" | "bodyTextSections" | "tone" | "style">): Brief {
  const texts: object = Object.fromEntries(briefTexts.map((key) => [key, Reflect.get(form, key)]))
  if (!hasAllTexts(texts)) throw new Error("a brief lacks one of its texts")
  const { products, bodyTextSections, tone, style } = form
  return { ...texts, products, bodyTextSections, tone, style }
}

const hasAllTexts = (found: object): found is Record<BriefText, string> =>
  briefTexts.every((key) => typeof Reflect.get(found, key) === "string")

const folder = join(import.meta.dirname, "../briefs")

export const readSamples = (): readonly Sample[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => readSample(readFileSync(join(folder, name), "utf8")))

/** The forms' own examples: nobody's first listing may be a bad one. */
export const readExamples = (): readonly Sample[] =>
  platforms.map(({ id }) =>
    readSample(
      JSON.stringify({ id: `${id}-example`, platform: id, form: examples[id], mustNot: [], ...exampleFacts[id] }),
    ),
  )
