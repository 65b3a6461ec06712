import { withArticle } from "../../text/article.ts"
import { isPlural } from "../../text/plural.ts"
import type { Way } from "../teller.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { isPlainThing } from "../understand/plain-thing.ts"
import { capital, listed, type Wording } from "../wording.ts"
import { smallStart } from "./small-start.ts"

/** What "it" is in the text: a trip, a video, the work of a business. */
export interface Names {
  readonly it: string
  readonly the: string
}

const amount =
  "(?:\\d[\\d.,½¼¾]*|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|ninety)"
const about = "(?:about |around |roughly |nearly |almost |up to |under |over |at least )?"
const duration = new RegExp(
  `^${about}${amount}(?:(?: (?:to|or|and a|-) ?${amount})? |-)?(?:and a half )?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?)(?! (?:lessons?|class|classes|sessions?|courses?|slots?|visits?|walks?|tours?|trips?|hire|rental|trial|notice|guarantee|warranty))(?: and a half)?(?: (?!of\\b|before\\b|after\\b|guided\\b|notice\\b).*)?$`,
  "i",
)
const distance = new RegExp(`^${about}${amount} (?:miles?|km|kilomet(?:re|er)s?)(?: .*)?$`, "i")
const places = new RegExp(`^(?:only |just |up to )?${amount} (?:places|seats|spaces|spots)(?: .*)?$`, "i")
const onDays = /^(?:every )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|^(?:weekends?|weekdays)\b/i

/** "Quarterly plan $39/mo": a thing and its price. */
const priced =
  /^(.{3,60}?)(?:,? (?:is|costs?|at|for|only|just|now))? ((?:from )?[$£€]\s?\d[\d.,]*(?: ?(?:to|-|–) ?[$£€]?\d[\d.,]*)?(?: ?(?:\/|a|an|per|each) ?\p{L}*)?(?: plus [$£€]\d[\d.,]* (?:an?|per|each) \p{L}+)?(?:,? (?:inc(?:l(?:uding)?)?|ex(?:cl(?:uding)?)?|plus)\.? VAT)?)( \([^)]*\))?$/iu

const spokenPrice = (price: string): string =>
  price
    .replace(/ ?\/ ?(mo|month)\b/i, " a month")
    .replace(/ ?\/ ?(yr|year)\b/i, " a year")
    .replace(/ ?\/ ?(hr|hour)\b/i, " an hour")
    .replace(/ ?\/ ?(wk|week)\b/i, " a week")
    .replace(/ ?\/ ?(?:pp|person)\b/i, " a person")
    .replace(/ ?\/ ?(?=\p{L})/iu, " a ")
    .replace(/ ?[-–] ?(?=[$£€]?\d)/, " to ")

/** "One day a window" is how long it takes, and nothing that has a price. */
const perThing = new RegExp(
  `^${about}${amount} (?:minutes?|hours?|days?|weeks?) (?:an?|per) (?!day|week|month|year)\\p{L}+$`,
  "iu",
)

/** "The quarterly plan costs $39 a month", for one thing; null where no thing is priced. */
export function pricedThing(text: string, { inside }: Wording): string | null {
  const found = priced.exec(text)
  const thing = (found?.[1] ?? "").replace(/[:,]$/, "").trim()
  if (thing === "" || /[$£€]| or |^(?:from|about|only|under|over)$/i.test(thing)) return null
  if (perThing.test(thing))
    return `it takes ${lower(thing)} and costs ${spokenPrice(found?.[2] ?? "")}${found?.[3] ?? ""}`
  const isMany = isPlural(thing) || / and /.test(thing)
  const isReady = isMany || /^(?:the|an?|half|each|every|all|our|my|one(?!-)|no|\d)\b/i.test(thing)
  const price = spokenPrice(found?.[2] ?? "")
  const verb = /^from /.test(price) ? (isMany ? "start at" : "starts at") : isMany ? "cost" : "is"
  const small = inside(thing).replace(/^(call) ?(out)\b|^(hook) ?(up)\b/i, "$1$3-$2$4")
  return `${isReady ? small : `the ${small}`} ${verb} ${price.replace(/^from /, "")}${found?.[3] ?? ""}`
}

/** A thing that is really a length, a price, an age or a day, as what is said of "it"; null for other things. */
export function measureOf(text: string, { it }: Names): string | null {
  if (/^(?:from )?[$£€]\s?\d[\d.,]*(?: ?\/ ?\p{L}+|(?: -)? (?:an?|per|in|for|to|the) .*| each(?: .*)?)?$/u.test(text)) {
    const price = spokenPrice(text)
    return `${it} costs ${price}`
  }
  if (/^(?:minimum|maximum) \p{L}+:? \d+/iu.test(text)) {
    const [most = "", what = "", value = ""] = text.toLowerCase().replace(":", "").split(" ")
    return `the ${most} ${what} is ${value}`
  }
  if (duration.test(text) && !/ (?:on|in|at|from) .* /.test(text))
    return `${it} takes ${lower(text).replace(/-(?=hour|minute)/, " ")}`
  if (distance.test(text)) return `${it} covers ${lower(text)}`
  if (new RegExp(`^${about}${amount} (?:square (?:feet|foot|met(?:re|er)s|yards)|sq\\.? ?(?:ft|m))$`, "i").test(text))
    return `the area is ${lower(text)}`
  if (places.test(text)) return `there are ${lower(text)}`
  if (onDays.test(text)) return `${it} runs ${/^every/i.test(text) ? lower(text) : `on ${text}`}`
  return null
}

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

