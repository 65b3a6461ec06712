import type { Tone } from "../../seo/brief.ts"
import type { BusinessType } from "../ads-form.ts"
import { neverUrgent } from "./keyword-patterns.ts"
import type { OfferKind } from "./offer-heads.ts"

/**
 * All our English in ads. "{X}" is the group's subject in title case and "{x}" in running text, "{one}" and "{aOne}"
 * its singular, "{city}" the town, "{name}" the business, "{list}" its offers, "{audience}" the audience it names,
 * "{address}" its address. A frame is right for every member of the kinds it names, promises nothing that was not said,
 * and its headline can appear alone.
 */
export interface AdFrame {
  readonly text: string
  /** All kinds, if none is named. */
  readonly kinds?: readonly OfferKind[]
  readonly types?: readonly BusinessType[]
  readonly tones?: readonly Tone[]
  /** Only if the business said so. */
  readonly said?: RegExp
  /** If the offer already contains this. */
  readonly without?: RegExp
  readonly needs?: "phone" | "address" | "site" | "town"
}

const hands: readonly OfferKind[] = ["activity", "agent"]
/** Places that people visit, and services that come to people. */
const premises: readonly BusinessType[] = ["restaurant", "retail", "healthcare", "fitness", "beauty", "education"]
const comesToYou: readonly BusinessType[] = ["home_services", "service"]
const calm: readonly Tone[] = ["professional", "authoritative"]
const warm: readonly Tone[] = ["casual", "friendly"]

/** With a keyword in them; the theme fills these. */
export const themeHeadlines: readonly AdFrame[] = [
  { text: "{X}" },
  { text: "{X} in {city}" },
  { text: "{city} {X}", kinds: ["activity", "agent", "treatment", "lesson", "food", "goods"] },
  { text: "Emergency {X}", kinds: hands, said: /emergenc/i, without: neverUrgent },
  { text: "24-Hour {X}", kinds: hands, said: /24\s?\/\s?7|24[- ]?hours?|around the clock/i, without: neverUrgent },
  {
    text: "Same-Day {X}",
    kinds: ["activity", "treatment"],
    said: /same[- ]day(?! (?:appointments?|delivery|visits?|emergency|quotes?|response))/i,
    without: /same[- ]day|emergency/i,
  },
  {
    text: "Mobile {X}",
    kinds: ["activity"],
    types: ["automotive", "service"],
    said: /\bmobile\b|we come to you/i,
    without: /mobile/i,
  },
  { text: "{X} for Delivery", kinds: ["food"], said: /deliver/i, without: /buffet|happy hour/i },
  { text: "{X} Near You", needs: "town" },
  { text: "Shop {X}", kinds: ["goods"], types: ["retail"] },
  { text: "{X} at {name}", kinds: ["treatment", "lesson", "food"] },
  { text: "{X} by {name}", kinds: ["activity"] },
  { text: "{X} From {name}", kinds: ["goods"] },
  {
    text: "Need {aOne}?",
    kinds: ["agent"],
    types: ["home_services", "service", "automotive", "professional_services"],
  },
  { text: "Need {X}?", kinds: ["activity"], types: ["home_services", "service", "automotive"] },
  { text: "Looking for {X}?", kinds: ["lesson", "goods", "food", "home"] },
]

/** About the business. */
export const businessHeadlines: readonly AdFrame[] = [
  { text: "{name}" },
  { text: "{name} in {city}" },
  { text: "Serving {city}", types: [...comesToYou, "automotive", "professional_services", "legal", "real_estate"] },
  { text: "Visit Us in {city}", types: premises, needs: "address" },
]

