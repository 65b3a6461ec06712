import { contentStems } from "./keywords/keyword-key.ts"
import { areKin } from "./keywords/own-trade.ts"
import { businessTypeFacts } from "./knowledge/business-types.ts"
import { ageRanges, genders } from "./knowledge/enumerations.ts"
import type { CategoryGuard } from "./policy/guard-category.ts"
import type { Business } from "./read/read-business.ts"

export interface TargetAudience {
  readonly demographics: { readonly ageRanges: readonly string[]; readonly genders: readonly string[] }
  readonly interests: readonly string[]
  readonly inMarket: readonly string[]
  /** How the segments are used: observed on Search, given to Google as a signal in Performance Max. */
  readonly use: "observation" | "signal"
  readonly note: string
}

/** Words for an age, and their ranges. People of unknown age are never excluded. */
const ageWords: readonly { readonly pattern: RegExp; readonly from: number; readonly to: number }[] = [
  { pattern: /\b(?:seniors?|retire(?:d|es|ment)|elderly|older adults)\b/i, from: 55, to: 99 },
  { pattern: /\b(?:college|university) students?\b/i, from: 18, to: 24 },
  { pattern: /\byoung professionals?\b/i, from: 25, to: 44 },
  { pattern: /\b(?:parents|moms|mothers|dads|fathers)\b/i, from: 25, to: 54 },
]
const bounds = [18, 25, 35, 45, 55, 65]

export function planAudience(business: Business, guard: CategoryGuard): TargetAudience {
  const { form, type } = business
  const said = form.targetAudience.slice(0, 2000)
  const facts = businessTypeFacts[type]
  const about = stemsOf(`${form.primaryServices} ${form.industry} ${said}`.slice(0, 6000))
  const isPmax = form.campaignType === "performance_max"
  return {
    demographics: guard.isRestricted ? { ageRanges, genders } : { ageRanges: agesIn(said), genders: gendersIn(said) },
    interests: fitting(facts.interests, { about, max: 3, usual: facts.usual.interests }),
    inMarket: fitting(facts.inMarket, { about, max: 5, usual: facts.usual.inMarket }),
    use: isPmax ? "signal" : "observation",
    note: guard.isRestricted
      ? "The law keeps all ages and genders on."
      : isPmax
        ? "Performance Max takes these as hints and may show ads to others too."
        : "On Search, add the segments as observation: they cost nothing, exclude nobody, and later show who buys.",
  }
}

/** The content words, and the generic words for some of them: a dog is a pet. */
const stemsOf = (text: string): readonly string[] => [
  ...new Set(contentStems(/\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?)\b/i.test(text) ? `${text} pet` : text)),
]

/** Words that every trade uses. */
const anyTrade = new Set(
  contentStems(
    "service services repair installation cleaning maintenance replacement sale sales home house products care day online new event events school schools training studio studios studies business small gift mother used first insurance inspection inspections design window windows door doors carpet online property properties residential commercial",
  ),
)

interface Fitting {
  readonly about: readonly string[]
  readonly max: number
  /** How many of the first ones fit any business of the type. */
  readonly usual: number
}

/**
 * Segments whose name shares a word with the business's statements; otherwise those that fit any business of its type.
 */
function fitting(names: readonly string[], { about, max, usual }: Fitting): readonly string[] {
  const found = names.filter((name) =>
    contentStems(name).some(
      (stem) =>
        !anyTrade.has(stem) &&
        about.some((said) => stem === said || (stem.length > 3 && said.length > 3 && areKin(stem, said))),
    ),
  )
  return (found.length > 0 ? found : names.slice(0, usual)).slice(0, max)
}

function agesIn(said: string): readonly string[] {
  const numbers = /\b(\d{2})\s*(?:-|–|to)\s*(\d{2})\b/.exec(said)
  const from = /\b(?:over|above|older than)\s(\d{2})\b|\b(\d{2})\s?\+/.exec(said)
  const spans = ageWords.filter(({ pattern }) => pattern.test(said)).map(({ from, to }) => ({ from, to }))
  if (numbers) spans.push({ from: Number(numbers[1]), to: Number(numbers[2]) })
  if (from) spans.push({ from: Number(from[1] ?? from[2]), to: 99 })
  if (spans.length === 0) return ageRanges
  const chosen = bounds.flatMap((low, at) => {
    const high = (bounds[at + 1] ?? 100) - 1
    return spans.some((span) => span.from <= high && span.to >= low) ? [ageRanges[at] ?? ""] : []
  })
  return chosen.length === 0 ? ageRanges : [...chosen, "Unknown"]
}

const female = /\b(?:women|woman|moms|mums|mothers|brides|ladies|girls)\b/i
const male = /\b(?:men|man|dads|fathers|grooms|gentlemen|gents|boys)\b/i

/** One gender only if every named group is of that gender: "brides and gift buyers" can be anybody. */
function gendersIn(said: string): readonly string[] {
  const groups = said.split(/[,;.\n&]|\band\b|\bor\b/i).filter((group) => /\p{L}{3}/u.test(group))
  const isEach = (pattern: RegExp, other: RegExp) =>
    groups.length > 0 && groups.every((group) => pattern.test(group) && !other.test(group))
  if (isEach(female, male)) return ["Female", "Unknown"]
  return isEach(male, female) ? ["Male", "Unknown"] : genders
}