const numbered = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty) /i
/** "darning", "visible mending": work has no article. */
const isDoing = (item: string): boolean =>
  /(?<!\b(?:morn|even|someth|everyth|build|wedd|str|spr|meet|mean|paint|draw|open|cover|land|park|earr|hous))ing$/u.test(
    readNounPhrase(item).head,
  ) &&
  /\p{L}{3,}ing$/u.test(readNounPhrase(item).head) &&
  !/^\p{Lu}\p{L}+ \p{Lu}/u.test(item)

const severalDoings = /^(?:\p{L}+[ -]){0,2}\p{L}{3,}ing (?:and (?:\p{L}+[ -]){0,2}\p{L}{3,}ing\b|down|up|out)/u

/** "Sneak peek of 25 photos" is one peek. */
function articled(item: string, { inside, noun }: Wording): string {
  const whole = noun(item)
  const [head = ""] = inside(item).split(/ (?=of \d)/)
  return whole === inside(item) && head !== whole ? `${withArticle(head)}${whole.slice(head.length)}` : whole
}

const counted = /^(?:an?|the|\d\S*|two|three|four|five|six|seven|eight|nine|ten|twelve) /i
/** "Eight basic strokes and a warm-up drill" at the end of a list closes the list; "salt and pepper" is one thing of it. */
function inRow(items: readonly string[]): string {
  const [first = "", second = "", ...more] = (items.at(-1) ?? "").split(" and ")
  const isClosing =
    items.length > 1 &&
    second !== "" &&
    more.length === 0 &&
    !items.slice(0, -1).some((item) => / and |,/.test(item)) &&
    (counted.test(first) || counted.test(second))
  return isClosing ? items.join(", ") : listed(items)
}

/** The things of a list as a sentence has them: "a free visit, a drawn plan and a fixed written quote". */
export const namedThings = (items: readonly string[], { inside, noun }: Wording): string =>
  inRow(
    inOrder(items).map((typed) => {
      const item = typed.replace(/^(?:An?|The) /, (word) => word.toLowerCase())
      if (/^[^,]+, [^,]+ and /.test(item)) return inside(item)
      if (/^same (?!day|week)/i.test(item)) return `the ${lower(item)}`
      if (/^(?:how|what|why|where|when|who) /i.test(item)) return lower(item)
      if (numbered.test(item) || isDoing(item) || severalDoings.test(item)) return lower(item)
      if (/^[$£€]\d\S* \p{L}/u.test(item) && !isPlural(item.split(/ (?:vs|with|for|in) /)[0] ?? item))
        return withArticle(item)
      return /^free \p{L}|^\d+D \p{L}/iu.test(item) ? withArticle(lower(item)) : articled(item, { inside, noun })
    }),
  )

const activity =
  /(?:^(?:hire|rental|tuning|photography|translation|repairs?|care|installation|maintenance|therapy|massage|catering|tuition|delivery|restoration|servicing|design|coverage|storage|removal|insurance|consulting|support|hosting|printing|editing)$|^\p{L}{3,}ing$)/iu
/** Work, and nothing that could be handed over: "canoe hire", "piano tuning". */
export const isActivity = (text: string): boolean =>
  !/^(?:no|free|private|on-site|\d\S*)\b/i.test(text) &&
  activity.test(readNounPhrase(text).head.split(" ").at(-1) ?? "")

/** A clause or a list inside a thing takes no article of its own; a verb's twin stands first, where it is no verb. */
const inOrder = (items: readonly string[]): string[] => {
  const isVerbTwin = (item: string) => /^(?:help|work|support|use|care|play|rest) (?:with|for|on|in)\b/i.test(item)
  return [...items.filter(isVerbTwin), ...items.filter((item) => !isVerbTwin(item))]
}

const isMany = (items: readonly string[]): boolean =>
  items.length > 1 || isPlural(readNounPhrase(items[0] ?? "").head) || / and /.test(readNounPhrase(items[0] ?? "").head)

/** What names no thing stands by itself, as it was typed. */
const asTyped = (items: readonly string[]): Way[] => [
  capital(items.join(", ")),
  items.length > 1 && items.every((item) => !item.includes(",")) && capital(listed(items)),
]

/** "One photographer who never stages a moment" is somebody one gets. */
export const oneWho = /^(?:one|an?) (?:\p{L}+ ){1,3}who (?!is\b)\p{L}+ (?!.* (?:is|are|will|can) )/iu

/** "Results the same day", "no oil on request": when a thing is had, and not what is had. */
const saidWhen = / (?:the (?:same|next) (?:day|week)|on the day|on request|by arrangement|by appointment)$/i

