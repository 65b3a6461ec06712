import { addImport, addRow } from "./insert.ts"
import { type Name, type Recipe, today } from "./recipe.ts"

export const platform: Recipe = (name) => ({
  files: {
    [`src/domain/platforms/${name.kebab}.ts`]: platformFile(name),
    [`src/domain/platforms/${name.kebab}/slots.ts`]: slotsFile(name),
    [`src/domain/platforms/${name.kebab}/fields.ts`]: fieldsFile(name),
    [`src/domain/platforms/${name.kebab}/writing.ts`]: writingFile(name),
    [`src/domain/previews/${name.kebab}.ts`]: excerptsFile(name),
    [`src/web/previews/${name.kebab}-preview.tsx`]: layoutFile(name),
  },
  rows: {
    "src/domain/platform-summaries.ts": (text) =>
      addRow(
        text,
        "platformSummaries",
        `{ id: "${name.kebab}", label: "${name.words}", note: "What it is known for", tintHue: ${freeHue(text)} }`,
      ),
    "src/domain/platforms/index.ts": (text) =>
      addRow(addImport(text, `import { ${name.camel} } from "./${name.kebab}.ts"`), "platforms", name.camel),
    "src/domain/previews/preview-of.ts": (text) =>
      addRow(
        addImport(text, `import { ${name.camel}Preview } from "./${name.kebab}.ts"`),
        "previews",
        `"${name.kebab}": ${name.camel}Preview`,
      ),
    "src/web/previews/preview-layouts.ts": (text) =>
      addRow(
        addImport(text, `import { ${name.pascal}Preview } from "./${name.kebab}-preview.tsx"`),
        "previewLayouts",
        `"${name.kebab}": ${name.pascal}Preview`,
      ),
    "src/web/parts/icons/platform-icon.tsx": (text) => addRow(text, "icons", `"${name.kebab}": Tag`),
    "src/domain/examples/examples.ts": (text) => addRow(text, "examples", `"${name.kebab}": ${example}`),
    "src/contract/seo/form.test.ts": (text) => addRow(text, "ownRequired", `["${name.kebab}", []]`),
    "test/quality/example-facts.ts": (text) =>
      addRow(
        text,
        "exampleFacts",
        `"${name.kebab}": { facts: ["12 oz", "stoneware"], main: [["stoneware mug", "mug"]] }`,
      ),
  },
  next: "Read its rules and put them into its slots, each with its source. Then add its form's fields, the fields of the platform's own form, its score, its settings for the writer, an icon, an example, three briefs in test/briefs, and a preview that looks like its pages.",
})

/** The middle of the widest gap between the hues of the platforms. */
function freeHue(text: string): number {
  const hues = [...text.matchAll(/tintHue: (\d+)/g)].map(([, hue]) => Number(hue)).sort((a, b) => a - b)
  const gaps = hues.map((hue, at) => ({ hue, width: (hues[at + 1] ?? (hues[0] ?? 0) + 360) - hue }))
  const [widest] = gaps.toSorted((a, b) => b.width - a.width)
  return widest === undefined ? 0 : Math.round(widest.hue + widest.width / 2) % 360
}

const example = `{
  businessName: "Saltmarsh Pottery",
  industry: "Handmade ceramics",
  description: "Stoneware mugs with a speckled oatmeal glaze, thrown on the wheel one at a time in a boat shed in Rye. Every glaze is lead-free and food-safe. Ships from Rye within 3 days.",
  targetKeywords: "stoneware mug, handmade coffee mug, speckled mug, oatmeal glaze",
  targetAudience: "Coffee and tea drinkers who like one good mug",
  uniqueSellingProposition: "The handle takes four fingers",
  priceRange: "$38",
  location: "Rye, East Sussex",
  products: [
    {
      name: "Speckled Stoneware Mug",
      category: "Mugs",
      description: "A stoneware mug with an oatmeal glaze. Holds 12 oz, stands 3.75 inches tall and weighs 380 g. The handle takes four fingers. Goes in the dishwasher and the microwave.",
    },
  ],
}`

const platformFile = ({
  kebab,
  camel,
  words,
}: Name): string => `import { platformSummaryOf } from "../platform-summaries.ts"
import { ${camel}Fields } from "./${kebab}/fields.ts"
import { ${camel}Slots } from "./${kebab}/slots.ts"
import { ${camel}Writing } from "./${kebab}/writing.ts"
import { makePlatform } from "./platform.ts"

const guess = { name: "Nobody has weighed it for ${words} yet", readOn: "${today()}" }

export const ${camel} = makePlatform({
  ...platformSummaryOf("${kebab}"),
  sellerField: null,
  genre: "goods",
  fields: ${camel}Fields,
  slots: ${camel}Slots,
  pasted: ["productTitle", "improvedBodyText"],
  statedRules: [],
  checks: [
    {
      id: "title-opening",
      label: "Title starts with the product",
      points: 25,
      measure: { of: "opening", slot: "productTitle", withinChars: 60 },
      why: "The first words of a title are visible everywhere.",
      source: guess,
    },
    {
      id: "description-facts",
      label: "Your facts included",
      points: 40,
      measure: { of: "facts", slots: ["improvedBodyText", "bulletPoints", "productTitle"], share: 0.7 },
      why: "Buyers must be able to read what the photos do not show.",
      source: guess,
    },
    {
      id: "description-substance",
      label: "Description says enough",
      points: 35,
      measure: { of: "substance", slot: "improvedBodyText", toWords: 40 },
      why: "One sentence does not answer a buyer's questions.",
      source: guess,
    },
  ],
  guidance: [],
  writing: ${camel}Writing,
  importFile: null,
})
`

