import type { BusinessType } from "../ads-form.ts"
import type { Intent, MatchType } from "./enumerations.ts"
import type { OfferKind } from "./offer-heads.ts"

/** A way in which people search. "{x}" is the offer, "{one}" its singular, "{city}" the town. */
export interface KeywordPattern {
  readonly words: string
  readonly intent: Intent
  readonly matchType: MatchType
  /** All kinds, if none is named. */
  readonly kinds?: readonly OfferKind[]
  readonly types?: readonly BusinessType[]
  /** Only if the business said so: no ad for something it does not offer. */
  readonly said?: RegExp
  /** If the offer already contains this, the pattern adds nothing. */
  readonly without?: RegExp
  /** Only offers with this ending; with "^", only exact matches. */
  readonly ending?: RegExp
  /** If there is a name for such a shop ("florist"), nobody types this. */
  readonly onlyWithoutAgent?: true
  /** Names the provider, so only if the industry is of that kind. */
  readonly onlyOwnTrade?: true
  /** Not if a separate offer says it: beginners then have their own class. */
  readonly onlyUnlessOffered?: true
  /** Only if a business sells nationwide. */
  readonly onlyNational?: true
  /** Offers with fewer words are too broad to use alone. */
  readonly minWords?: number
}

const hands: readonly OfferKind[] = ["activity", "agent"]
const visits: readonly OfferKind[] = ["treatment", "lesson"]

/** Things that can wait, and things already named as urgent. */
export const neverUrgent =
  /emergency|24|(?<!drain )cleaning|tune-?up|maintenance|inspection|install|design|mowing|painting|remodel|renovat|planning|landscap|build|custom|fitted|servicing|train/i

