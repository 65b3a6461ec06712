import { countryOf } from "../../places/country-of.ts"
import type { Genre } from "../../rule-book/genre.ts"
import type { Brief } from "../../seo/brief.ts"
import { isRightWord } from "../../text/spell/right-words.ts"
import { isMaterialWord } from "../../text/words/materials.ts"
import { placeName } from "../../text/words/proper-names.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import { isShipping } from "./season.ts"

/** "Sewn in Leeds", "spoken in Tamil", "ships from Ohio": what is done there, and no name of a place. */
const tellsWork = (text: string): boolean =>
  text.includes(" ") &&
  // "May Pen Clarendon"
  !/^(?:based|located) /i.test(text) &&
  !/^May \p{Lu}/u.test(text) &&
  (opensWithShipping(text) ||
    /^(?:participle|past|auxiliary|subject|third)$/.test(kindOf(text.toLowerCase().split(" ")[0] ?? "")))

const opensWithShipping = (text: string): boolean => isShipping(text.split(" ")[0] ?? "")

const pickup = "pick ?up|collect|can deliver|will deliver|will (?:go|travel|come)|deliver|post|ship"
const opensWithPickup = new RegExp(`^(?:${pickup})`, "i")
/** Whether what was typed beside a place tells how to get the thing. */
export const tellsDelivery = (text: string): boolean => opensWithPickup.test(text) || opensWithShipping(text)

const times = "open|mon|tues?|wed|thurs?|fri|sat|sun|weekdays?|weekends?|evenings?|mornings?|daily|\\d"
/** "Call after 5 pm", "any problem" */
const asks = "any|call|ring|text|msg|message|whatsapp|phone|please|pls|dm"
const asksThere = new RegExp(`^(?:${asks})(?!\\p{L})`, "iu")
const behindPlace = new RegExp(
  String.raw`(?<=\p{L}{4})[.;]\s+(?=\S+\s)|;\s+|,\s+(?=(?:${pickup}|cash)\p{L}*\s)|(?:,|\s[/|])\s+(?=(?:${times}|${asks})(?:day)?(?!\p{L}).*\s)|\s+(?=ships? (?:to|world|anywhere)|(?:can|will|do) (?:ship|deliver|post))`,
  "iu",
)

/** What was typed where the form asks for a place: "Salem, Tamil Nadu. Available in Tamil and English" has more than one. */
export function placeTyped(text: string): { readonly first: string; readonly more: string } {
  if (tellsWork(text)) return { first: "", more: text }
  const [first = "", ...more] = text.split(behindPlace)
  return { first, more: more.filter((part) => !asksThere.test(part)).join(". ") }
}

/**
 * "reed tuning and bellows patches, Leeds, about 3 weeks wait": where the form has no place, a town alone between commas is
 * the place.
 */
export function withPlaceOfRow(brief: Brief, genre: Genre): Brief {
  if (`${brief.location}${brief.facebookLocation}`.trim() !== "" || genre === "app" || genre === "video") return brief
  const parts = brief.description.trim().split(/,\s+/)
  // Of goods, only the last word is a place, and "Jersey" is also a cloth.
  const isPlace = (part: string, index: number): boolean =>
    genre === "service" || genre === "local"
      ? isTownInRegion(part) ||
        (isTown(part) && (placeName(part.toLowerCase()) !== undefined || !endsWithName(parts[index - 1] ?? "")))
      : index === parts.length - 1 &&
        isTown(part) &&
        placeName(part.toLowerCase()) !== undefined &&
        !isMaterialWord(part.toLowerCase())
  const [at, ...others] = parts.flatMap((part, index) => (index > 0 && isPlace(part, index) ? [index] : []))
  // Several are what is taught, or where somebody travels to, and a name of the thing is its maker's: "piano, Chappell".
  const isMaker = brief.products.some(({ name }) => name.toLowerCase().includes(parts[at ?? 0]?.toLowerCase() ?? ""))
  if (at === undefined || others.length > 0 || isMaker) return brief
  return { ...brief, description: parts.filter((_, index) => index !== at).join(", "), location: parts[at] ?? "" }
}

/** "Hamilton Ontario" */
function isTownInRegion(part: string): boolean {
  const [, region] = /^\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}+)$/u.exec(part) ?? []
  return region !== undefined && placeName(region.toLowerCase()) !== undefined && countryOf(part) !== null
}

/** "Usha, Singer, Juki": an unknown name behind others is one of them. */
const endsWithName = (part: string): boolean => /\s\p{Lu}\p{Ll}+$|^\p{Lu}\p{Ll}+$/u.test(part)

/** A known place, or a name that no dictionary has; no language, people, day or season. */
const isTown = (part: string): boolean =>
  /^\p{Lu}\p{Ll}{3,}$/u.test(part) &&
  (placeName(part.toLowerCase()) !== undefined || !isRightWord(part.toLowerCase())) &&
  !/(?:ish|ese|[aei]an|day|ber|ary|tch|nch|ek|hi|il|du|ly|as|er)$/.test(part)
