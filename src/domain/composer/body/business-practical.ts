import { isPlural } from "../../text/plural.ts"
import { forPlace } from "../said/for-place.ts"
import type { Speaker } from "../said/said.ts"
import { pricedThing } from "../said/things.ts"
import type { Teller, Way } from "../teller.ts"
import { capital, listed } from "../wording.ts"

const amountsIn = (text: string): string[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((found) => found.replace(/[.,]+$/, ""))

/** The price of the form, where no sentence of the brief has said it. */
export function tellPrice(teller: Teller, text: string): string {
  const { u, wording } = teller
  const price = u.price.replace(/[.!]+$/, "").trim()
  const amounts = amountsIn(price)
  if (price === "" || (amounts.length > 0 && amounts.every((amount) => text.includes(amount)))) return ""
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
          `between ${low} and ${high}${rest}: those are the prices`,
          `${low} to ${high}${rest}, depending`.replace(/, depending$/, " is the range"),
          `expect to pay ${low} to ${high}${rest}`,
          `it costs ${low} to ${high}${rest}`,
          `${low} is the lowest price${rest}, ${high} the highest`,
          `prices start at ${low} and end at ${high}${rest}`,
        ],
        0,
      ),
    )
  }
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
          `${low}${rest} is where ${things} ${many ? "start" : "starts"}`,
          `${things}: from ${low}${rest}`,
        ],
        0,
      ),
    )
  }
  if (/^free\b/i.test(spoken)) return teller.say("price", [`it is ${spoken}`])
  if (spoken.includes(", "))
    return teller.say("price", [`the prices: ${spoken}`, `what you pay: ${spoken}`, `prices: ${spoken}`])
  const thing = pricedThing(price, wording)
  if (thing !== null) return teller.say("price", forPlace(u, [thing], 0))
  return teller.say(
    "price",
    forPlace(u, [`the price: ${spoken}`, `it costs ${spoken}`, `you pay ${spoken}`, `${spoken} is the price`], 0),
  )
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

export function tellClients(teller: Teller, text: string, { who, my }: Speaker): string {
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
        `most of it is for ${people}`,
        `${my} clients: ${people}`,
        `${capital(people)} are the people ${who} work for`,
        `it is there for ${people}`,
        `${people} call on ${who === "I" ? "me" : "us"}`,
        `many who come are ${people}`,
        `${capital(people)} come to ${who === "I" ? "me" : "us"}`,
        `${who} do this for ${people}`,
        `${capital(people)} are welcome`,
      ],
      0,
    ),
  )
}

/** What people come with, as theirs and not as its own. */
export function tellClientTrouble(teller: Teller, { who, me }: Speaker): string {
  const { u, wording } = teller
  if (u.pains.length === 0) return ""
  const pains = u.pains.map(wording.inside)
  const pain = listed(pains, "or")
  const all = listed(pains)
  return teller.say(
    "pain",
    forPlace(
      u,
      [
        `${capital(pain)}? ${capital(who)} know it well`,
        `${all} bring people to ${me}`,
        `you may know ${all}`,
        `${capital(pain)}: it need not be so`,
        `so many know ${all}`,
        `what you can leave behind: ${all}`,
        `${capital(all)}: ${who} hear it often`,
        `so many put up with ${all}`,
        `${who} know what ${all} can do to a day`.replace(/ can do to a day$/, " can mean"),
        `instead of ${all}, ${who} do it another way`,
        `${who} have heard of ${all}`,
        `${who} know ${all} from the people who come to ${me}`,
        `what people want to get away from: ${all}`,
        `the usual trouble: ${all}`,
      ],
      0,
    ),
  )
}

/** Months, seasons and occasions, where they were not said. */
export function tellBusySeason(teller: Teller, text: string, { who, me }: Speaker): string {
  const { u, wording } = teller
  const whole = text.toLowerCase()
  const left = u.occasions.map(wording.inside).filter((one) => !whole.includes(one.toLowerCase()))
  if (left.length === 0) return ""
  const when = listed(left)
  const isMany = left.length > 1 || isPlural(left[0] ?? "")
  if (/^(?:before|after|from|during|until|in|around) /i.test(when))
    return teller.say(
      "season",
      forPlace(u, [`${who} ${who === "I" ? "am" : "are"} asked most ${when}`, `the busy time is ${when}`], 0),
    )
  const ways: Way[] = [
    `the busy time: ${when}`,
    `${who} are asked most for ${when}`.replace("I are", "I am"),
    `${capital(when)} ${isMany ? "are" : "is"} when it counts`,
    `think of ${when}`,
    `the season: ${when}`,
    `ask ${me} about ${when}`,
    `in the diary: ${when}`,
    `${capital(when)}: book ahead`.replace(/: book ahead$/, `${isMany ? " are" : " is"} the usual time`),
  ]
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
        `${where} is home`.replace(/^(.*, .* and .*) is home$/, `${who} cover $1`),
      ],
      0,
    ),
  )
}
