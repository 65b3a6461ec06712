import { isAcronym } from "../text/acronyms.ts"
import { withArticle } from "../text/article.ts"
import { properNames } from "../text/names.ts"
import { isPlural, singular } from "../text/plural.ts"
import { isRightWord } from "../text/right-words.ts"
import { isFault } from "./said/faults.ts"
import { isBusinessName } from "./said/is-business.ts"
import { isWork } from "./said/is-work.ts"
import { type Offer, withoutTown } from "./said/offer.ts"
import { isActivity } from "./said/things.ts"
import { readNounPhrase } from "./understand/noun-phrase.ts"
import type { Understanding } from "./understand/understand.ts"

/** Somebody who comes and is paid; a company, a clinic or a bakery costs nothing by itself. */
const isPerson = (name: string): boolean =>
  isBusinessName(name) &&
  /(?:er|or|ist|ian|ant|ect|eer|man|ic|smith|wright|tutor|vet|nanny|nurse|barber|coach|doula|luthier|farrier|chef)$/i.test(
    name,
  ) &&
  !/(?:center|diner|clinic)$/i.test(name)

/** What nobody asks the price of: a giving, or a reading. */
const isGiven = (name: string): boolean =>
  /\b(?:charity|charities|blog|association|foundation|society|network|community|magazine|newsletter|podcast|church|trust|shelter|foodbank|hospice|refuge)$/i.test(
    name,
  )

/** Work by the verb that a business says it by: who translates records sells translations. */
const deeds: readonly (readonly [RegExp, string])[] = [
  [/^(?:we |I )?(?:also )?(?:fix|repair|mend) /i, "repair"],
  [/^(?:we |I )?(?:also )?translate /i, "translation"],
  [/^(?:we |I )?(?:also )?photograph /i, "photography"],
  [/^(?:we |I )?(?:also )?clean /i, "cleaning"],
  [/^(?:we |I )?(?:also )?restore /i, "restoration"],
  [/^(?:we |I )?(?:also )?groom /i, "grooming"],
  [/^(?:we |I )?(?:also )?tune /i, "tuning"],
  [/^(?:we |I )?(?:also )?install /i, "installation"],
]
const sells =
  /^(?:we |I )?(?:also )?(?:build|offer|provide|make|sell|teach|bake|cook|serve|print|fit|supply|stock|hire out|rent out|rent|run|host) | (?:offering|providing|selling|making|baking|teaching|fitting|building) /i

/** The services among the parts: what is sold as it is, and what is done to a thing by its work. */
function servicesOf(u: Understanding, { parts, lead, name }: Offer): string[] {
  const texts = [lead?.text ?? "", u.prepare(u.brief.description)]
  const sold = parts.filter((part) => {
    const holder = texts.flatMap((text) => text.split(/(?<=[.!?]) /)).find((text) => text.includes(part)) ?? ""
    const isNamed = part.includes(" ") || /(?:s|ing)$/.test(part)
    return isNamed && (sells.test(holder) || isActivity(part) || (lead?.form === "things" && holder === lead.text))
  })
  const worked = parts.flatMap((part) => {
    const holder = texts.flatMap((text) => text.split(/(?<=[.!?]) /)).find((text) => text.includes(part)) ?? ""
    const [, work = ""] = deeds.find(([verb]) => verb.test(holder)) ?? []
    return work === "" || part.split(" ").length > 3 || / and /.test(part) ? [] : [`${singular(part)} ${work}`]
  })
  return [...sold, ...worked].filter((text) => text !== name)
}

/** "A wedding photographer", "slate roof repair", "retaining walls". */
const asked = (text: string): string =>
  isWork(text) ? text : withArticle(isAcronym(text.split(" ")[0]?.toUpperCase() ?? "") ? text.toUpperCase() : text)

/** The places that a description says it covers: none of them stands in a phrase with the town. */
const coveredIn = (text: string): string =>
  [...text.matchAll(/\b(?:cover|covers|covering|serve|serves|serving|across|around) ([^.;!?]*)/gi)]
    .flatMap(([, rest = ""]) => rest.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [])
    .join(" ")

/** "Cotswolds wedding photographer" has its place already; a German translator has only a language. */
const isLocated = (text: string): boolean =>
  text.split(" ").some((word) => {
    const small = word.toLowerCase()
    const isName = properNames.has(small) || (/^\p{Lu}\p{Ll}/u.test(word) && !isRightWord(small))
    return isName && !/(?:ish|ese|an|ch|ic)$/.test(small)
  })

const nameless = /^(?:how|what|who|where) /

/** Questions and longer phrases that the same people type. */
export function businessQuestions(u: Understanding, offer: Offer, count: number, maxChars: number): string[] {
  const { town } = offer
  const isBooked = u.brief.products.some(({ name }) => name === u.subject.name)
  const named = withoutTown(readNounPhrase(offer.name).head.toLowerCase(), town).split(" of ")[0] ?? ""
  const head = named.split(" ").length > 3 ? named.split(" ").slice(-2).join(" ") : named
  const place = town === "" ? "" : ` ${town}`
  const places = `${town} ${u.place} ${coveredIn(u.prepare(u.brief.description))}`
  const typed = u.keywords
    .map((text) => withoutTown(text, places))
    .filter((text) => !isLocated(text))
    .map((text) => text.toLowerCase())
  const row = isBooked
    ? [named]
    : [
        ...(typed.length > 0 || isBusinessName(head) ? typed : [head]),
        ...servicesOf(u, offer).map((text) => text.toLowerCase()),
      ].filter((text, at, all) => text !== "" && !isFault(text) && all.indexOf(text) === at)
  const priced = row.filter((text) => (isPerson(text) || !isBusinessName(text)) && text.split(" ").length < 6)
  const ofHead = isBusinessName(head) && !isPerson(head) ? [] : [head].filter((text) => text !== "")
  const [first, second, third, fourth] = isGiven(head)
    ? []
    : [...priced, ...ofHead.filter((text) => !priced.includes(text))]
  const questions = [
    first === undefined ? "" : `how much ${isPlural(first) ? "do" : "does"} ${asked(first)} cost`,
    town === "" || head === "" ? "" : `${head} near me`,
    second === undefined ? "" : `${second}${place} prices`,
    third === undefined ? "" : `${third} in ${town}`.replace(/ in $/, " online"),
    head === "" ? "" : `find ${head}${place}`,
    second === undefined && !isGiven(head) && head !== "" ? `${head} prices` : "",
    fourth === undefined ? "" : `${fourth}${place} cost`,
    offer.isBusiness ? `${head} reviews` : `${head}${place} reviews`,
  ]
  const usual = questions.filter(
    (text) => text !== "" && text.length <= maxChars && text.split(" ").length < (nameless.test(text) ? 9 : 6),
  )
  return usual
    .map((text) => text.toLowerCase())
    .filter((text, at, all) => !all.some((other, index) => index !== at && ` ${other} `.includes(` ${text} `)))
    .slice(0, count)
}
