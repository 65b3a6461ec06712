import { isDeepStrictEqual } from "node:util"
import type { Platform } from "../../src/domain/platforms/platform.ts"
import { fieldsOf } from "../../src/domain/rule-book/core-fields.ts"
import type { Rule, StatedRule } from "../../src/domain/rule-book/rule.ts"
import { briefTexts } from "../../src/domain/seo/brief.ts"
import { commonLists, commonTexts } from "../../src/domain/seo/listing.ts"
import { isDay } from "./lists.ts"

type AnyRule = Rule | StatedRule

/** Our own rules may apply to every platform; any other belongs to one. */
const isOwn = (id: string): boolean => /^O\d/.test(id)

const repeated = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) < at)

/** Errors in the data of the platforms, each with its place. */
export const faultsOfRuleBook = (platforms: readonly Platform[]): string[] => [
  ...platforms.flatMap((platform) =>
    [...faultsOfFields(platform), ...faultsOfSlots(platform), ...faultsOfRules(platform)].map(
      (fault) => `${platform.id}: ${fault}`,
    ),
  ),
  ...repeated(platforms.flatMap((platform) => [...idsOf(platform)].filter((id) => !isOwn(id)))).map(
    (id) => `"${id}" is a rule of two platforms`,
  ),
]

const idsOf = ({ slots, statedRules }: Platform): Set<string> =>
  new Set([...slots.flatMap(({ rules }) => rules), ...statedRules].map(({ id }) => id))

function faultsOfFields(platform: Platform): string[] {
  const keys = fieldsOf(platform).map(({ key }) => key)
  const { sellerField } = platform
  return [
    ...repeated(keys).map((key) => `the form asks twice for ${key}`),
    ...keys.filter((key) => !briefTexts.includes(key)).map((key) => `a brief has no ${key}`),
    ...fieldsOf(platform)
      .filter(({ label, help, example }) => [label, help, example].some((text) => text.trim() === ""))
      .map(({ key }) => `${key} has no label, help or example`),
    ...fieldsOf(platform)
      .filter(({ kind, options }) => (kind === "select") !== (options !== undefined && options.length > 0))
      .map(({ key }) => `${key} has options and is no select, or the other way round`),
    ...(sellerField === null || platform.fields.some(({ key, isRequired }) => key === sellerField && isRequired)
      ? []
      : [`${sellerField} names the seller and is not required`]),
  ]
}

function faultsOfSlots({ slots }: Platform): string[] {
  const keys = slots.map(({ key }) => key)
  return [
    ...[...commonTexts, ...commonLists].filter((key) => !keys.includes(key)).map((key) => `there is no ${key}`),
    ...repeated(keys).map((key) => `${key} is there twice`),
    ...slots
      .filter(({ key, kind }) => [...commonLists].some((list) => list === key) !== (kind === "list") && !/\./.test(key))
      .map(({ key }) => `${key} is of the wrong kind`),
    ...slots.flatMap(({ key, target, max, kind }) =>
      target.min > target.max || (kind === "text" && target.max > max) ? [`${key} aims past its end`] : [],
    ),
    ...slots.flatMap(({ key, rules }) => repeated(rules.map(({ id }) => id)).map((id) => `${key} has ${id} twice`)),
  ]
}

function faultsOfRules({ slots, statedRules }: Platform): string[] {
  const rules: readonly AnyRule[] = [...slots.flatMap((slot) => slot.rules), ...statedRules]
  const first = new Map<string, AnyRule>()
  for (const rule of rules) if (!first.has(rule.id)) first.set(rule.id, rule)
  return rules.flatMap((rule) => [
    ...(isDeepStrictEqual(first.get(rule.id), rule) ? [] : [`${rule.id} means two different rules`]),
    ...(rule.source.name.trim() === "" ? [`${rule.id} names no source`] : []),
    ...(isDay(rule.source.readOn) ? [] : [`${rule.id} does not say when it was read`]),
    ...(rule.kind === "hard" && rule.confidence === "unconfirmed" ? [`${rule.id} is a law that nobody confirmed`] : []),
    ...(/^(?:eBay|[\p{Lu}\d@]).*\.$/u.test(rule.says) ? [] : [`${rule.id} does not say a sentence`]),
    ...("limit" in rule ? faultsOfLimit(rule) : []),
  ])
}

function faultsOfLimit({ id, limit }: Rule): string[] {
  if ("min" in limit && "max" in limit && limit.min !== undefined && limit.max !== undefined && limit.min > limit.max)
    return [`${id} has its limits the wrong way round`]
  if (!("pattern" in limit)) return []
  const { source, flags } = limit.pattern
  try {
    // A pattern with state would find a match only every second time.
    return /[gy]/.test(new RegExp(source, flags).flags) ? [`${id} has a pattern with the flag g or y`] : []
  } catch {
    return [`${id} has a pattern that is none`]
  }
}