/** One field with a key that briefs already have; a new key is a row in src/domain/seo/brief.ts. */
const fieldsFile = ({ camel }: Name): string => `import type { FormField } from "../../rule-book/form-field.ts"

export const ${camel}Fields: readonly FormField[] = [
  {
    key: "keyFeatures",
    label: "Key features",
    help: "What buyers compare, one per line.",
    example: "Holds 12 oz",
    isRequired: false,
    kind: "text",
  },
]
`

const writingFile = ({
  camel,
}: Name): string => `import { usualManners, type WritingManners } from "../../rule-book/writing-manners.ts"
import { buyerTopics, lines, list, opening, story, thingTopics } from "../../writer/plan/section.ts"

export const ${camel}Writing: WritingManners = {
  ...usualManners,
  layout: [
    opening,
    list("details", thingTopics),
    story,
    lines("order", ["price", "delivery", "place", ...buyerTopics]),
  ],
  ownFields: {},
}
`

/** The slots that every platform has, with the rules that hold everywhere. */
const slotsFile = ({
  kebab,
  camel,
  words,
}: Name): string => `import { freeListSlot, keywordsSlot, metaDescriptionSlot, titleTagSlot } from "../../rule-book/general-slots.ts"
import { advice, unconfirmed } from "../../rule-book/make-rule.ts"
import { lineSlot, proseSlot } from "../../rule-book/make-slot.ts"
import type { Slot } from "../../rule-book/slot.ts"

const guess = unconfirmed("Nobody has read ${words}'s rules yet")

const title = lineSlot("productTitle", {
  label: "Title",
  purpose: "What it is, then what sets it apart.",
  max: 100,
  target: [30, 80],
  rules: [
    advice(
      "${kebab}-1",
      "About 100 characters are safe on most platforms.",
      { check: "length", unit: "safeChars", max: 100 },
      guess,
    ),
  ],
})

export const ${camel}Slots: readonly Slot[] = [
  title,
  titleTagSlot(),
  metaDescriptionSlot(),
  proseSlot("improvedBodyText", {
    label: "Description",
    purpose: "What it is and who it is for, then details.",
    max: 5000,
    target: [300, 1500],
  }),
  freeListSlot("bulletPoints", {
    label: "Highlights",
    purpose: "Facts that buyers ask about, one per line.",
    target: [3, 5],
    maxChars: 120,
  }),
  freeListSlot("tags", {
    label: "Tags",
    purpose: "Phrases that buyers type.",
    target: [5, 10],
    maxChars: 60,
  }),
  keywordsSlot(),
  freeListSlot("searchTerms", {
    label: "Related searches",
    purpose: "What the same buyers type next.",
    target: [3, 8],
    maxChars: 60,
  }),
]
`

const excerptsFile = ({ camel, words }: Name): string => `import { unconfirmed } from "../rule-book/make-rule.ts"
import { makePreview } from "./excerpt.ts"

const guess = unconfirmed("Nobody has looked at ${words}'s pages yet")

export const ${camel}Preview = makePreview({
  cardTitle: {
    slot: "productTitle",
    where: "in search",
    on: {
      phone: { cut: { by: "characters", maxChars: 60, endsAt: "word" }, ...guess },
      desktop: { cut: { by: "characters", maxChars: 60, endsAt: "word" }, ...guess },
    },
  },
})
`

const layoutFile = ({
  kebab,
  camel,
  pascal,
  words,
}: Name): string => `import { ${camel}Preview } from "../../domain/previews/${kebab}.ts"
import { Excerpted } from "./excerpted.tsx"
import { FormattedText } from "./formatted-text.tsx"
import type { PreviewProps } from "./preview-props.ts"
import { View } from "./view.tsx"
import { Words } from "./words.tsx"

export function ${pascal}Preview({ listing, screen }: PreviewProps) {
  return (
    <>
      <View name="In ${words}’s search" screen={screen}>
        <Excerpted of={${camel}Preview.cardTitle} listing={listing} screen={screen} />
      </View>
      <View name="On its page" screen={screen}>
        <p className="mb-3 font-bold text-[18px]">
          <Words text={listing.productTitle} />
        </p>
        <FormattedText text={listing.improvedBodyText} />
      </View>
    </>
  )
}
`
