import { addImport, addRow } from "./insert.ts"
import type { Name, Recipe } from "./recipe.ts"

export const platform: Recipe = (name) => ({
  files: {
    [`src/domain/platforms/${name.kebab}.ts`]: platformFile(name),
    [`src/domain/platforms/${name.kebab}/slots.ts`]: slotsFile(name),
  },
  rows: {
    "src/domain/platform-faces.ts": (text) =>
      addRow(
        text,
        "platformFaces",
        `{ id: "${name.kebab}", label: "${name.words}", note: "What it is known for", tintHue: 200 }`,
      ),
    "src/domain/platforms/index.ts": (text) =>
      addRow(addImport(text, `import { ${name.camel} } from "./${name.kebab}.ts"`), "platforms", name.camel),
  },
  next: "Read its rules and put them into its slots, each with its source; add its form's fields and its score, and give it a hue of its own and an icon in src/web/parts/platform-icon.tsx.",
})

const platformFile = ({ kebab, camel }: Name): string => `import { faceOf } from "../platform-faces.ts"
import { ${camel}Slots } from "./${kebab}/slots.ts"
import { makePlatform } from "./platform.ts"

export const ${camel} = makePlatform({
  ...faceOf("${kebab}"),
  sellerField: null,
  genre: "goods",
  fields: [],
  slots: ${camel}Slots,
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
