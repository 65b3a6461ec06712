import { addImport, addRow } from "./insert.ts"
import type { Name, Recipe } from "./recipe.ts"

export const platform: Recipe = (name) => ({
  files: {
    [`src/domain/platforms/${name.kebab}.ts`]: platformFile(name),
    [`src/domain/platforms/${name.kebab}/slots.ts`]: slotsFile(name),
    [`src/domain/previews/${name.kebab}.ts`]: excerptsFile(name),
    [`src/web/previews/${name.kebab}-preview.tsx`]: layoutFile(name),
  },
  rows: {
    "src/domain/platform-summaries.ts": (text) =>
      addRow(
        text,
        "platformSummaries",
        `{ id: "${name.kebab}", label: "${name.words}", note: "What it is known for", tintHue: 200 }`,
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
    "src/domain/examples/examples.ts": (text) =>
      addRow(
        text,
        "examples",
        `"${name.kebab}": { businessName: "Saltmarsh Pottery", industry: "Handmade ceramics", description: "Stoneware mugs, thrown on the wheel.", products: [] }`,
      ),
    "test/quality/example-facts.ts": (text) =>
      addRow(text, "exampleFacts", `"${name.kebab}": { facts: ["stoneware"], main: [["stoneware mug", "mug"]] }`),
  },
  next: "Read its rules and put them into its slots, each with its source; add its form's fields, which of its slots are pasted into its own form, and its score, and give it a hue of its own, an icon in src/web/parts/platform-icon.tsx, an example for its form, and a preview that looks like its pages.",
})

const platformFile = ({ kebab, camel }: Name): string => `import { platformSummaryOf } from "../platform-summaries.ts"
import { ${camel}Slots } from "./${kebab}/slots.ts"
import { makePlatform } from "./platform.ts"

export const ${camel} = makePlatform({
  ...platformSummaryOf("${kebab}"),
  sellerField: null,
  genre: "goods",
  fields: [],
  slots: ${camel}Slots,
  pasted: ["productTitle", "improvedBodyText"],
  statedRules: [],
  checks: [],
  guidance: [],
  importFile: null,
})
`

/** Every place that a platform has, with the rules that hold everywhere. */
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
    purpose: "What it is and for whom, then details.",
    max: 5000,
    target: [300, 1500],
  }),
  freeListSlot("bulletPoints", {
    label: "Highlights",
    purpose: "Facts that a buyer asks for, a line each.",
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
