import { onceFor } from "../../once-for.ts"
import type { Brief } from "../../seo/brief.ts"
import { splitList } from "../../text/split/split-list.ts"
import { isOfDeniedMaterial } from "./keywords-denied.ts"

/** What is typed of a feature that nobody has yet, or no longer. */
const isMissing =
  /\((?:not yet|(?:coming )?soon|planned|to ?do|wip|in progress|next version|removed|gone)\W*\)|(?<!\p{L})(?:coming soon|not yet)(?!\p{L})|(?<!\p{L})removed in \S+|= ?(?:false|no|off|removed)(?!\p{L})/iu
const isPlanned = /(?<!\p{L})coming soon(?!\p{L})|\((?:not yet|next version|planned)\W*\)/iu
const isSet = /(?<=\p{L}) ?= ?(?:true|yes|on)(?!\p{L})/giu

const marks = /(\n+|[;|]\s*|,(?!\d)\s*|\.\s+)(?![^()]*\))/

/** The list without some of its items, with the marks that were typed between the others. */
function withoutItems(raw: string, isLeftOut: (item: string) => boolean): string {
  const parts = raw.split(marks)
  const kept = parts.flatMap((part, at) =>
    at % 2 === 0 && !isLeftOut(part) ? [`${at === 0 ? "" : (parts[at - 1] ?? "")}${part}`] : [],
  )
  return kept.length * 2 === parts.length + 1 ? raw : kept.join("").replace(/^[\s;,|.]+/, "")
}

const withoutMissing = (raw: string): string => withoutItems(raw, (item) => isMissing.test(item)).replace(isSet, "")

/** "On the council's list? Check, Ann says we lapsed", "v1.9 beta?": what the seller is not sure of is not told. */
/** "Organic, Irish Organic Association" are a mark and who gives it: one proof. */
const withItsBody = (raw: string): string =>
  raw.replace(
    /(?<=^|[,;\n]\s*)(\p{L}+), ((?:the )?(?:\p{Lu}[\p{L}&.]* (?:of |for )?){1,4}(?:Association|Society|Council|Board|Institute|Federation|Union|Trust|Authority))(?=$|[,;.\n])/gu,
    "$1 ($2)",
  )

/** Of any app, one is the latest. */
const newest = /^\W*(?:the )?(?:latest|newest|current|new|updated)(?: version)?\W*$/i

const isUnsure =
  /\?\s*$|^\s*(?:check|ask|confirm|verify|find out)(?![\p{L}-])|(?<!\p{L})(?:not yet|(?:have|need|want) to (?:look|find|check|renew)|(?:are|am|is) applying|applied for|lapsed|expired)(?!\p{L})/iu
const withoutUnsure = (raw: string): string => {
  const parts = raw.split(/(?<=[.?!])\s+|\n+|;\s*|,\s+/)
  const kept = parts.filter(
    (part, at) => !isUnsure.test(part) && !/^\s*(?:check|ask|confirm|verify)\s*$/i.test(parts[at - 1] ?? ""),
  )
  return kept.length === parts.length ? raw : kept.map((part) => part.replace(/[.?!]+$/, "")).join(", ")
}

/** "Machine washable" among the features of what is to be washed by hand, "waterproof" of what is not. */
function isDenied(item: string, description: string): boolean {
  const said = item.trim().toLowerCase()
  const text = description.toLowerCase()
  if (/^machine.wash/.test(said) && !/machine/.test(text)) return /hand.wash|wash(?:ed)? by hand/.test(text)
  return /^\p{Ll}+$/u.test(said) && new RegExp(`(?<!\\p{L})not ${said}(?!\\p{L})`, "u").test(text)
}

/** "Used, see description": the form has one. */
const withoutPointer = (condition: string): string =>
  condition.replace(
    /\s*[,;(-]*\s*(?:(?:please|pls) )?(?:see|read|check) (?:the |my )?(?:desc\p{L}*|ad|listing|below|notes?|pics?|photos?)\)?\.?(?=\W*$)/iu,
    "",
  )

/** "New i guess", "60 x 24 cm each?": what it is, without the doubt. */
const withoutDoubt = (value: string): string =>
  value.replace(/[\s,]*(?:\?+|(?<!\p{L})(?:i (?:guess|think|reckon)|maybe|probably))+\s*$/iu, "")

/** "Fair trade??", "reborn wig (no, too small)" */
const isDoubted = (keyword: string): boolean => /\?\s*$|\((?:no|not)\b/i.test(keyword)

const squashed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, "")
const minName = 4

/**
 * The brief as its seller means it: without features that are planned or gone, proofs in doubt, features that the
 * description denies, and keywords that are the name of a competitor or of a material that it is not made of.
 */
export const asMeant = onceFor((brief: Brief): Brief => {
  const rivals = new Set(
    splitList(brief.competitors)
      .map(squashed)
      .filter((name) => name.length >= minName),
  )
  const withoutRivals = (raw: string): string =>
    withoutItems(raw, (item) => rivals.has(squashed(item)) || isDoubted(item) || isOfDeniedMaterial(item, brief))
  const meant = {
    description: withoutItems(brief.description, (item) => isPlanned.test(item)),
    appFeatures: withoutMissing(brief.appFeatures),
    keyFeatures: withoutItems(withoutMissing(brief.keyFeatures), (item) => isDenied(item, brief.description)),
    itemCondition: withoutDoubt(withoutPointer(brief.itemCondition)),
    facebookCondition: withoutDoubt(withoutPointer(brief.facebookCondition)),
    productDimensions: withoutDoubt(brief.productDimensions),
    certifications: withItsBody(withoutUnsure(brief.certifications)),
    appVersion: newest.test(brief.appVersion) ? "" : withoutUnsure(brief.appVersion),
    targetKeywords: withoutRivals(brief.targetKeywords),
    videoTags: withoutRivals(brief.videoTags),
    shopifyTags: withoutRivals(brief.shopifyTags),
  }
  return { ...brief, ...meant }
})
