import type { BusinessType } from "../ads-form.ts"
import type { OfferKind } from "./offer-heads.ts"

interface SearchName {
  readonly types: readonly BusinessType[]
  /** Matched against the offer. */
  readonly pattern: RegExp
  /** What people type for it; "$1" is the pattern's capture. */
  readonly names: readonly { readonly name: string; readonly kind: OfferKind }[]
  /** The offer uses the trade's jargon, which nobody types. */
  readonly isInstead?: true
  /**
   * The business that offers it need not be one: a salon that cuts men's hair is not a barber shop, so no ad says it
   * is.
   */
  readonly isKeywordOnly?: true
}

const agent = (name: string) => ({ name, kind: "agent" as const })
const home = (name: string) => ({ name, kind: "home" as const })

/** Things for which sellers and searchers use different words. */
export const searchNames: readonly SearchName[] = [
  {
    types: ["real_estate"],
    pattern: /tenant|rent collection|leasing service/i,
    names: [agent("property management company")],
    isInstead: true,
  },
  {
    types: ["restaurant"],
    pattern: /corporate|office lunch/i,
    names: [
      { name: "corporate catering", kind: "activity" },
      { name: "office catering", kind: "activity" },
    ],
    isInstead: true,
  },
  {
    types: ["professional_services"],
    pattern: /tax returns?/i,
    names: [agent("tax preparer"), { name: "tax preparation", kind: "activity" }],
    isInstead: true,
  },
  {
    types: ["real_estate"],
    pattern: /\bbuyers?\b|home buying|buying|purchas/i,
    names: [agent("buyers agent"), home("homes for sale")],
    isInstead: true,
  },
  {
    types: ["real_estate"],
    pattern: /\bsell(?:er|ers|ing)?\b|listing|^(?:home|house|property) sales$/i,
    names: [agent("listing agent"), { name: "sell my house", kind: "thing" }],
    isInstead: true,
  },
  {
    types: ["real_estate"],
    pattern: /luxury/i,
    names: [agent("luxury real estate agent"), home("luxury homes for sale")],
    isInstead: true,
  },
  { types: ["real_estate"], pattern: /commercial/i, names: [agent("commercial real estate agent")], isInstead: true },
  { types: ["real_estate"], pattern: /condo/i, names: [home("condos for sale")], isInstead: true },
  {
    types: ["real_estate"],
    pattern: /rental|leasing|apartment/i,
    names: [home("apartments for rent"), home("houses for rent")],
    isInstead: true,
  },
  { types: ["real_estate"], pattern: /relocat/i, names: [agent("relocation agent")], isInstead: true },
  {
    types: ["real_estate"],
    pattern: /valuation|market analysis|home value/i,
    names: [{ name: "home value estimate", kind: "thing" }],
    isInstead: true,
  },
  {
    types: ["real_estate"],
    pattern: /first[- ]time/i,
    names: [agent("first time home buyer agent")],
    isInstead: true,
  },
  { types: ["real_estate"], pattern: /\bletting/i, names: [agent("letting agent")] },
  { types: ["real_estate"], pattern: /property manage/i, names: [agent("property management company")] },
  {
    types: ["restaurant"],
    pattern: /^(.+) (?:food|cuisine|dishes)$/i,
    names: [agent("$1 restaurant"), { name: "$1 food", kind: "food" }],
    isInstead: true,
  },
  {
    types: ["restaurant"],
    pattern: /^(?:craft )?cocktails?$|^full bar$/i,
    names: [],
    isInstead: true,
  },
  {
    types: ["restaurant"],
    pattern: /^(?:local |craft )*beers?(?: on tap)?$/i,
    names: [],
    isInstead: true,
  },
  {
    types: ["restaurant"],
    pattern: /private (?:dining|events?|parties)/i,
    names: [{ name: "private dining room", kind: "thing" }],
    isInstead: true,
  },
  {
    types: ["restaurant"],
    pattern: /outdoor (?:seating|dining)|patio/i,
    names: [{ name: "restaurant with outdoor seating", kind: "thing" }],
    isInstead: true,
  },
  { types: ["restaurant"], pattern: /^(?:\w+ )?wines?$|^wine list$/i, names: [], isInstead: true },
  {
    types: ["fitness"],
    pattern: /^personal training|^one-on-one training/i,
    names: [agent("personal trainer")],
    isKeywordOnly: true,
  },
  { types: ["fitness"], pattern: /member/i, names: [agent("gym")], isInstead: true },
  { types: ["fitness"], pattern: /^(?:\w+ )?yoga(?: classes)?$/i, names: [agent("yoga studio")], isKeywordOnly: true },
  { types: ["fitness"], pattern: /pilates/i, names: [agent("pilates studio")], isKeywordOnly: true },
  { types: ["fitness"], pattern: /crossfit/i, names: [agent("crossfit gym")], isKeywordOnly: true },
  { types: ["fitness"], pattern: /^boxing/i, names: [agent("boxing gym")], isKeywordOnly: true },
  {
    types: ["fitness"],
    pattern: /^(?:open gym|weights?|weight room|free weights)$/i,
    names: [agent("gym")],
    isInstead: true,
  },
  { types: ["beauty"], pattern: /haircut/i, names: [agent("hair salon")], isKeywordOnly: true },
  {
    types: ["beauty"],
    pattern: /balayage|hair colou?r|highlights|^colou?r$/i,
    names: [agent("hair colorist")],
    isKeywordOnly: true,
  },
  {
    types: ["beauty"],
    pattern: /manicure|pedicure|^nails$|gel nails|acrylic/i,
    names: [agent("nail salon")],
    isKeywordOnly: true,
  },
  { types: ["beauty"], pattern: /\blash/i, names: [agent("lash studio")], isKeywordOnly: true },
  { types: ["beauty"], pattern: /beard|shave/i, names: [agent("barber shop")], isKeywordOnly: true },
  { types: ["healthcare"], pattern: /teeth|dental|cavity|filling/i, names: [agent("dentist")], isKeywordOnly: true },
  { types: ["healthcare"], pattern: /braces|invisalign|aligner/i, names: [agent("orthodontist")], isKeywordOnly: true },
  {
    types: ["healthcare"],
    pattern: /eye exam|glasses|contact lens/i,
    names: [agent("eye doctor")],
    isKeywordOnly: true,
  },
  { types: ["automotive"], pattern: /oil change/i, names: [agent("oil change place")], isKeywordOnly: true },
  { types: ["automotive"], pattern: /t[iy]re/i, names: [agent("tire shop")], isKeywordOnly: true },
  {
    types: ["automotive"],
    pattern: /brake|transmission|engine|diagnostic/i,
    names: [agent("auto repair shop")],
    isKeywordOnly: true,
  },
  {
    types: ["automotive"],
    pattern: /collision|body work|dent|paint/i,
    names: [agent("auto body shop")],
    isKeywordOnly: true,
  },
  {
    types: ["education"],
    pattern: /^(.+) prep$/i,
    names: [agent("$1 tutor"), { name: "$1 prep classes", kind: "lesson" }, { name: "$1 prep course", kind: "lesson" }],
  },
  {
    types: ["retail"],
    pattern: /flower|bouquet|floral/i,
    names: [agent("florist"), agent("flower shop")],
    isKeywordOnly: true,
  },
  { types: ["retail"], pattern: /\b(?:bikes?|bicycles?|e-bikes?)$/i, names: [agent("bike shop")], isKeywordOnly: true },
  { types: ["retail"], pattern: /\bgifts?$/i, names: [agent("gift shop")], isKeywordOnly: true },
  { types: ["retail"], pattern: /\bbooks?$/i, names: [agent("bookstore")], isKeywordOnly: true },
]