/** Calls to action. They promise only what every business of the type does. */
export const actionHeadlines: readonly AdFrame[] = [
  { text: "Book a Free Consultation", said: /free (?:[\w-]+ )?consult/i },
  { text: "Get a Free Estimate", said: /free (?:[\w-]+ )?estimate/i },
  { text: "Get a Free Quote", said: /free (?:[\w-]+ )?quote/i },
  { text: "Order Online", said: /order(?:ing)? online|online order/i },
  { text: "Book Online", said: /book(?:ing)? online|online booking|online scheduling/i },
  { text: "Reserve a Table", types: ["restaurant"], said: /reserv/i },
  { text: "Call Today", tones: calm, needs: "phone" },
  { text: "Give Us a Call", tones: warm, needs: "phone" },
  { text: "Call Now", tones: ["persuasive"], needs: "phone" },
  { text: "Request a Quote", types: ["home_services", "professional_services", "automotive"], kinds: hands },
  { text: "Book an Appointment", types: ["healthcare", "beauty"] },
  { text: "Schedule a Consultation", types: ["legal"] },
  { text: "See the Menu", types: ["restaurant"], needs: "site" },
  { text: "Plan Your Visit", types: ["restaurant", "retail", "fitness"], needs: "address" },
  { text: "See Classes and Times", types: ["fitness"], kinds: ["lesson"], needs: "site" },
  { text: "Sign Up Today", types: ["education"], kinds: ["lesson"] },
  {
    text: "See Our Services",
    types: ["service", "home_services", "professional_services", "automotive", "beauty", "other"],
    needs: "site",
  },
  { text: "Contact Us Today", tones: [...calm, "persuasive"] },
  { text: "Get in Touch", tones: warm },
]

/** Sentences. Whole sentences from the business itself come first. */
export const offerDescriptions: readonly AdFrame[] = [
  { text: "{name} offers {list} in {city}.", kinds: ["activity", "agent", "treatment", "lesson", "thing", "goods"] },
  { text: "{name} serves {list} in {city}.", kinds: ["food"] },
  { text: "{name} helps with {list} in {city}.", kinds: ["matter"] },
  { text: "{name} offers {list}.", kinds: ["activity", "agent", "treatment", "lesson", "thing", "goods"] },
  { text: "{name} serves {list}.", kinds: ["food"] },
  { text: "{name} helps with {list}.", kinds: ["matter"] },
  { text: "{X} and more in {city}.", kinds: ["home"] },
]

export const actionDescriptions: readonly AdFrame[] = [
  {
    text: "Call {name} for {x} in {city}.",
    kinds: ["activity", "treatment", "goods"],
    needs: "phone",
    tones: [...calm, "persuasive"],
  },
  {
    text: "Give {name} a call about {x} in {city}.",
    kinds: ["activity", "treatment", "goods", "lesson"],
    needs: "phone",
    tones: warm,
  },
  {
    text: "Looking for {x} in {city}? Contact {name}.",
    types: [
      "restaurant",
      "retail",
      "service",
      "home_services",
      "automotive",
      "professional_services",
      "fitness",
      "beauty",
      "education",
      "real_estate",
      "other",
    ],
    kinds: ["activity", "lesson", "goods", "food", "home", "treatment", "thing"],
  },
  {
    text: "Looking for {aOne} in {city}? Contact {name}.",
    types: [
      "service",
      "home_services",
      "automotive",
      "professional_services",
      "beauty",
      "education",
      "real_estate",
      "fitness",
      "other",
      "restaurant",
      "retail",
    ],
    kinds: ["agent"],
  },
  { text: "Visit {name} at {address}.", types: premises, needs: "address" },
  {
    text: "{Sx} for {audience} in {city}.",
    types: [
      "retail",
      "service",
      "home_services",
      "automotive",
      "professional_services",
      "fitness",
      "beauty",
      "education",
    ],
    kinds: ["activity", "lesson", "goods", "treatment"],
  },
  {
    text: "Contact {name} to ask about {x} in {city}.",
    kinds: ["activity", "treatment", "lesson", "matter", "goods", "thing", "home", "food"],
  },
  { text: "Contact {name} in {city}." },
  { text: "Contact {name} today." },
]

/** Fallbacks, so that Google gets its three headlines and two descriptions. */
export const lastHeadlines = ["Contact Us Today", "See What We Offer", "Get in Touch"] as const
export const lastDescriptions = ["Contact us to learn more.", "See what we offer and get in touch."] as const

/** For Performance Max, which wants one that is short. */
export const shortHeadlines = ["Call Today", "Contact Us", "Get in Touch"] as const
