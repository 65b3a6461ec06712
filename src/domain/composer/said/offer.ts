import { splitList } from "../../text/split-list.ts"
import { titleCase } from "../../text/title-case.ts"
import { isStateName } from "../../text/write-place.ts"
import { conjuncts, readNounPhrase } from "../understand/noun-phrase.ts"
import type { Understanding } from "../understand/understand.ts"
import { isForm } from "../understand/verbs.ts"
import { isDeterminer, isNumber, isPreposition, plain } from "../understand/word-kinds.ts"
import type { Said } from "./said.ts"
import { runningWords } from "./small-start.ts"
import { measureOf } from "./things.ts"

/** What a business does, in the few words that its page is called by. */
export interface Offer {
  /** "family dental practice", "piano tuning", "half-day canoe trip". */
  readonly name: string
  /** Whether that is what the business is, and not what it does. */
  readonly isBusiness: boolean
  readonly town: string
  /** The sentence that said it first. */
  readonly lead: Said | null
  /** Separate things it does: "crowns", "clear aligners". */
  readonly parts: readonly string[]
}

const businesses =
  /^(?:company|practice|studio|shop|store|school|clinic|centre|center|restaurant|café|cafe|bakery|bar|pub|hotel|inn|guesthouse|charity|agency|firm|bureau|office|team|group|co-?op|cooperative|club|library|museum|gallery|garage|workshop|salon|barbershop|barbers?|nursery|kennels?|farm|market|platform|app|software|tool|service|services|blog|magazine|newsletter|podcast|dentist|plumber|electrician|photographer|builder|joiner|carpenter|gardener|landscaper|accountant|bookkeeper|lawyer|solicitor|therapist|tutor|teacher|trainer|coach|translator|interpreter|designer|developer|planner|florist|caterer|baker|butcher|exterminator|roofer|painter|decorator|mechanic|locksmith|surveyor|architect|writer|editor|consultant|doctor|vet|physiotherapist|osteopath|chiropractor|acupuncturist|hairdresser|groomer|walker|sitter|cleaner|tuner|tailor|seamstress|potter|upholsterer|restorer|arborist|tree surgeon|handyman|driver|celebrant|magician|band|choir|orchestra|dj|foundation|association|society|network|community|winery|brewery|distillery|campsite|hostel|gym|spa|laundrette|laundry|pharmacy|surgery|hospice|shelter|refuge|rescue|foodbank|kitchen|diner|bistro|eatery|takeaway|trattoria|pizzeria|roastery|marina|boatyard|museum|theatre|theater|cinema|academy|college|institute|farrier|blacksmith|saddler|thatcher|glazier|plasterer|tiler|welder|cobbler|watchmaker|jeweller|jeweler|goldsmith|silversmith|stonemason|bricklayer|fencer|framer|dressmaker|milliner|beekeeper|brewer|nanny|childminder|doula|midwife|optician|podiatrist|nutritionist|counsellor|counselor|psychologist|notary|stylist|barber|signwriter|printer|bookbinder|calligrapher|illustrator|animator|luthier|engraver|instructor)s?$/i

/** What works by itself, and is nobody's trade. */
const machines =
  /^(?:shutter|roller|trailer|dryer|drier|boiler|counter|cooker|freezer|washer|heater|sprinkler|charger|planter|locker|duster|hoover|cover)s?$/i

/** "Letter cutter", "oven cleaner": who does it. */
const isDoer = (word: string): boolean =>
  !machines.test(word) &&
  [/ers?$/i, /(?:(.)\1)ers?$/i].some((ending, at) => {
    const base = word.toLowerCase().replace(ending, at === 0 ? "" : "$1")
    return ending.test(word) && (isForm(base, "base") || isForm(`${base}e`, "base"))
  })

const isBusinessName = (name: string): boolean => {
  const last = name.split(" ").at(-1) ?? ""
  return businesses.test(last) || isDoer(last)
}

/** The town that the business is in, or the first place that its description names. */
function townOf({ place, brief, prepare }: Understanding): string {
  const [town = ""] = place.split(/,| and /)
  if (town.trim() !== "") return town === town.toLowerCase() ? titleCase(town.trim()) : town.trim()
  const found = prepare(brief.description).matchAll(
    /\b(?:in|around|across|near|serving|covering|cover|from) (?:the )?((?:\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+){0,2})/gu,
  )
  return [...found].map((one) => one[1] ?? "").find((name) => !noTown.test(name)) ?? ""
}

/** Capitals that are no town. */
const noTown =
  /^(?:We|I|The|Every|Our|My|It|You|No|All|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Easter|Christmas|English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Russian|Greek|Turkish|Arabic|Hebrew|Chinese|Mandarin|Cantonese|Japanese|Korean|Welsh|Irish|Gaelic|Latin|Swedish|Norwegian|Danish|Finnish|Hindi|Urdu|Python|Java|JavaScript|Excel|WordPress|Shopify|CSV|PDF)\b/

