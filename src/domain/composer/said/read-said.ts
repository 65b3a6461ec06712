import { splitList } from "../../text/split-list.ts"
import { splitSentences } from "../../text/split-sentences.ts"
import { withoutTelegrams } from "../../text/telegrams.ts"
import { conjuncts, readNounPhrase } from "../understand/noun-phrase.ts"
import { makeRivalFinder } from "../understand/rivals.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import type { Understanding } from "../understand/understand.ts"
import { capital, listed } from "../wording.ts"
import { withoutChapters } from "./chapters.ts"
import { withWholeList } from "./kind-and-deed.ts"
import { readPieces } from "./read-pieces.ts"
import type { Piece, Said, Topic } from "./said.ts"
import { begging, boasting, greeting, tidyText, withCommas } from "./tidy-text.ts"

interface Source {
  readonly topic: Topic
  readonly text: string
  readonly isList?: boolean
  readonly isOwn?: boolean
}

function sourcesOf({ brief, subject, genre }: Understanding): Source[] {
  const isAlone = brief.products.filter(({ name }) => name.trim() !== "").length < 2
  return [
    { topic: "what", text: subject.description, isOwn: true },
    { topic: genre === "video" && !isAlone ? "story" : "what", text: brief.description, isOwn: isAlone },
    { topic: "what", text: brief.videoDescription, isOwn: isAlone },
    { topic: "given", text: brief.keyFeatures, isList: true },
    { topic: "promise", text: brief.uniqueSellingProposition, isOwn: isAlone },
    { topic: "how", text: brief.bodyTextSections.map(({ content }) => content).join("\n") },
    { topic: "proof", text: brief.certifications, isList: true },
    { topic: "story", text: brief.brandStory },
  ]
}

const prices = /[$£€]\s?\d|\b(?:prices?|priced|fees?|deposit|refund|quote|per cent off)\b/i
const proofs =
  /\b(?:licen[cs]ed?|certified|accredited|registered|insured|qualified|approved (?:station|garage|cent(?:re|er)|dealer|installer|contractor)|member of|award|diploma|degree|(?:years?|yrs) (?:of )?(?:experience|in the trade)|guild|association)\b/i
const times =
  /^(?:we |I )?(?:are |am )?(?:open|closed) (?:on|from|to|until|at|by|all|every|daily|\p{Lu}|\d)|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|evenings?|by appointment|opening hours)\b/iu
const places = /^(?:we |I )?(?:cover|serve|are based|work in|deliver to|visit)\b|\b(?:parking|step-free|wheelchair)\b/i
const stories =
  /\b(?:started|founded|began|opened|grew up|took over|set up|taught|worked|learnt|learned|bought)\b.*\b(?:(?:19|20)\d\d|years?|in|from|by)\b/i

