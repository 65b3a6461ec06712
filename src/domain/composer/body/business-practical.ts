import { isPlural } from "../../text/plural.ts"
import { splitSentences } from "../../text/split-sentences.ts"
import { forPlace } from "../said/for-place.ts"
import { formOf } from "../said/form-of.ts"
import type { Speaker } from "../said/said.ts"
import { isActivity, pricedThing } from "../said/things.ts"
import type { Teller, Way } from "../teller.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { isPlainThing } from "../understand/plain-thing.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import type { Understanding } from "../understand/understand.ts"
import { isPreposition } from "../understand/word-kinds.ts"
import { capital, listed, type Wording } from "../wording.ts"

const amountsIn = (text: string): string[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((found) => found.replace(/[.,]+$/, ""))

/** "Design from £850, gardens from £9,000": what each starts at; a row of anything else stays a row. */
function listWays(prices: string, wording: Wording): Way[] {
  const parts = prices.split(/, (?:and )?|; /)
  const priced = parts.map((part) => pricedThing(part, wording))
  const isSaid = parts.length > 1 && priced.every((one) => one !== null)
  return isSaid
    ? [
        listed(priced.filter((one) => one !== null)),
        listed(priced.filter((one) => one !== null).toReversed()),
        priced.map((one) => capital(one ?? "")).join(". "),
      ]
    : rowWays(prices)
}

const rowWays = (prices: string): Way[] => [
  `the prices: ${prices}`,
  `what you pay: ${prices}`,
  `prices: ${prices}`,
  capital(prices),
]

/** The price of the form, where no sentence of the brief has said it. */
export function tellPrice(teller: Teller, text: string): string {
  const { u, wording } = teller
  const price = u.price.replace(/[.!]+$/, "").trim()
  const amounts = amountsIn(price)
  if (price === "" || (amounts.length > 0 && amounts.every((amount) => text.includes(amount)))) return ""
  const it = u.genre === "goods" && u.isPlural ? "they cost" : "it costs"
  const spoken = wording
    .inside(price)
    .replace(/ ?\/ ?mo(?:nth)?\b/i, " a month")
    .replace(/ ?\/ ?(hour|hr)\b/i, " an hour")
    .replace(/(?<=\d) ?[-–] ?(?=[$£€]?\d)/, " to ")
  const range = /^([$£€]\s?[\d.,]+) to ([$£€]?\s?[\d.,]+)(.*)$/.exec(spoken)
  if (range !== null) {
    const [, low = "", high = "", rest = ""] = range
    return teller.say(
      "price",
      forPlace(
        u,
        [
          `prices run from ${low} to ${high}${rest}`,
          `you pay between ${low} and ${high}${rest}`,
          `expect to pay ${low} to ${high}${rest}`,
          `${it} ${low} to ${high}${rest}`,
          `prices range from ${low} to ${high}${rest}`,
          `prices start at ${low} and go up to ${high}${rest}`,
        ],
        0,
      ),
    )
  }
  if ((spoken.match(/[$£€]/g) ?? []).length > 1 && /[,;]| and /.test(spoken))
    return teller.say("price", forPlace(u, listWays(spoken, wording), 0))
  const from = /^(?:(.*) )?from ([$£€]\s?[\d.,]+)(.*)$/i.exec(spoken)
  if (from !== null) {
    const [, what = "", low = "", rest = ""] = from
    const things = what === "" ? "prices" : what
    const many = isPlural(things)
    return teller.say(
      "price",
      forPlace(
        u,
        [
          `${things} ${many ? "start" : "starts"} at ${low}${rest}`,
          `${things} ${many ? "begin" : "begins"} at ${low}${rest}`,
        ],
        0,
      ),
    )
  }
  if (/^free\b/i.test(spoken)) return teller.say("price", [`it is ${spoken}`])
  if (spoken.includes(", ")) return teller.say("price", listWays(spoken, wording))
  const thing = pricedThing(price, wording)
  if (thing !== null) return teller.say("price", forPlace(u, [thing], 0))
  const last = u.genre === "goods" ? `priced at ${spoken}` : `you pay ${spoken}`
  return teller.say("price", forPlace(u, [`${it} ${spoken}`, `the price is ${spoken}`, last], 0))
}

/** Those it is for, as the seller lists them. */
function audienceOf({ u, wording }: Teller): string {
  const typed = u
    .prepare(u.brief.targetAudience)
    .replace(/[.!?]+$/, "")
    .replace(/; (?=[^;]+$)/, ", and ")
    .replaceAll("; ", ", ")
    .trim()
  if (typed === "" || /^(?:every|any)(?:one|body)\b/i.test(typed)) return ""
  const parts = typed.split(", ")
  const isList = parts.length > 2 && parts.every((part) => part.split(" ").length < 5 && !/^and /.test(part))
  if (isList || (parts.length === 2 && !/ and /.test(typed) && isPlural(parts[1] ?? "")))
    return listed(parts.map(wording.inside))
  return / (?:and|in|with|who|whose|for|of|at) /.test(typed)
    ? wording.inside(typed)
    : listed(u.audience.map(wording.inside))
}

export function tellClients(teller: Teller, text: string, { who, am }: Speaker): string {
  const { u } = teller
  const whole = text.toLowerCase()
  const people = audienceOf(teller)
  if (people === "" || whole.includes(people.toLowerCase())) return ""
  return teller.say(
    "audience",
    forPlace(
      u,
      [
        `${who} work for ${people}`,
        `${capital(people)} are the people ${who} work for`,
        `${who} ${am} there for ${people}`,
        `${who} work with ${people}`,
        `this is for ${people}`,
        `${capital(people)} are welcome`,
        `${who} do this for ${people}`,
      ],
      0,
    ),
  )
}

/** What people come with, as theirs and not as its own. */
export function tellClientTrouble(teller: Teller, { who, am, me }: Speaker): string {
  const { u, wording } = teller
  if (u.pains.length === 0) return ""
  const pains = u.pains.map(wording.inside)
  const pain = listed(pains, "or")
  const all = listed(pains)
  const isDeed = pains.every((one) => /^\p{Ll}+ing /u.test(one))
  const isMany = pains.length > 1 || (!isDeed && isPlural(readNounPhrase(pain).head))
  const are = isMany ? "are" : "is"
  // Nobody has had enough of "nowhere to leave a dog".
  if (pains.some((one) => /^(?:no|nowhere|nothing|nobody|never|not)\b/i.test(one)))
    return teller.say(
      "pain",
      forPlace(
        u,
        [
          `if you know ${all}, you know why ${who} do this`,
          `${who} know the trouble: ${all}`,
          `the usual trouble is ${pain}; that is why ${who} ${am} here`,
        ],
        0,
      ),
    )
  return teller.say(
    "pain",
    forPlace(
      u,
      [
        `${who} ${am} there for people who have had enough of ${pain}`,
        all.split(" ").length < 7 && !/ (?:who|which|that) /.test(all) && `${who} know what ${all} ${are} like`,
        `if you know ${all}, you know why ${who} do this`,
        !isDeed && !/ (?:who|which|that) /.test(all) && `you can leave ${all} to ${me}`,
        `with ${me} you can do without ${all}`,
        `you can do without ${all}, and that is why ${who} ${am} here`,
      ],
      0,
    ),
  )
}

const months =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Easter|Christmas|spring|summer|autumn|winter) (?:to|until|through) /i

