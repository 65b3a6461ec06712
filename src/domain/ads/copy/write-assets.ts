import { slugOf } from "../../text/keys/slug-of.ts"
import { countWidth } from "../count-width.ts"
import { searchTermsOf } from "../keywords/search-terms-of.ts"
import { businessTypeFacts } from "../knowledge/business-types.ts"
import type { SnippetHeader } from "../knowledge/enumerations.ts"
import { adsLimits } from "../knowledge/limits.ts"
import { lintText } from "../policy/lint-text.ts"
import type { Business } from "../read/read-business.ts"
import { fillFrame, titled } from "./fill-frame.ts"
import { pickTexts } from "./write-ad.ts"

export interface Sitelink {
  readonly text: string
  /** Both or neither. */
  readonly line1: string
  readonly line2: string
  /** A separate page that may still have to be made; null without a site. */
  readonly url: string | null
}

export interface StructuredSnippet {
  readonly header: SnippetHeader
  readonly values: readonly string[]
}

/** The assets beside the ads, for the whole campaign. */
export interface AdAssets {
  readonly sitelinks: readonly Sitelink[]
  readonly callouts: readonly string[]
  readonly structuredSnippets: readonly StructuredSnippet[]
  readonly call: { readonly number: string; readonly countryCode: string } | null
}

export function writeAssets(business: Business): AdAssets {
  const { phone, place } = business
  return {
    sitelinks: sitelinksFor(business),
    callouts: calloutsFor(business),
    structuredSnippets: snippetsFor(business),
    call: phone?.number == null ? null : { number: phone.number, countryCode: place.countryCode },
  }
}

/** One per page; Google refuses two that lead to the same page or to anchors in it (SITEL). */
function sitelinksFor(business: Business): Sitelink[] {
  const { site, place, name, points, isEnglish, type } = business
  const offers = business.offers.filter(({ kind }) => kind !== "people")
  const { textWidth, lineWidth, advised } = adsLimits.sitelinks
  const fitting = (texts: readonly (string | null)[]) =>
    texts.find((text) => text !== null && text !== "" && countWidth(text) <= lineWidth) ?? ""
  const facts = points.map(titled).filter((text) => countWidth(text) <= lineWidth && isClean(text, business))
  const page = (path: string) => (site === null ? null : `${site.origin}/${path}`)
  const ofOffers = offers.map(({ name: offer, kind }, at) => {
    const subject = { name: offer, kind }
    const lawyers = kind === "matter" ? searchTermsOf(offers[at] ?? subject, business).map(({ text }) => text) : []
    const fill = (text: string) => fillFrame({ text }, { subject, business, tone: "professional" })
    const line1 =
      kind === "matter"
        ? fitting([...lawyers.map((lawyer) => fill(`${titled(lawyer)} in {city}`)), ...lawyers.map(titled)])
        : fitting(isEnglish ? [fill("{X} in {city}"), fill("{X}")] : [fill("{X}")])
    const line2 = fitting([
      facts.length > 0 ? (facts[at % facts.length] ?? null) : null,
      isEnglish ? `From ${name}` : name,
      place.city,
    ])
    return { text: titled(offer), line1, line2, url: page(slugOf(offer, 60)) }
  })
  const contact = {
    text: "Contact Us",
    line1: fitting([`Get in Touch With ${name}`, "Get in Touch"]),
    line2: fitting([place.shown, place.city]),
    url: page("contact"),
  }
  const about = {
    text: "About Us",
    line1: fitting([`Get to Know ${name}`, "Who We Are"]),
    line2: fitting([facts[0] ?? null, place.shown]),
    url: page("about"),
  }
  const menu = {
    text: "Our Menu",
    line1: fitting([`See What ${name} Serves`, "See What We Serve"]),
    line2: fitting([place.shown]),
    url: page("menu"),
  }
  const all = [...ofOffers.slice(0, advised - 2), ...(type === "restaurant" ? [menu] : []), contact, about]
  const texts = new Set<string>()
  const urls = new Set<string>()
  return all
    .filter(({ text, url, line1, line2 }) => {
      const isNew = !texts.has(text) && (url === null || !urls.has(url))
      if (!isNew || countWidth(text) > textWidth || ![text, line1, line2].every((each) => isClean(each, business)))
        return false
      texts.add(text)
      urls.add(url ?? text)
      return true
    })
    .map((link) => (saysThreeThings(link) ? link : { ...link, line1: "", line2: "" }))
}

const saysThreeThings = ({ text, line1, line2 }: Sitelink): boolean =>
  line1 !== "" && line2 !== "" && new Set([text, line1, line2].map((each) => each.trim().toLowerCase())).size === 3

const isClean = (text: string, { type, name }: Business): boolean =>
  lintText(text, "sitelink_text", type, [name]).every(({ level }) => level !== "hard")

function calloutsFor(business: Business): string[] {
  const { callouts } = adsLimits
  return pickTexts(business.points.map(titled), "callout", business, { max: 10, width: callouts.width })
}

function snippetsFor(business: Business): StructuredSnippet[] {
  const { snippets } = adsLimits
  const values = pickTexts(
    business.offers.filter(({ kind }) => kind !== "people").map(({ name }) => titled(name)),
    "snippet_value",
    business,
    snippets,
  )
  if (values.length < snippets.min) return []
  return [{ header: headerFor(business), values }]
}

/** Only what the values are: a list of dishes is not a list of amenities. */
function headerFor({ type, offers }: Business): SnippetHeader {
  const [first = "Service catalog"] = businessTypeFacts[type].snippetHeaders
  if (offers.every(({ kind }) => kind === "lesson")) return "Courses"
  if (offers.every(({ kind }) => kind === "goods" || kind === "food")) return "Types"
  return first === "Types" ? "Types" : "Service catalog"
}