/** "USDOT 3148802", "ABN 12 345 678 901": a number that an office gave. */
const registered =
  /\b(?:reg|lic|licen[cs]e|permit|registration|registered|approved|certified|accredited)\b\.? ?(?:no\.?|number|#)? ?[\p{Lu}\d-]*\d{3,}$|^(?!ISO|AC|USB|BS|EN)\p{Lu}{2,6}(?: (?:no\.?|number|#))? ?#?\d[\d -]{4,}$/u

/** "Public liability £5m": a sum for which somebody is insured, and no price. */
const covered = /^(?:[\p{L}&'’ £$€\d.]+ )?(?:public|product|employers?['’]?|professional) (?:liability|indemnity)\b/iu

/** What a sentence is about, by its own words; where they tell nothing, by where it stood. */
function topicOf({ text, form }: Piece, given: Topic): Topic {
  if (given === "story" || given === "promise" || given === "proof") return given
  if (registered.test(text) || covered.test(text)) return "proof"
  if (prices.test(text)) return "price"
  const isShort = text.split(" ").length < (given === "what" ? 8 : 14)
  if (proofs.test(text) && isShort && !/^(?:every|each|all)\b/i.test(text)) return "proof"
  if (form !== "things" && stories.test(text) && given !== "what") return "story"
  if (places.test(text)) return "where"
  if (
    times.test(text) &&
    (form !== "things" || /day|weekend|evening|hours|appointment/i.test(text)) &&
    text.split(" ").length < 12
  )
    return "when"
  return given
}

/** Everything the brief says, sentence by sentence, each thing once. */
export function readSaid(u: Understanding): Said[] {
  const isTold = ({ form, text }: Piece): boolean =>
    !begging.test(text) &&
    !boasting.test(text) &&
    (form !== "things" || !/^(?:important|note|update|edit)$/i.test(text))
  const namesRival = makeRivalFinder(u.brief, u.subject)
  const isUsable = (one: string): boolean => one !== "" && !greeting.test(one) && !namesRival(one)
  const bare = (one: Piece): Piece => {
    const items = one.items.filter((item) => !begging.test(item) && !boasting.test(item))
    return items.length === one.items.length || items.length === 0 ? one : { ...one, items, text: items.join(", ") }
  }
  const out: Said[] = []
  for (const { topic, text, isList = false, isOwn = false } of sourcesOf(u)) {
    const said = tidyText(u.prepare(withCommas(withoutChapters(text))))
    const clean = u.genre === "service" ? withoutTelegrams(said) : said
    const sentences = isList ? withOffices(splitList(clean)) : splitSentences(clean)
    for (const found of withAnswers(sentences.map(withoutMark).filter(isUsable)))
      for (const piece of readPieces(found)
        .flatMap((one) => parted(one, u))
        .map(bare)
        .filter(isTold)) {
        const fresh = onlyNew(piece, out, u)
        const stems = contentStems(fresh.text)
        if (stems.size === 0 || isKnown(stems, out, u)) continue
        out.push({ ...fresh, stems, isOwn, topic: topicOf(fresh, topic) })
      }
  }
  return withoutTold(out)
}

/** "Wrench sizes on screen" adds nothing to "every wrench size is shown on screen", wherever that is said. */
function withoutTold(said: readonly Said[]): Said[] {
  return said.flatMap((one, at) => {
    if (at === 0 || one.form !== "things" || /[$£€]/.test(one.text)) return [one]
    const others = said.filter((other) => other !== one && other.form === "clause")
    const isTold = (item: string) => {
      const stems = contentStems(item)
      return stems.size > 2 && others.some((other) => shareIn(stems, other.stems) >= 0.99)
    }
    const items = one.items.filter((item) => !isTold(item))
    if (items.length === one.items.length) return [one]
    return items.length === 0 ? [] : [{ ...one, items, text: items.join(", "), stems: contentStems(items.join(" ")) }]
  })
}

/** A sign before the line of a list says nothing, and neither does the word over it: "Services:". */
const withoutMark = (sentence: string): string =>
  sentence.replace(/^(?:[-–•*·>]+|\d\))\s+/u, "").replace(/^(?:\S+ ){0,3}\S+:$/, "")

