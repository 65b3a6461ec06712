import { hasSeveralProducts } from "../../../seo/brief.ts"
import { isDangling } from "../../../text/cut/dangling.ts"
import { countUnits } from "../../../text/measure/units.ts"
import { splitList } from "../../../text/split/split-list.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isLoneWord } from "../../../text/words/lone-words.ts"
import { isSmallWord } from "../../../text/words/small-words.ts"
import type { Understanding } from "../../understanding.ts"
import { bareNameOf } from "../attributes/thing-names.ts"
import { appFill } from "../phrases/app-fill.ts"
import { choosePhrases } from "../phrases/choose.ts"
import { clausePhrases } from "../phrases/clause-phrases.ts"
import { exactPhrases, forSalePhrases } from "../phrases/exact-phrases.ts"
import { fillPhrases } from "../phrases/fill-phrases.ts"
import { isOneLine } from "../phrases/is-one-line.ts"
import { saysWhatItIs } from "../phrases/joined-forms.ts"
import { kindsAllowed, withFewKinds } from "../phrases/kinds-allowed.ts"
import { kindsOfKeywords } from "../phrases/kinds-of-keywords.ts"
import { linePhrases } from "../phrases/line-phrases.ts"
import { morePhrases } from "../phrases/more-phrases.ts"
import { namedPlainly } from "../phrases/named-plainly.ts"
import { tailsOfName } from "../phrases/names-and-qualities.ts"
import { isOfOtherShelf, isOfTradeOnly, ownKeywords } from "../phrases/own-keywords.ts"
import { type Phrase, searchPhrases } from "../phrases/phrases.ts"
import { countPhrases, filledUp, makersPhrases, plainPhrases, widerPhrases } from "../phrases/plain-phrases.ts"
import { toldPhrases } from "../phrases/told-phrases.ts"
import { tradeFill } from "../phrases/trade-fill.ts"
import { videoFill } from "../phrases/video-fill.ts"
import { attributePairs } from "./attribute-pairs.ts"
import { fieldsTyped, hashtagsFrom } from "./hashtags.ts"
import { namesInLine, withName } from "./names-in-line.ts"
import type { Room } from "./room.ts"

/** The platform's tags: as many as it takes, each a phrase that somebody types for this thing. */
export function tagsOf(u: Understanding, room: Room, title = ""): string[] {
  const phrases = searchPhrases(u)
  const { tags, wantsManyPhrases } = u.writing
  if (tags === "hashtags") {
    const found = withFewKinds(u, phrases, room.target.max)
    const more = [...namesInLine(u), ...fieldsTyped(u)].map((text): Phrase => ({ forms: [text], isOwn: false }))
    return hashtagsFrom(splitList(u.clean(u.brief.tiktokHashtags)), [...found, ...more], room, isOneLine(u) ? 4 : 3)
  }
  const more = morePhrases(u)
  const all = [...phrases, ...more, ...fillPhrases(u), ...kindsOfKeywords(u), ...shorterForms(more)]
  // Etsy's tags have no period: "1.5 gallon ollas" would be of 1 or 5.
  const usable = all.map((phrase) => ({ ...phrase, forms: phrase.forms.filter((form) => !/\d\.\d/.test(form)) }))
  const chosen = choosePhrases(tags === "short-phrases" ? usable : all, {
    count: room.target.max,
    maxUnits: tags === "short-phrases" ? Math.min(room.max, 20) : room.max,
    unit: room.unit,
    isToFill: wantsManyPhrases,
    maxKinds: tags === "spare" ? 0 : kindsAllowed(u, room.target.max),
    beyond: tags === "spare" ? [title] : [],
    // We promise thirteen tags to anyone who writes more than a line.
    ...(wantsManyPhrases && !isOneLine(u) ? { maxKindsToFill: room.target.max } : {}),
  })
  const own = tagsTyped(u, room)
  // "Remnants" beside the seller's "remnant" would be two filters for one thing.
  const keys = new Set(own.map((tag) => contentWords(tag).join(" ")))
  const others = chosen.filter((tag) => !keys.has(contentWords(tag).join(" ")))
  const most = Math.max(room.target.max, own.length)
  const found = [...own, ...others].slice(0, most)
  if (u.genre === "service")
    return filledUp(
      filledUp(found, tradeFill(u), Math.min(room.target.max, enoughKeywords)),
      widerPhrases(u),
      Math.min(room.target.max, fewKeywords),
    )
  if (tags === "spare") return found
  const fits = (tag: string): boolean =>
    countUnits(tag, room.unit) <= room.max &&
    !(tags === "short-phrases" && /\d\.\d/.test(tag)) &&
    !isDangling(tag.split(" ").at(-1) ?? "")
  const enough = isOneLine(u) ? maxKeywords : enoughKeywords
  const named = withName(found, u, fits).slice(0, most)
  const filled = filledUp(named, namesInLine(u).filter(fits), enough, enoughKeywords - 1)
  const exact = filledUp(filled, exactPhrases(u).filter(fits), Math.min(room.target.max, maxKeywords))
  const detailed = filledUp(exact, clausePhrases(u).filter(fits), Math.min(room.target.max, fewKeywords))
  // "Announcement cards" of a name that is too long for a tag
  const cut = isOneLine(u) && u.genre === "goods" ? tailsOfName(bareNameOf(u.thing.name)) : []
  return detailed.length > 0 ? detailed : [...namedPlainly(u), ...cut].filter(fits).slice(0, 1)
}

