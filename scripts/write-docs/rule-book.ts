import { checkOf, type Limit } from "../../src/domain/checks/index.ts"
import { unitNames } from "../../src/domain/checks/wording/amounts.ts"
import { platforms } from "../../src/domain/platforms/index.ts"
import type { Platform } from "../../src/domain/platforms/platform.ts"
import { fieldsOf } from "../../src/domain/rule-book/core-fields.ts"
import { amazonNodes } from "../../src/domain/rule-book/enumerations/amazon-nodes.ts"
import { appStoreCategories } from "../../src/domain/rule-book/enumerations/app-store-categories.ts"
import { ebayConditions } from "../../src/domain/rule-book/enumerations/ebay-conditions.ts"
import type { Enumeration } from "../../src/domain/rule-book/enumerations/enumeration.ts"
import { facebookCategories } from "../../src/domain/rule-book/enumerations/facebook-categories.ts"
import { facebookConditions } from "../../src/domain/rule-book/enumerations/facebook-conditions.ts"
import { playCategories } from "../../src/domain/rule-book/enumerations/play-categories.ts"
import { tiktokCategories } from "../../src/domain/rule-book/enumerations/tiktok-categories.ts"
import { youtubeCategories } from "../../src/domain/rule-book/enumerations/youtube-categories.ts"
import type { FormField } from "../../src/domain/rule-book/form-field.ts"
import { shortPhrases } from "../../src/domain/rule-book/general-slots.ts"
import { bodyTextField, productFields, styleField, toneField } from "../../src/domain/rule-book/other-fields.ts"
import { lineRules, noCompetitors, noRepeats, notEmpty, proseRules } from "../../src/domain/rule-book/own-rules.ts"
import type { Rule } from "../../src/domain/rule-book/rule.ts"
import type { Slot } from "../../src/domain/rule-book/slot.ts"
import { table } from "./table.ts"

const enumerations: readonly Enumeration[] = [
  amazonNodes,
  ebayConditions,
  youtubeCategories,
  appStoreCategories,
  playCategories,
  tiktokCategories,
  facebookConditions,
  facebookCategories,
]

export const describeRuleBook = (): string =>
  `# Rule book

<!-- Made by npm run docs from src/domain/platforms/ and src/domain/rule-book/. -->

Everything that Search Simple knows of the ten platforms. Forms, counters, prompts, corrections, scores and exports read
the same data.

**Hard** is what a platform enforces: it rejects, cuts, ignores or suppresses what breaks it. Our own promises are hard too
and say so. **Advice** only says what is better. _Confirmed_ was read on the platform's own pages or in two sources that
agree, _secondary_ in somebody else's; _unconfirmed_ means that sources disagree or none is the platform's, and is never
more than advice.

A required place that is empty breaks ${notEmpty.id}: ${notEmpty.says}

## Rules of our own

${table(
  ["Rule", "Where", "Kind", "Value", "Why", "Confidence", "Source", "Read"],
  ownRules.map(([where, rule]) => ruleRow(where, rule)),
)}

## The form on every platform

${fieldTable([...fieldsOf({ fields: [] }), ...productFields, bodyTextField, toneField, styleField])}

${platforms.map(describePlatform).join("\n")}
## Enumerations

${enumerations.map(describeEnumeration).join("\n\n")}

## Patterns

What the rules look for or demand, as JavaScript's regular expressions.

${patternList()}
`
    .replace(/\n{3,}/g, "\n\n")
    .replace(/\n+$/, "\n")

/** Each of these appears in many slots and is not repeated in the platforms' tables. */
const ownRules: readonly (readonly [where: string, rule: Rule])[] = [
  ...lineRules.map((rule) => ["texts of one line, items of lists", rule] as const),
  ...proseRules.map((rule) => ["texts of several paragraphs", rule] as const),
  ["all places", noCompetitors],
  ["lists without a rule of the platform", noRepeats],
  ["phrases without a rule of the platform", shortPhrases],
]

