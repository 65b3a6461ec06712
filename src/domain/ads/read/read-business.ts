import { titleCase } from "../../text/case/title-case.ts"
import { cleanText } from "../../text/clean/clean.ts"
import type { AdsForm, BusinessType } from "../ads-form.ts"
import { lintText } from "../policy/lint-text.ts"
import { readAudience } from "./read-audience.ts"
import { type Coordinates, readCoordinates } from "./read-coordinates.ts"
import { readFacts } from "./read-facts.ts"
import { type OpenSlot, readHours } from "./read-hours.ts"
import { type Offer, readOffers } from "./read-offers.ts"
import { type Phone, readPhone } from "./read-phone.ts"
import { type Place, readPlace } from "./read-place.ts"
import { readSite, type Site } from "./read-site.ts"

/** A form, read once: the source for keywords, copy, money and export. */
export interface Business {
  readonly form: AdsForm
  readonly type: BusinessType
  readonly name: string
  readonly place: Place
  readonly offers: readonly Offer[]
  readonly leftOut: readonly string[]
  /** Points and sentences for the copy. */
  readonly points: readonly string[]
  readonly sentences: readonly string[]
  readonly audience: readonly string[]
  readonly hours: readonly OpenSlot[] | null
  readonly coordinates: Coordinates | null
  readonly phone: Phone | null
  /** The landing page; null without a site. */
  readonly site: Site | null
  readonly address: string
  /** All the business's statements about itself, to look up what it offers. */
  readonly said: string
  /** Whether our English patterns and frames fit the input. */
  readonly isEnglish: boolean
}

export function readBusiness(form: AdsForm): Business {
  const place = readPlace(form.location, form)
  const { offers: named, leftOut } = readOffers(form.primaryServices, {
    type: form.businessType,
    industry: form.industry,
    countryCode: place.countryCode,
  })
  const offers = named.filter(({ name }) => mayAdvertise(name, form.businessType))
  const refused = named.filter((offer) => !offers.includes(offer)).map(({ name }) => name)
  const facts = readFacts(form.uniqueSellingProposition)
  return {
    form,
    type: form.businessType,
    name: readName(form.businessName),
    place,
    offers,
    leftOut: [...leftOut, ...refused],
    points: facts.points,
    sentences: facts.sentences,
    audience: readAudience(form.targetAudience),
    hours: readHours(form.openingHours),
    coordinates: readCoordinates(form.coordinates),
    phone: readPhone(form.phone, place.countryCode),
    site: readSite(form.website),
    address: cleanText(form.address)
      .replace(/\s*\n\s*/g, ", ")
      .slice(0, 150),
    said: [
      form.primaryServices,
      form.uniqueSellingProposition,
      form.businessGoals,
      form.targetAudience,
      form.openingHours,
    ]
      .join("\n")
      .slice(0, 12_000),
    isEnglish: isEnglish(`${form.primaryServices} ${form.uniqueSellingProposition}`),
  }
}

/** Prescription drugs and therapies that Google rejects never appear in our ads and keywords. */
const mayAdvertise = (name: string, type: BusinessType): boolean =>
  lintText(name, "headline", type).every(({ id }) => id !== "rx-drug-term" && id !== "regenerative-therapy")

const readName = (typed: string): string => {
  const name = cleanText(typed)
    .replace(/[!?*"]+/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 100)
  const isAllCaps = !/\p{Ll}/u.test(name) && name.includes(" ")
  return /\p{Lu}/u.test(name) && !isAllCaps ? name : titleCase(name.toLowerCase())
}

const elsewhere =
  /(?<!\p{L})(?:der|das|und|mit|für|les|des|pour|avec|une|los|las|para|del|della|uma|voor|het|een|nicht|unsere|nuestro|nuestra|notre|nos)(?!\p{L})/giu

function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const words = text.match(/\p{L}+/gu)?.length ?? 0
  return latin >= letters * 0.8 && (text.match(elsewhere)?.length ?? 0) <= Math.max(1, words * 0.08)
}
