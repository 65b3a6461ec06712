import type { Way } from "../teller.ts"
import { isForm, thirdPerson, verbForms } from "../understand/verbs.ts"
import { capital } from "../wording.ts"
import { otherOrders } from "./other-orders.ts"
import { proofWays } from "./proof-ways.ts"
import type { Said } from "./said.ts"
import { taughtWays } from "./taught-ways.ts"
import type { Telling } from "./telling.ts"
import { givenWays, measureOf, oneWho, pricedThing, shownWays } from "./things.ts"
import { withBe } from "./with-be.ts"

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** "Open Saturdays" is "open on Saturdays", "open Easter to October" is "open from Easter to October". */
function stateText(text: string): string {
  return lower(text)
    .replace(/^(open|closed) (?=(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?\b(?! to | through |-))/i, "$1 on ")
    .replace(/^(open|closed) (?=\p{L}+ (?:to|until|till|through) )(?!from|on|daily|every)/iu, "$1 from ")
    .replace(/^open (\d)/, "open from $1")
}

const inTrade = /^in (?:the |this )?(?:trade|business|profession|job) (?:for|since) /

function stateWays({ text, isOwn }: Said, { teller, speaker: { who, am }, names }: Telling): Way[] {
  const { u } = teller
  const said = stateText(text)
  const isProduct = u.brief.products.length > 0 && isOwn
  if (inTrade.test(said)) return [`${who} have been ${said}`, `${u.seller} has been ${said}`]
  if (/^with /.test(said)) return [`it comes ${said}`, `${names.the} comes ${said}`]
  if (u.genre === "video") return [`it is ${said}`, `the video is ${said}`]
  if (isProduct) {
    if (/^(?:from|on|at|every) (?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i.test(said))
      return [`${names.it} runs ${said}`, `${names.the} runs ${said}`]
    return [`${names.the} is ${said}`]
  }
  if (/^(?:open|closed)\b/.test(said))
    return [`${who} ${am} ${said}`, `${u.seller} is ${said}`, `you find ${who === "I" ? "me" : "us"} ${said}`]
  if (/^(?:based|available|licensed|insured|run|family|located|near|close|on the (?:road|water|phone|move))/.test(said))
    return [`${who} ${am} ${said}`, `${u.seller} is ${said}`]
  return [`everything is ${said}`, `all of it is ${said}`, `it is ${said}`]
}

/** "left their jobs and put the first panels": the place at the end is that of the second deed alone. */
const hasTwoDeeds = (text: string): boolean =>
  [...text.matchAll(/ and (?:then )?(\p{L}+)/gu)].some(([, word = ""]) => isForm(word, "past") || isForm(word, "base"))

/** "Most of our clients come to us after a heavy rain" may begin with the rain. */
function fronted(text: string): Way {
  const found =
    /^((?:\p{Lu}|\p{Ll})[^,;:]{12,}?),? ((?:after|before|during|since|until) (?:[\p{L}\d'’-]+ ){0,4}[\p{L}\d'’-]+)$/u.exec(
      text,
    )
  const [, main = "", end = ""] = found ?? []
  const isSafe =
    main !== "" &&
    !hasTwoDeeds(main) &&
    !/ (?:who|that|which|where|when|how|what|if|and|or|to|for|of|than|as|because|so|is|are|was|were|be)$| (?:who|that|which|where|when|how|what|if|because|so|than|not) /.test(
      ` ${main} `.trimEnd(),
    )
  const opens =
    /^(?:We|You|It|They|The|A|An|Every|Each|All|Nobody|There|Our|My|This|These|Most|One|Two|Three|Some|Everything|Everyone)\b/.test(
      main,
    )
  const last = main.split(" ").at(-1) ?? ""
  const isOpen =
    / (?:we|I|you|it|they|he|she|is|are|was|were) /.test(end) ||
    isForm(last, "participle") ||
    /ed$/.test(last) ||
    last === "not" ||
    !end.includes(" ") ||
    end.split(" ").length < 3
  return isSafe && !isOpen && main.split(" ").length > 3 && `${end}, ${opens ? lower(main) : main}`
}

/** The same sentence in the ways that its own commas and joints allow. */
function clauseWays(text: string): Way[] {
  const spliced = text.replace(
    /, (?=(?:I|we|you|they|it|he|she) [a-z]+ (?:the|a|an|my|our|your|it|you|up)\b)(?<!^(?:if|when|once|as|after|before|while|since|because|so) .*)/i,
    " and ",
  )
  const two = /^(.{20,}?), (?:and|so|but) ((?:I|we|you|the|it|they|nobody|everything|my|our|there)\b .{12,})$/.exec(
    spliced,
  )
  const past = /^(I|We) (.{20,}?),? and (\p{Ll}+) (.{8,})$/u.exec(spliced)
  const joint = /^(.{20,}?), (so|but) /.exec(spliced)?.[2]
  const [, who = "", first = "", verb = "", rest = ""] = past ?? []
  const isPast = past !== null && isForm(verb, "past") && !/ and |, /.test(first)
  return [
    spliced,
    fronted(spliced),
    isPast && `${who} ${first}. ${who} ${verb} ${rest}`,
    two !== null && joint === undefined && `${two[1]}. ${capital(two[2] ?? "")}`,
  ]
}

function doWays({ text }: Said, { speaker: { who }, teller: { u } }: Telling): Way[] {
  const small = lower(text)
  const [verb = "", ...rest] = small.split(" ")
  const isInvitation =
    /^(?:please|send|call|book|bring|write|ask|tell|come|choose|pick|visit|order|see|watch|find|follow|get|learn|try|drop|join|take)$/.test(
      verb,
    )
  if (isInvitation || /^(?:never|always|don't|do) /.test(small)) return [capital(text)]
  if (u.genre === "video")
    return [`you ${small}`, `here you ${small}`, `${small} with me`.replace(/ with me$/, ""), `today: ${small}`]
  return [`${who} ${small}`, `${u.seller} ${thirdPerson(verb)} ${rest.join(" ")}`]
}

/** "Starting 13 January" of a course is "it starts on 13 January". */
function doingWays(text: string, { teller, names }: Telling): Way[] {
  const [first = "", ...rest] = lower(text).split(" ")
  const base = verbForms(first).find(({ form }) => form === "ing")?.base
  if (teller.u.genre === "video" || base === undefined) return [capital(text), `${names.it} is about ${lower(text)}`]
  const on = /^(?:\d|\p{Lu}\p{L}+day)/u.test(rest[0] ?? "") ? "on " : ""
  return [
    `${names.it} ${thirdPerson(base)} ${on}${rest.join(" ")}`,
    `${names.the} ${thirdPerson(base)} ${on}${rest.join(" ")}`,
  ]
}

const doesWays = ({ text }: Said, { names }: Telling): Way[] => [
  `${names.it} ${lower(text)}`,
  `${names.the} ${lower(text)}`,
]

function storyWays({ text }: Said, { teller, speaker: { who, my } }: Telling): Way[] {
  const { u } = teller
  const small = lower(text)
  if (/^(?:took|cost) (?:me|us) /.test(small)) return [`it ${small}`]
  if (!/^(?:start|found|establish|set up|open|beg[au]n|grew|launch|born|came)/.test(small)) return [`${who} ${small}`]
  const byWhom = / by (?:an?|two|three|four|my|our|former) (?!(?:river|lake|canal|sea|station|park|beach|road)\b)/
  const isActive = /^(?:began|grew|came|went|opened|launched) (?!by\b)/.test(small) && !byWhom.test(small)
  const isPassive = / by (?:an?|the|my|our|two|three|[\p{L}]+)/iu.test(small)
  const verb = isActive || !isPassive ? small : `was ${small.replace(/^began/, "begun")}`
  const [, deed = "", when = "", people = ""] =
    /^(started|founded|established|opened|launched)( in \d{4})? by ((?:an?|two|three|four|my|our) [^,;:]+)$/.exec(
      small,
    ) ?? []
  return [
    deed !== "" && `${people} ${deed} ${u.seller}${when}`,
    `${u.seller} ${verb}`,
    `${my} ${u.genre === "video" ? "channel" : "business"} ${verb}`,
    `${who === "I" ? "it all" : "it"} ${verb}`,
  ]
}

/** "Tree surgeons in Ludlow working across Shropshire": no thing that one gets, but who they are. */
export const isWhoTheyAre = (text: string): boolean =>
  /^(?:\p{L}+ ){0,2}\p{L}+s (?:(?:in|near|around|from) (?:\p{L}+ ){1,3})?(?:working|based|serving|covering) \p{L}/u.test(
    text,
  )

/** A thing that has a price or a measure is a sentence; other things are given or shown. */
function thingsWays(said: Said, { teller, speaker, names }: Telling): readonly Way[] {
  const { u, wording } = teller
  const isVideo = u.genre === "video"
  const [first = ""] = said.items
  if (!isVideo && said.items.length === 1 && isWhoTheyAre(first) && speaker.who === "we")
    return [`we are ${wording.inside(first)}`, `at ${u.seller} we are ${wording.inside(first)}`]
  if (isVideo && said.topic === "story" && said.items.length === 1)
    return [
      `${u.seller}: ${wording.inside(first)}`,
      `on ${u.seller} you find ${wording.inside(first)}`,
      `${u.seller} shows ${wording.inside(first)}`,
    ]
  if (said.items.length === 1) {
    const parts = first.split(/ or (?=.*[$£€])/)
    const priced = parts.map((part) => pricedThing(part, wording))
    if (priced.length > 0 && priced.every((one) => one !== null)) return [priced.join(", "), priced.join(" and ")]
    const measured = measureOf(first, names)
    if (measured !== null) return [measured, measured.replace(new RegExp(`^${names.it} `), `${names.the} `)]
    const free = /^(?:(.{4,40}?) (?:is )?free (with .*|for .*)|free (.{4,40}?) (with any .*))$/i.exec(first)
    if (free?.[1] !== undefined)
      return [`the ${lower(free[1])} is free ${free[2]}`, `${free[2]}, the ${lower(free[1])} is free`]
  }
  return isVideo
    ? taughtWays(shownWays(said.items, wording), u)
    : givenWays(said.items, wording, speaker.who, speaker.me)
}

/** Every way to say one thing of a service or a video as a sentence. */
export function waysOf(said: Said, telling: Telling): Way[] {
  const ways = plainWays(said, telling).filter((way) => typeof way === "string")
  const isLong = said.text.split(" ").length > 7
  if (!isLong) return ways
  const turned = ways.flatMap(otherOrders)
  return [...new Set([...ways, ...turned, ...turned.flatMap(otherOrders)])]
}

function plainWays(said: Said, telling: Telling): readonly Way[] {
  const isHeld =
    said.form === "clause" && /^\p{Lu}{2,} (?:qualified|certified|registered|trained|accredited)$/u.test(said.text)
  if (said.topic === "proof" && (isHeld || said.form !== "clause") && said.form !== "do" && said.items.length < 2)
    return proofWays(said, telling)
  switch (said.form) {
    case "clause":
      return oneWho.test(said.text)
        ? givenWays([said.text], telling.teller.wording, telling.speaker.who, telling.speaker.me)
        : clauseWays(telling.teller.wording.inside(withBe(said.text) ?? said.text))
    case "is":
      return stateWays(said, telling)
    case "do":
      return doWays(said, telling)
    case "does":
      return doesWays(said, telling)
    case "doing":
      return doingWays(said.text, telling)
    case "past":
      return storyWays(said, telling)
    case "things":
      return thingsWays(said, telling)
  }
}