/** What comes with a service. */
export function givenWays(items: readonly string[], wording: Wording, who: string, me: string): Way[] {
  const [only = ""] = items
  if (items.length === 1 && oneWho.test(only))
    return [`you get ${lower(only)}`, `with ${me} you get ${lower(only)}`, `${who} give you ${lower(only)}`]
  if (!items.every(isPlainThing) || (items.length === 1 && saidWhen.test(only))) return asTyped(items)
  const said = namedThings(items, wording)
  const many = isMany(items)
  const isNo = /^no\b/i.test(said)
  // Long things and counted ones are no sentence without a verb.
  const isLong = (items.length > 1 && said.split(" ").length > 8) || numbered.test(said) || /^\d/.test(said)
  if (items.length === 1 && isActivity(items[0] ?? ""))
    return [
      `${who} do ${smallStart(items[0] ?? "")}`,
      `${who} offer ${smallStart(items[0] ?? "")}`,
      `${smallStart(items[0] ?? "")} is what ${who} do`,
    ]
  // "No mattresses, no fridges" of a skip: they are not taken, and not missing.
  if (isNo && items.length > 1) return [capital(items.join(", ")), capital(said)]
  if (isNo) return [`there ${many ? "are" : "is"} ${said}`]
  return [
    `you get ${said}`,
    `${said} ${many ? "come" : "comes"} with it`,
    `what you get: ${said}`,
    `expect ${said}`,
    `with ${me} you get ${said}`,
    `${who} give you ${said}`,
    `it comes with ${said}`,
    `on offer: ${said}`,
    isLong ? null : capital(said),
    items.length > 1 && said.split(" ").length > 8
      ? null
      : `there ${many && items.length > 0 && /^(?:\d|two|three|four|five|six|seven|eight|nine|ten)|s\b/.test(said.split(" ")[0] ?? "") ? "are" : /^an? |^the /.test(said) ? "is" : many ? "are" : "is"} ${said}`,
  ]
}

/** What a video shows. Where a thing wants an article that nobody typed, it stands behind a colon, as in a list. */
export function shownWays(items: readonly string[], wording: Wording): Way[] {
  const isReady = (item: string) =>
    /^(?:an?|the|my|our|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|\d\S*|how|what|why|where|when|[$£€]\S*) /i.test(
      item,
    ) || isPlural(readNounPhrase(item).head)
  const isNo = /^no\b/i.test(items[0] ?? "")
  const many = isMany(items)
  if (items.some((item) => / (?:just|but|only) /.test(item))) return asTyped(items)
  if (isNo) return [`there ${many ? "are" : "is"} ${listed(items.map(lower), "or")}`]
  const bare = inRow(items.map((item) => wording.inside(item).replace(/^(?:An?|The) /, (word) => word.toLowerCase())))
  const open = [
    `in the video: ${bare}`,
    `also in it: ${bare}`,
    `on camera: ${bare}`,
    / and /.test(bare) && bare.split(" ").length > 5 ? null : capital(bare),
  ]
  // "Bread for people with a small oven" is what the channel is about.
  if (
    items.length === 1 &&
    /^(?!no )[^,]+ for (?:people|adults|children|kids|parents|families|anyone|those|beginners|\p{L}{3,}ers)\b/iu.test(
      bare,
    )
  )
    return [capital(bare)]
  if (!items.every(isPlainThing) || /^spent /i.test(items[0] ?? "")) return asTyped(items)
  if (!items.every(isReady) || items.some((item) => / vs\.? |^\d|^[$£€]/.test(item))) return open
  const said = namedThings(items, wording)
  // "Brake pads on a Honda in a driveway": a scene, and nothing that a video has.
  if (items.some((item) => / (?:on|in) (?:an?|the|\d+|one|two|three|four|five|six) /.test(item)))
    return [`you see ${said}`, `it shows ${said}`]
  return [
    `you see ${said}`,
    `there ${many ? "are" : "is"} ${said}`,
    `it has ${said}`,
    `it shows ${said}`,
    `besides, there ${many ? "are" : "is"} ${said}`,
  ]
}

/** "It takes 45 minutes" and "it costs £11" are one sentence. */
export function joinMeasures(texts: readonly string[]): string[] {
  const out: string[] = []
  for (const text of texts) {
    const before = out.at(-1)
    const [, who, rest] =
      /^((?:it|the \p{L}+|all of it)) ((?:takes|costs|covers|runs|is) .*)$/iu.exec(text.replace(/\.$/, "")) ?? []
    const isSame =
      before !== undefined &&
      /^(?:it|the \p{L}+|all of it) (?:takes|costs|covers|runs) [^,]*$/iu.test(before.replace(/\.$/, "")) &&
      !/ and (?:takes|costs|covers|runs) /.test(before)
    if (isSame && who !== undefined && rest !== undefined)
      out.splice(-1, 1, `${before.replace(/\.$/, "")} and ${rest}.`)
    else out.push(text)
  }
  return out
}