/** A seller who types tags files the product by them: "gtube", "A4" and "2026" are no searches, and are wanted all the same. */
function tagsTyped(u: Understanding, { max, unit, target }: Room): string[] {
  const { brief, clean } = u
  const typed = hasSeveralProducts(brief)
    ? []
    : [brief.shopifyTags, brief.videoTags].flatMap((raw) => splitList(clean(raw)))
  return [...new Set(typed.map((tag) => tag.toLowerCase()))]
    .filter((tag) => countUnits(tag, unit) <= max && !isOfOtherShelf(tag, u))
    .slice(0, target.max)
}

/** "Linen smock" beside "linen work smock": each form with other words is one more phrase. */
const shorterForms = (phrases: readonly Phrase[]): Phrase[] =>
  phrases
    .flatMap(({ forms }) => forms.slice(1))
    .filter((form) => saysWhatItIs(form.split(" ").at(-1) ?? ""))
    .map((form) => ({ forms: [form], isOwn: false, isFiller: true }))

const maxKeywords = 8
const fewKeywords = 3
const enoughKeywords = 5

/** What people type who look for exactly this; the wider kind only where little else is known. */
export function keywordListOf(u: Understanding): string[] {
  const phrases = searchPhrases(u)
  const take = (count: number, maxKinds: number): string[] =>
    choosePhrases(phrases, { count, maxUnits: 45, unit: "safeChars", minWords: 2, maxKinds })
  const exact = take(maxKeywords, 0)
  const few = withName(exact.length < fewKeywords ? take(fewKeywords, kindsAllowed(u, maxKeywords)) : exact, u)
  const named = filledUp(few, ownKeywords(u).filter(isOfTradeOnly), maxKeywords)
  const isBare = isOneLine(u) && ownKeywords(u).length === 0
  const kinds = isBare ? take(maxKeywords, kindsAllowed(u, maxKeywords)).filter((kind) => !exact.includes(kind)) : []
  // A line names what buyers know by other names, too.
  const most = isOneLine(u) ? maxKeywords : enoughKeywords
  const called = filledUp(filledUp(named, makersPhrases(u), most), linePhrases(u), most)
  const plain = [plainPhrases(u), countPhrases(u)].reduce(
    (list, more) => filledUp(list, more, enoughKeywords, isOneLine(u) ? enoughKeywords - 1 : enoughKeywords),
    called,
  )
  const full = [toldPhrases(u), tradeFill(u), appFill(u), videoFill(u), kinds].reduce(
    (list, more) => filledUp(list, more, most, enoughKeywords),
    plain,
  )
  const wider = filledUp(full, widerPhrases(u), fewKeywords)
  const found = filledUp(filledUp(wider, exactPhrases(u), maxKeywords), clausePhrases(u), fewKeywords)
  return found.length > 0 ? found : namedPlainly(u)
}

interface Elsewhere {
  readonly keywords: readonly string[]
  readonly tags: readonly string[]
  readonly title: string
  readonly bullets: readonly string[]
  readonly highlights: string
}

/** What the keywords do not say yet: attributes, the words that no other place has, or related phrases. */
export function searchTermsOf(u: Understanding, elsewhere: Elsewhere, room: Room): string[] {
  const { searchTerms } = u.writing
  if (searchTerms === "attributes") return attributePairs(u, room)
  const phrases = searchPhrases(u)
  if (searchTerms === "words") return newWords(u, phrases, elsewhere, room)
  const said = [...elsewhere.keywords, ...elsewhere.tags.filter((tag) => !tag.startsWith("#"))]
  const found = choosePhrases(phrases, {
    count: room.target.max,
    maxUnits: room.max,
    unit: room.unit,
    minWords: 2,
    maxKinds: kindsAllowed(u, room.target.max),
    beyond: said,
  })
  return filledUp(found, forSalePhrases(u, said), room.target.max)
}

const maxBytes = 200

/** The new words of each phrase, those that stand side by side as one term: Amazon joins all terms, and no word may be twice. */
function newWords(
  u: Understanding,
  phrases: readonly Phrase[],
  { title, bullets, highlights }: Elsewhere,
  room: Room,
): string[] {
  const known = new Set(contentWords([title, ...bullets, highlights, u.thing.seller].join(" ")))
  const isNew = (word: string): boolean =>
    word.length > 2 &&
    !/\d/.test(word) &&
    !isSmallWord(word) &&
    !isLoneWord(word) &&
    contentWords(word).every((stem) => !known.has(stem))
  const terms: string[] = []
  for (const { forms, isRare = false } of phrases) {
    const form = isRare ? "" : (forms[0] ?? "").replace(/(?<!\S)(?:non|no|not) \S+/g, "|")
    const marked = form.split(" ").map((word) => (isNew(word) ? word : "|"))
    for (const term of marked.join(" ").split(/ ?\| ?/)) {
      const isOnce = contentWords(term).length === term.split(" ").length && term.split(" ").every(isNew)
      // One word of a phrase always reads as if it were chopped.
      if (!term.includes(" ") || !isOnce || countUnits([...terms, term].join(" "), "bytes") > maxBytes) continue
      terms.push(term)
      for (const stem of contentWords(term)) known.add(stem)
    }
  }
  return terms.slice(0, room.target.max)
}