const workInMonths =
  /^((?:\p{Ll}+ ){0,2}(?!from )\p{Ll}+) (?:from )?((?:January|February|March|April|May|June|July|August|September|October|November|December|Easter|spring|summer|autumn|winter) (?:to|until|through) .+)$/u

const workAndTime =
  /^(?:[\p{L}-]+ ){1,7}(?:(?:from|between) (?:January|February|March|April|May|June|July|August|September|October|November|December|Easter|spring|summer|autumn|winter)|all (?:year|winter|summer|spring|autumn)|every (?:day|week|month)|in (?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter))\b/iu

const typedSeason = ({ prepare, brief }: Understanding): string =>
  prepare(brief.seasonalRelevance).replace(/[.!\s]+$/, "")

/** "Easter to October", where it is open from Easter to the end of October. */
const isSaidTime = (time: string, text: string): boolean =>
  months.test(time) && splitSentences(text).some((one) => shareIn(contentStems(time), contentStems(one)) >= 0.99)

/** Months, seasons and occasions, where they were not said. */
export function tellBusySeason(teller: Teller, text: string, { who, am, me, my }: Speaker): string {
  const { u, wording } = teller
  const whole = text.toLowerCase()
  const fresh = u.occasions
    .map(wording.inside)
    .filter((one) => !whole.includes(one.toLowerCase()) && !isSaidTime(one, text))
  if (fresh.length === 0) return ""
  // "Exterior painting May to October": what is done, and when.
  const [, work = "", span = ""] = fresh.length > 1 ? [] : (workInMonths.exec(fresh[0] ?? "") ?? [])
  if (work !== "" && isActivity(work))
    return teller.say(
      "season",
      forPlace(u, [`${who} do ${work} from ${span}`, `${capital(work)} runs from ${span}`], 0),
    )
  // "Planting from October to April, building all year": each work has its time, and the list stays as it is.
  if (u.occasions.every((one) => workAndTime.test(one)))
    return teller.say("season", forPlace(u, [`when: ${wording.inside(typedSeason(u))}`, capital(typedSeason(u))], 0))
  const [saying] = fresh.filter((one) => !isPlainThing(one) || /^(?:do|clause)$/.test(formOf(one).form))
  const left = fresh.filter((one) => one !== saying)
  const said =
    saying === undefined || isPreposition(saying.split(" ")[0] ?? "")
      ? ""
      : teller.say("season said", forPlace(u, [saying], 0))
  if (left.length === 0) return said
  const when = listed(left)
  if (/^(?:before|after|from|during|until|in|around) /i.test(when))
    return teller.say("season", forPlace(u, [`${who} ${am} there ${when}`, `${my} season: ${when}`], 0))
  if (left.some((one) => one.split(" ").length > 3 && !/^(?:[\p{L}'’-]+ )+(?:and|to|-) /u.test(one)))
    return teller.say(
      "season",
      forPlace(u, [`ask ${me} about ${when}`, `${who} ${am} there for ${when}`, capital(when)], 0),
    )
  // "Easter to October" is a time already, and nothing to ask for.
  if (left.some((one) => months.test(one)))
    return teller.say("season", forPlace(u, [`${my} season is ${when}`, `${my} season: ${when}`], 0))
  const ways: Way[] = [`ask ${me} about ${when}`, `${who} ${am} there for ${when}`, `come to ${me} for ${when}`]
  return teller.say("season", forPlace(u, ways, 0))
}

/** The place, where no sentence has named it. */
export function tellBusinessPlace(teller: Teller, text: string, { who, am, me }: Speaker): string {
  const { u } = teller
  const left = u.place
    .split(/, | and /)
    .filter((part) => part.length > 2 && !text.toLowerCase().includes(part.toLowerCase()))
  if (left.length === 0) return ""
  const parts = u.place.split(", ")
  const where =
    parts.length > 2
      ? listed(parts.map((part) => part.replace(/ [a-z]{2}$/i, (code) => `, ${code.trim().toUpperCase()}`)))
      : u.place
  return teller.say(
    "place",
    forPlace(
      u,
      [
        `${who} ${am} in ${where}`,
        `you find ${me} in ${where}`,
        `${u.seller} is in ${where}`,
        `${who} work in ${where}`,
        `${u.seller} works in ${where}`,
        parts.length > 2 && `${who} cover ${where}`,
      ],
      0,
    ),
  )
}