const describePlatform = (platform: Platform): string =>
  [
    `## ${platform.label}`,
    "### Its own fields",
    fieldTable(platform.fields),
    "### Places of the listing",
    table(
      ["Place", "Called", "What belongs there", "Required", "End of its counter", "Aim"],
      platform.slots.map(slotRow),
    ),
    "### Rules",
    table(
      ["Rule", "Place", "Kind", "Value", "Why", "Confidence", "Source", "Read"],
      rulesWithPlaces(platform).map(([rule, places]) => ruleRow(places.join(", "), rule)),
    ),
    ...(platform.statedRules.length > 0
      ? [
          "### What else it says",
          table(
            ["Rule", "About", "Kind", "What", "Confidence", "Source", "Read"],
            platform.statedRules.map(({ id, about, kind, says, confidence, source }) => [
              id,
              about,
              kind,
              says,
              confidence,
              source.name,
              source.readOn,
            ]),
          ),
        ]
      : []),
    ...(platform.checks.length > 0
      ? [
          "### Score",
          table(
            ["Check", "Points", "Why", "Source", "Read"],
            platform.checks.map(({ label, points, why, source }) => [
              label,
              String(points),
              why,
              source.name,
              source.readOn,
            ]),
          ),
        ]
      : []),
    "",
  ].join("\n\n")

const fieldTable = (fields: readonly FormField<string>[]): string =>
  table(
    ["Field", "Label", "Kind", "Required", "What", "Example"],
    fields.map(({ key, label, kind, isRequired, help, example }) => [
      `\`${key}\``,
      label,
      kind,
      isRequired ? "yes" : "",
      help,
      example.replaceAll("\n", "; "),
    ]),
  )

function slotRow({ key, label, purpose, kind, isRequired, unit, max, target }: Slot): string[] {
  const aim = target.min === target.max ? String(target.max) : `${target.min} to ${target.max}`
  return [
    `\`${key}\``,
    label,
    purpose,
    isRequired ? "yes" : "",
    `${max} ${unitNames[unit].inRuleBook}${kind === "list" ? " each" : ""}`,
    kind === "list" ? `${aim} items` : aim,
  ]
}

/** A rule about several slots appears once. */
function rulesWithPlaces({ slots }: Platform): [rule: Rule, places: string[]][] {
  const own = new Set(ownRules.map(([, { id }]) => id))
  const places = new Map<string, [Rule, string[]]>()
  for (const { key, rules } of slots)
    for (const rule of rules) {
      if (own.has(rule.id)) continue
      const [first, keys] = places.get(rule.id) ?? [rule, []]
      places.set(rule.id, [first, [...keys, `\`${key}\``]])
    }
  return [...places.values()]
}

/** Each pattern once, under the words that describe what it looks for. */
function patternList(): string {
  const sources = new Map<string, string>()
  for (const { limit } of platforms.flatMap(({ slots }) => slots.flatMap(({ rules }) => rules)))
    if ("pattern" in limit)
      sources.set(limit.pattern.source, `${limit.what}, with the flags ${limit.pattern.flags || "none"}`)
  return [...sources].map(([source, what]) => `- ${what}:\n\n  \`\`\`\n  ${source}\n  \`\`\`\n`).join("\n")
}

const ruleRow = (where: string, { id, kind, limit, says, confidence, source }: Rule): string[] => [
  id,
  where,
  kind,
  describeLimit(limit),
  says,
  confidence,
  source.name,
  source.readOn,
]

const describeLimit = <Id extends Limit["check"]>(limit: Limit<Id>): string => checkOf(limit).describeLimit(limit)

const describeEnumeration = ({ name, source, entries }: Enumeration): string =>
  [
    `### ${name}`,
    `Source: ${source.name}, read ${source.readOn}.`,
    table(
      ["Id", "Label", "Confidence"],
      entries.map(({ id, label, confidence }) => [`\`${id}\``, label, confidence]),
    ),
  ].join("\n\n")