/** "plumber leeds" is typed for a plumber in Leeds. */
export function withoutTown(keyword: string, town: string): string {
  const words = town.toLowerCase().split(/[ ,]+/).filter(Boolean)
  return withoutState(keyword, words)
    .split(" ")
    .filter((word) => !words.includes(plain(word)))
    .join(" ")
    .replace(/ (?:in|near|near me)$/i, "")
    .trim()
}

/** "House painting Portland Maine": the state behind the town is part of the place. */
const withoutState = (keyword: string, town: readonly string[]): string => {
  const [, before = "", state = ""] = /^(.+ \S+?),? ((?:\S+ )?\S+)$/.exec(keyword) ?? []
  const ends = [state, state.split(" ").at(-1) ?? ""].filter((end) => isStateName(end))
  const [longest = ""] = ends
  const rest = longest === "" ? keyword : `${before} ${state}`.slice(0, -longest.length - 1).replace(/,$/, "")
  return longest !== "" && town.includes(plain(rest.split(" ").at(-1) ?? "")) ? rest : keyword
}

const maxNameWords = 6

function nameOf(u: Understanding, lead: Said | null, town: string): string {
  const isProduct = u.brief.products.some(({ name }) => name === u.subject.name)
  if (isProduct) return runningWords(u.title, u.prepare(`${u.subject.description}\n${u.brief.description}`))
  const phrase = lead?.form === "things" ? (lead.items[0] ?? "") : ""
  const head = readNounPhrase(phrase).head.split(", ")[0] ?? ""
  const bare = head.replace(/^(?:an?|the|our|my) /i, "").trim()
  if (bare !== "" && bare.split(" ").length <= maxNameWords && !isNumber(bare.split(" ")[0] ?? "")) return bare
  const keyword = u.keywords.map((text) => withoutTown(text, `${town} ${u.place}`)).find((text) => text !== "")
  const [service = ""] = splitList(u.prepare(u.brief.serviceType))
  return keyword ?? (service || u.category.toLowerCase())
}

const isPart = (text: string, town: string): boolean => {
  const words = text.split(" ")
  const isName = words.every((word) => /^\p{Lu}/u.test(word))
  const isLone = words.length === 1 && !/s$|ing$|age$|tion$|ment$|work$|care$|repair$/.test(text)
  return (
    words.length < 5 &&
    text.length > 3 &&
    !isName &&
    !isLone &&
    !/^(?:help|guide|support|advise) \p{L}+s$/iu.test(text) &&
    !words.some((word) => isPreposition(word) || isDeterminer(word)) &&
    !/[$£€\d]/.test(text) &&
    text !== town
  )
}

const doing =
  /^(?:we |I )?(?:also )?(?:do|build|offer|provide|make|sell|fix|repair|install|teach|translate|photograph|design|clean|groom|restore|treat|tune|write|edit|bake|cook|serve|grow|print|fit|supply|stock|hire out|rent out|rent|run|handle|cater for|draw up|prepare|plan|host) (.+)$/i

/** "We build walls, gardens and drainage for hillside yards" does three things. */
function partsOf(said: readonly Said[], town: string): string[] {
  const out: string[] = []
  for (const { text, topic, form } of said
    .filter((one) => /^(?:what|given)$/.test(one.topic) && one.form !== "is" && one.form !== "past")
    .slice(0, 4)) {
    const object =
      doing.exec(text)?.[1] ??
      / (?:offering|providing|serving|selling|specialising in|specializing in) (.+)$/i.exec(text)?.[1] ??
      (form === "things" &&
      topic === "what" &&
      /, .*(?: and |,)/.test(text) &&
      text.split(", ")[0] === readNounPhrase(text.split(", ")[0] ?? "").head
        ? text
        : "")
    const items = conjuncts(object).map((item) => readNounPhrase(item).head.replace(/^(?:an?|the|our) /i, ""))
    if (items.length > 1) out.push(...items.filter((item) => isPart(item, town)))
  }
  return [...new Set(out)].slice(0, 6)
}

export function readOffer(u: Understanding, said: readonly Said[]): Offer {
  const town = townOf(u)
  const names = { it: "it", the: "it" }
  const isBooked = u.brief.products.some(({ name }) => name === u.subject.name)
  const isPlainThing = ({ form, items }: Said) => form !== "things" || measureOf(items[0] ?? "", names) === null
  const isFirst = (one: Said) => one.topic === "what" && one.form !== "is" && isPlainThing(one)
  const lead =
    said.find((one) => one.isOwn && isFirst(one)) ??
    said.find((one) => one.isOwn && one.form === "things" && isPlainThing(one)) ??
    (isBooked ? said.find((one) => one.isOwn && one.topic !== "promise") : undefined) ??
    said.find(isFirst) ??
    said.find(isPlainThing) ??
    null
  const name = nameOf(u, lead, town)
  return {
    name,
    isBusiness: !isBooked && isBusinessName(readNounPhrase(name).head),
    town,
    lead,
    parts: partsOf(said, town),
  }
}