/** "Registered growers, Forestry Commission": the second is who registered them. */
function withOffices(items: readonly string[]): string[] {
  const out: string[] = []
  for (const item of items) {
    const before = out.at(-1) ?? ""
    const isOffice = /^(?:\p{Lu}[\p{L}'-]+ ?){2,4}$/u.test(item) && !proofs.test(item)
    const isNumberOf = /^(?:no\.?|nr\.?|number|#) ?[\p{Lu}\d][\w-]*$|^(?:19|20)\d\d$/iu.test(item)
    if (isNumberOf && before !== "") out.splice(-1, 1, `${before}, ${item}`)
    else if (isOffice && /^(?:registered|licen[cs]ed|certified|accredited|approved|inspected) [^,]+$/i.test(before))
      out.splice(-1, 1, `${before} (${item})`)
    else out.push(item)
  }
  return out
}

/** "Which roof is right? One that faces south.": a question stands before what answers it. */
function withAnswers(sentences: readonly string[]): string[] {
  const out: string[] = []
  for (const sentence of sentences) {
    const before = out.at(-1)
    if (before?.endsWith("?") === true) out.splice(-1, 1, `${before} ${capital(sentence)}`)
    else out.push(sentence)
  }
  return out
}

/** "A lesson for beginners, left-hand patterns and five licks": what a video is, and then what is in it. */
function parted(piece: Piece, { genre }: Understanding): Piece[] {
  const [first = "", ...rest] = piece.items
  const whole = genre === "service" && piece.form === "things" ? withWholeList(piece.items) : piece.items
  if (whole.length < piece.items.length) return [{ ...piece, items: whole, text: whole.join(", ") }]
  const isMixed = piece.items.length > 2 && piece.items.slice(1).some((item) => /^no /i.test(item))
  // "One bowl, no mixer, and every loaf cut open": what is there and what is not is one thing to say.
  if (genre === "video" && piece.form === "things" && isMixed && !/^no /i.test(first))
    return [{ form: "clause", text: listed(piece.items.map((item) => item.replace(/^and /, ""))), items: [] }]
  if (
    genre !== "video" ||
    piece.form !== "things" ||
    rest.length === 0 ||
    first.split(" ").length < 5 ||
    /^\d/.test(first)
  )
    return [piece]
  if (/^(?:what|why|where|when) /i.test(first)) return [piece]
  return [
    { form: "things", text: first, items: [first] },
    { form: "things", text: rest.join(", "), items: rest.map((item) => item.replace(/^and /, "")) },
  ]
}

/** Of several things those that are new, and of one that is mostly known what is new about it. */
function onlyNew(piece: Piece, known: readonly Said[], u: Understanding): Piece {
  if (piece.form !== "things" || known.length === 0) return piece
  const all = knownStems(known, u)
  const isOld = (text: string) => {
    const stems = contentStems(text)
    if (stems.size > 1 && shareIn(stems, all) >= 0.99) return true
    // "Battery swap with a hobby toolkit": another word for the replacement that the title names.
    const { head } = readNounPhrase(text)
    const others = contentStems(`${head.split(" ").slice(0, -1).join(" ")} ${text.slice(head.length)}`)
    return u.genre === "video" && others.size > 3 && stems.size > others.size && shareIn(others, all) >= 0.99
  }
  const items = piece.items.flatMap((item) => {
    if (isOld(item)) return []
    const { head, tails } = readNounPhrase(item)
    const isMostlyOld = contentStems(head).size > 1 && shareIn(contentStems(head), all) >= 0.99 && tails.length > 0
    if (!isMostlyOld || shareIn(contentStems(item), all) < 0.6) return [item]
    const news = tails.filter(({ opener }) => opener === "with").flatMap(({ text }) => conjuncts(text))
    const fresh = news.filter((text) => !isOld(text) && shareIn(contentStems(text), all) < 0.7)
    // Of "hand tools and a jack" the jack alone says nothing.
    return fresh.length === 0 || fresh.length < news.length ? [item] : fresh
  })
  return items.length === 0 ? piece : { ...piece, items, text: items.join(", ") }
}

function knownStems(known: readonly Said[], { title, genre, brief }: Understanding): ReadonlySet<string> {
  const isNamed = brief.products.length > 0 || (genre === "video" && brief.videoTitle.trim() !== "")
  return new Set([...known.flatMap((one) => [...one.stems]), ...contentStems(isNamed ? title : "")])
}

/** Said before: in one sentence, or word by word in several. */
function isKnown(stems: ReadonlySet<string>, known: readonly Said[], u: Understanding): boolean {
  if (known.some((one) => shareIn(stems, one.stems) >= 0.9)) return true
  if (stems.size < 2 || stems.size > 8 || known.length === 0) return false
  return shareIn(stems, knownStems(known, u)) >= 0.99
}