/** In the order in which a small budget should buy them. */
export const keywordPatterns: readonly KeywordPattern[] = [
  { words: "{x} near me", intent: "local", matchType: "phrase" },
  { words: "{x} {city}", intent: "local", matchType: "phrase" },
  {
    words: "emergency {x}",
    intent: "transactional",
    matchType: "phrase",
    kinds: hands,
    said: /emergenc/i,
    without: neverUrgent,
  },
  {
    words: "24 hour {x}",
    intent: "transactional",
    matchType: "phrase",
    kinds: hands,
    said: /24\s?\/\s?7|24[- ]?hours?|around the clock/i,
    without: neverUrgent,
  },
  {
    words: "same day {x}",
    intent: "transactional",
    matchType: "phrase",
    kinds: ["activity", "treatment"],
    said: /same[- ]day(?! (?:appointments?|delivery|visits?|emergency|quotes?|response))/i,
    without: /same[- ]day|emergency/i,
  },
  {
    words: "mobile {x}",
    intent: "transactional",
    matchType: "phrase",
    kinds: hands,
    types: ["automotive", "service", "beauty"],
    said: /\bmobile\b|we come to you|at your (?:home|door|place)/i,
    without: /mobile/i,
  },
  {
    words: "{one} delivery",
    intent: "transactional",
    matchType: "phrase",
    kinds: ["food", "goods"],
    said: /deliver/i,
    without: /deliver|buffet|happy hour/i,
  },
  {
    words: "{x} takeout",
    intent: "transactional",
    matchType: "phrase",
    kinds: ["food"],
    said: /take[- ]?(?:out|away)|to[- ]go|carry[- ]?out/i,
    without: /buffet|happy hour/i,
  },
  {
    words: "{one} place",
    intent: "transactional",
    matchType: "phrase",
    kinds: ["food"],
    types: ["restaurant"],
    ending: /^(?:pizza|tacos?|burgers?|brunch|breakfast|lunch|sushi|ramen|bbq|barbecue|wings?)$/,
  },
  {
    words: "{one} restaurant",
    intent: "transactional",
    matchType: "phrase",
    kinds: ["food"],
    types: ["restaurant"],
    ending:
      /^(?:pizza|pasta|sushi|ramen|seafood|steaks?|tacos?|burgers?|bbq|barbecue|brunch|breakfast|lunch|dinner|curry|pho|dim sum|dumplings?|tapas|noodles?|poke|kebabs?)$/,
  },
  {
    words: "{one} store",
    onlyWithoutAgent: true,
    intent: "transactional",
    matchType: "phrase",
    kinds: ["goods"],
    types: ["retail"],
  },
  {
    words: "{one} store near me",
    onlyWithoutAgent: true,
    intent: "local",
    matchType: "phrase",
    kinds: ["goods"],
    types: ["retail"],
  },
  {
    words: "{x} online",
    onlyNational: true,
    intent: "transactional",
    matchType: "phrase",
    kinds: ["goods", "lesson"],
    without: /online/i,
  },
  { words: "buy {x}", intent: "transactional", matchType: "phrase", kinds: ["goods"], types: ["retail"] },
  { words: "{x}", intent: "transactional", matchType: "phrase", minWords: 2 },
  {
    words: "{one} services",
    intent: "transactional",
    matchType: "phrase",
    kinds: ["activity"],
    types: ["restaurant", "home_services", "service", "automotive", "professional_services", "other"],
    without: /servic|support|photography|videography/i,
  },
  {
    words: "{one} company",
    onlyOwnTrade: true,
    intent: "transactional",
    matchType: "phrase",
    kinds: ["activity"],
    types: ["home_services", "service", "professional_services"],
    without:
      /servic|\b(?:tutoring|babysitting|sitting|walking|grooming|bookkeeping|tax|alterations?|tailoring|photography|videography|planning|tune-up|inspection|unclogging)\b/i,
  },
  {
    words: "{one} estimate",
    intent: "transactional",
    matchType: "phrase",
    kinds: ["activity"],
    types: ["home_services", "automotive", "service"],
    said: /estimate/i,
    without: /estimate|inspection|emergency/i,
  },
  {
    words: "{one} quote",
    intent: "transactional",
    matchType: "phrase",
    kinds: ["activity"],
    said: /\bquotes?\b|quotation/i,
    without: /quote|inspection|emergency/i,
  },
  {
    words: "{one} appointment",
    ending:
      /(?:haircuts?|massages?|facials?|manicures?|pedicures?|exams?|checkups?|cleanings?|cleaning|physicals?|oil changes?|tattoos?|vaccinations?|consultations?)$/,
    intent: "transactional",
    matchType: "phrase",
    kinds: ["treatment"],
    types: ["healthcare", "beauty", "automotive", "service"],
  },
  {
    words: "walk in {x}",
    intent: "transactional",
    matchType: "phrase",
    kinds: ["treatment"],
    said: /walk[- ]?ins?\b/i,
  },
  {
    words: "online {x}",
    intent: "transactional",
    matchType: "phrase",
    kinds: ["lesson"],
    said: /\bonline (?:lessons?|classes|tutoring|courses?|sessions?|training)|over zoom|remote(?:ly)? lessons/i,
    without: /online/i,
  },
  {
    words: "{x} for kids",
    onlyUnlessOffered: true,
    intent: "transactional",
    matchType: "phrase",
    kinds: ["lesson"],
    said: /\b(?:kids|children)\b/i,
    without: /kid|child|pre|day ?care|toddler|adult|senior|bab(?:y|ies)|infant|parent|squad|teen/i,
  },
  {
    words: "{x} for beginners",
    onlyUnlessOffered: true,
    intent: "transactional",
    matchType: "phrase",
    kinds: ["lesson"],
    said: /beginner/i,
    without: /begin|prep|daycare|kid|child/i,
  },
  {
    words: "{x} for adults",
    onlyUnlessOffered: true,
    intent: "transactional",
    matchType: "phrase",
    kinds: ["lesson"],
    said: /\badults?\b/i,
    without: /adult|kid|child|prep|daycare/i,
  },
  {
    words: "{x} free consultation",
    intent: "transactional",
    matchType: "phrase",
    kinds: ["agent"],
    types: ["legal"],
    said: /free (?:[\w-]+ )?consult/i,
  },
  {
    words: "affordable {x}",
    intent: "commercial",
    matchType: "phrase",
    kinds: [...hands, ...visits],
    said: /affordab|low[- ]cost|low(?:er)? prices|budget[- ]friendly|fair pric/i,
    without: /emergency|24|affordable/i,
  },
  {
    words: "best {x} {city}",
    intent: "commercial",
    matchType: "phrase",
    kinds: ["agent"],
    without: /emergency|best|affordable|service$|(?:\S+ ){3}/i,
  },
  {
    words: "{one} cost",
    intent: "commercial",
    matchType: "phrase",
    kinds: ["activity", "treatment"],
    types: ["home_services", "healthcare", "automotive"],
    minWords: 2,
    without: /emergency|exam|screening|check-?up/i,
  },
  {
    words: "{one} cost {city}",
    intent: "commercial",
    matchType: "phrase",
    kinds: ["treatment"],
    types: ["healthcare"],
    minWords: 2,
    without: /emergency|exam|screening|check-?up/i,
  },
  {
    words: "{one} prices",
    intent: "commercial",
    matchType: "phrase",
    kinds: [...visits],
    types: ["beauty", "fitness", "service", "education"],
    without: /program|school|pre|\bfor\b/i,
  },
  { words: "{x} {place}", intent: "local", matchType: "phrase" },
]

/** Added to the name of a legal matter to name its lawyer. */
export const legalAgents = ["lawyer", "attorney"] as const

/** Times of the year in which some things sell. */
export const occasions: readonly { readonly pattern: RegExp; readonly name: string }[] = [
  { pattern: /valentine/i, name: "valentine's day" },
  { pattern: /mother'?s day/i, name: "mother's day" },
  { pattern: /father'?s day/i, name: "father's day" },
  { pattern: /easter/i, name: "easter" },
  { pattern: /graduation/i, name: "graduation" },
  { pattern: /wedding/i, name: "wedding" },
  { pattern: /halloween/i, name: "halloween" },
  { pattern: /thanksgiving/i, name: "thanksgiving" },
  { pattern: /christmas/i, name: "christmas" },
  { pattern: /\bholidays?\b/i, name: "holiday" },
]

/** Things that people buy for an occasion; nobody searches for a Halloween mattress. */
export const occasionGoods =
  /\b(?:flowers?|bouquets?|gifts?|gift baskets?|cakes?|cupcakes?|cookies?|pies?|chocolates?|candy|candles?|cards?|catering|decorations?|decor|jewelry|costumes?|dinner|brunch|lights?|photography|photos?)$/i
