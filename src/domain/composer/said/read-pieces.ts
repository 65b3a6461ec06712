import { readFragment } from "../understand/fragment.ts"
import { isPlainThing } from "../understand/plain-thing.ts"
import { splitSentence } from "../understand/split-sentence.ts"
import { isForm } from "../understand/verbs.ts"
import { isAuxiliary, isDeterminer, isPreposition, plain } from "../understand/word-kinds.ts"
import { isForList } from "./for-list.ts"
import { formOf, isAmount, piece, wordsOf } from "./form-of.ts"
import { isForeign } from "./is-foreign.ts"
import { cutInTwo } from "./kind-and-deed.ts"
import type { Form, Piece } from "./said.ts"

/** "boilers, leaks, blocked drains, bathrooms" wants its "and". */
function withAnd(text: string): string {
  const parts = text.split(", ")
  const last = parts.at(-1) ?? ""
  const isList =
    parts.length > 2 &&
    !/ (?:and|or|but) |^(?:and|or|but|so|which|who|with|from|in|at|on) /.test(`${last} `) &&
    parts.slice(1).every((part) => wordsOf(part).length < 4 && readFragment(part).shape === "noun")
  return isList ? `${parts.slice(0, -1).join(", ")} and ${last}` : text
}

/** Marks that stand for a word. */
const spoken = (text: string): string =>
  text
    .replace(/ [&+] /g, " and ")
    .replace(/(?<=\p{L})\+(?= )/gu, " or more")
    .replace(/\bw\/ ?(?=\p{L})/gu, "with ")
    .replace(/, ((?:[\p{L}-]+ ){0,2}[\p{L}-]+) too$/u, " and $1")
    .replace(/\s+/g, " ")
    .trim()

/** A noun phrase with commas inside it ("tuning, regulation and pitch raises for uprights") is one thing. */
function isOnePhrase(parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? ""
  return (
    parts.length > 1 &&
    !parts.slice(0, -1).some((part) => wordsOf(part).some((word) => isPreposition(word) && plain(word) !== "of")) &&
    !parts.some((part) => isDeterminer(wordsOf(part.replace(/^(?:and|or) /, ""))[0] ?? "")) &&
    / (?:and|or) |^(?:and|or) /.test(last) &&
    parts.every((part) => formOf(part.replace(/^(?:and|or) /, "")).form === "things")
  )
}

const isWhole = (text: string): boolean =>
  formOf(text.split(/, /)[0] ?? "").form === "clause" ||
  /^(?:for|in|at|on|with) (?:[\p{L}\d'-]+ ){1,4}(?:I|we|you) /u.test(text) ||
  /^(?:if|when|once|after|before|for|while|since|on|at|in|from|every|by|as) [^,]{3,60}, (?:we|I|you|the|it|he|she|they|our|my|there|nobody|a|an|one|each|two|all)\b/i.test(
    text,
  )

/** What comes after a dash and takes back, or adds to, what stands before it: no sentence of its own. */
const aside = /^(?:well|or|not|but|and|so|though|even|just|then|actually|rather),? /i

/** "Soil test, 60 plants, compost, planted in two days": a list that ends in what is done with all of it stays whole. */
function isLongList(rest: string): boolean {
  const parts = rest.split(/, (?:and )?/)
  if (parts.length < 3 || parts.length > 7 || /[$£€]|; /.test(rest)) return false
  const [first = "", then = ""] = wordsOf((parts.at(-1) ?? "").replace(/^(\p{L}+) and (?=\p{L}+(?:ed|t)\b)/u, ""))
  const isDone = isForm(plain(first), "participle") && !isForm(plain(first), "base") && isPreposition(then)
  const steps = parts.filter((part) => /^\p{L}{3,}ing /u.test(part)).length
  return (isDone || steps > 1) && wordsOf(rest).length < (steps > 1 ? 40 : 28)
}

/** "Film and digital together: ten rolls" is one thing to say; a longer label says something by itself. */
function readLabelled(text: string, label: string, rest: string): Piece[] {
  const isLabel = wordsOf(label).length < 5
  const isSaid = !isLabel && formOf(label).form === "clause" && wordsOf(text).length < 40 && !/[$£€]|; /.test(rest)
  if (isSaid || isLongList(rest)) return [piece("clause", text)]
  if (isLabel && (!/, .*, /.test(rest) || wordsOf(rest).length < 25)) return [piece("clause", text)]
  return [...piecesOf(label), ...piecesOf(rest)]
}

const hangsOn =
  /^(?:so|because|since|which|where|when|until|unless|if|though|while|who|whose|whichever|whatever|or|otherwise|of which|and if|but if) /i

/** "Fees agreed before we start, drafts within 14 days, signing at our office": of three facts one has lost its verb. */
function isTelegram([first = "", ...rest]: readonly string[]): boolean {
  const opening = formOf(first)
  return (
    opening.form === "clause" &&
    opening.text !== first &&
    !hangsOn.test(rest[0] ?? "") &&
    rest.every((part) => {
      const { form } = formOf(part)
      return (
        form === "things" && wordsOf(part).length > 2 && !/^(?:even|especially|also|both|not|and|or|but) /i.test(part)
      )
    })
  )
}

/** A sentence made of sentences is several; anything else between its commas belongs to what stands before it. */
function readClauses(parts: readonly string[]): Piece[] {
  if (parts.length > 1 && isTelegram(parts)) return joinThings(parts.map((part) => formOf(part)))
  const out: string[] = []
  for (const part of parts) {
    const joined = part.replace(/^(?:and|but) /i, "")
    const bare = formOf(joined).form === "clause" ? joined : part
    const isOpenIf = /^(?:if|when|once|after|before|while|since|because|as|for|in|at|on|every|until) /i.test(
      out.at(-1) ?? "",
    )
    const { form } = formOf(bare)
    const [verb = "", next = ""] = wordsOf(bare)
    // "We get the can, build a waterfall and Marshal moves in": "we" still build it.
    const isOnesDeed =
      /^(?:we|I|you|they) /i.test(out.at(-1) ?? "") && isForm(plain(verb), "base") && isDeterminer(next)
    const isElliptic = isOnesDeed || isAuxiliary(bare.split(" ").at(-1) ?? "")
    const isNew =
      out.length > 0 &&
      !hangsOn.test(bare) &&
      !isElliptic &&
      !isOpenIf &&
      (form === "clause" || /^(?:no|free|plus) /i.test(bare))
    if (out.length === 0 || isNew) out.push(bare)
    else out.push(`${out.pop() ?? ""}, ${part}`)
  }
  return out.map((text) => {
    const [head = "", ...more] = text.split(", ")
    const first = formOf(head)
    return piece("clause", first.form === "clause" ? withAnd([first.text, ...more].join(", ")) : withAnd(text))
  })
}

/** "For Germany I am a sworn translator": a sentence, whatever it begins with. */
const saysWho =
  /^(?:for|in|at|on|with|from|to) .+ (?:I|we|you|they|he|she) (?:am|are|is|was|were|have|has|can|will|do) /u

/** "Tea comes with a cake; gluten-free if you ask": a remark stays with what it is made on. */
function withRemarks(halves: readonly string[]): string[] {
  const out: string[] = []
  for (const half of halves) {
    const isRemark =
      out.length > 0 && !saysWho.test(half) && formOf(half).form === "is" && formOf(out.at(-1) ?? "").form === "clause"
    if (isRemark) out.push(`${out.pop() ?? ""}, ${half}`)
    else out.push(half)
  }
  return out
}

/** What cannot stand by itself: it follows from what is said before it, or a verb of it is somewhere else. */
const leansBack =
  /^(?:otherwise|which|because|since|so that|unless|whose|who|whom|whichever|whatever|and|or|nor|of which|than|rather than|instead of)\b/i
const opensOnly = /^(?:a|an|the) [^,]+, (?:because|since|as|if|when) [^,]+$/i

function isSound({ form, text, items }: Piece): boolean {
  if (leansBack.test(text) || opensOnly.test(text)) return false
  return (
    form !== "things" ||
    items.every((item) => isMeasured(item) || isPlainThing(item.replace(/^(?:(?:and|plus|with) )+/i, "")))
  )
}

/** "£75 a quarter", "40 minutes", "how to sew": told in a way of their own. */
const isMeasured = (item: string): boolean =>
  /[$£€₹]|^(?:about |around |up to |under |over |from )?\d|^(?:how|what|why|where|when)\b|^(?:no|free|from|every|each|fully)\b/i.test(
    item,
  )

/**
 * The pieces of a sentence. What is a sentence already stays one; and where one of its pieces makes no sense by itself, the
 * sentence is told as it was typed.
 */
export function readPieces(sentence: string): Piece[] {
  if (won.test(sentence)) return [piece("clause", sentence.replace(/[.!…]+$/, "").trim())]
  const pieces = piecesOf(sentence)
  if (pieces.length === 0 || (pieces.every(isSound) && !isTerse(sentence, pieces))) return pieces
  const whole = spoken(sentence.replace(/[.!…]+$/, "").trim())
  return whole.split(" ").length < maxWhole ? [piece("clause", whole)] : pieces
}

/** "Winner, Small Practice of the Year, Gloucestershire Business Awards 2024" is one thing to say. */
const won = /^(?:(?:joint )?winners?|finalists?|runners?-up|short-?listed|voted|highly commended|awarded)\b/i

/** "Oil, never grease, inside", "a nonstick pan, lid on, 2 minutes, never flip": one instruction. */
const isTerse = (sentence: string, pieces: readonly Piece[]): boolean =>
  pieces.length > 1 &&
  wordsOf(sentence).length < 15 &&
  pieces.some(({ form }) => form === "things") &&
  pieces.some(({ form, text }) => form === "do" && wordsOf(text).length < 4)

/** A longer one is no sentence, but a list that somebody typed without a stop. */
const maxWhole = 45

function piecesOf(sentence: string): Piece[] {
  if (/\?/.test(sentence)) return [piece("clause", sentence.replace(/[.!…]+$/, "").trim())]
  const text = spoken(sentence.replace(/[.!…]+$/, "").trim())
  if (text === "") return []
  const halves = text.split(/; | [–—] | - (?=\p{L})/u).filter(Boolean)
  if (halves.slice(1).some((half) => aside.test(half))) return [piece("clause", text)]
  if (halves.length > 1)
    return withRemarks(halves).flatMap((half) => (saysWho.test(half) ? [piece("clause", half)] : piecesOf(half)))
  // "Slow first, then at full speed": its order is what it says.
  if (/, then /.test(text)) return [piece("clause", text)]
  const runOn =
    /^((?!(?:the|an?|every|each|all|this|that|our|my) )(?:[^\s,]+ ){3,7}?)(we (?:finally |also |just |then )?\p{L}+ .*)$/iu.exec(
      text,
    )
  const isRunOn =
    runOn !== null &&
    formOf((runOn[1] ?? "").trim()).form === "things" &&
    !/\b(?:that|which|who|what|how|why|where|when|if|as|last|year|time|day)\b/i.test(runOn[1] ?? "")
  if (isRunOn) return [...piecesOf((runOn[1] ?? "").trim()), ...piecesOf(runOn[2] ?? "")]
  if (isForeign(text)) return [piece("clause", text)]
  const label = /^([^:,]{3,70}): (.+)$/u.exec(text)
  if (label !== null && !/\d:\d/.test(text)) return readLabelled(text, label[1] ?? "", label[2] ?? "")
  if (/^(?:covers|shows|explains|goes through) \p{L}{3,}ing\b/iu.test(text)) return [piece("does", text)]
  const hours =
    /^(.{12,}), ((?:open|closed) (?:on |every |all |from |daily|(?:mon|tues|wednes|thurs|fri|satur|sun)day).*)$/iu.exec(
      text,
    )
  if (hours !== null) return [...piecesOf(hours[1] ?? ""), ...piecesOf(hours[2] ?? "")]
  if (cutInTwo(text) !== null) return [piece("things", text, [text])]
  const parts = text.split(/, (?!\d{3}\b|(?:no\.?|nr\.?|number) ?[\p{Lu}\d])/u)
  const opening = formOf(text)
  if (parts.length === 1) return [opening]
  if (isWhole(text)) return readClauses(parts)
  if (opening.form === "does" || opening.form === "do" || opening.form === "doing" || opening.form === "past")
    return leadWith(opening.form, parts)
  if (/^(?:how|what|why|where|when) /i.test(text) && parts.length > 2)
    return [
      piece(
        "things",
        text,
        parts.map((part) => part.replace(/^and /, "")),
      ),
    ]
  if (isForList(text)) return [piece("things", text, [text])]
  const isCounted = parts.filter((part) => /\d/.test(part) || isAmount(["", ...wordsOf(part)])).length > 1
  if (isOnePhrase(parts) && !isCounted) return [piece("things", text, [text])]
  return joinThings(joinShort(splitSentence(text)).map((part) => formOf(part)))
}

/** What follows a verb belongs to it, until something comes that has a verb of its own. */
function leadWith(form: Form, parts: readonly string[]): Piece[] {
  const at = parts.findIndex((part, index) => {
    const bare = part.replace(/^(?:and|but|then) /, "")
    const kind = formOf(bare).form
    const first = plain(bare.split(" ")[0] ?? "")
    if (index === 0 || hangsOn.test(bare)) return false
    if (form === "does" && (isForm(first, "third") || isForm(first, "ing"))) return false
    if (form === "doing" && isForm(first, "ing")) return false
    return (
      kind === "clause" || kind === "does" || (kind === "things" && /^(?:no|free|about|from|plus)\b|[$£€]/i.test(bare))
    )
  })
  if (at === -1) return [piece(form, withAnd(parts.join(", ")))]
  return [piece(form, withAnd(parts.slice(0, at).join(", "))), ...piecesOf(parts.slice(at).join(", "))]
}

/** "Birth, marriage and death records" is one thing. */
function joinShort(parts: readonly string[]): string[] {
  const out: string[] = []
  for (const part of parts) {
    const before = out.at(-1)
    const isOpen = before !== undefined && wordsOf(before).length === 1 && !/\d/.test(before) && / and /.test(part)
    // "For uprights in homes, schools and churches": the list goes on after its preposition.
    const isHung =
      before !== undefined &&
      / (?:in|at) \p{Ll}+s$/u.test(before) &&
      /^\p{Ll}+s and \p{Ll}+s(?: (?:in|around|near|across|throughout) |$)/u.test(part)
    if (isOpen || isHung) out.splice(-1, 1, `${before}, ${part}`)
    else out.push(part)
  }
  return out
}

const isTail = ({ form, text }: Piece): boolean =>
  /^(?:with|without|from \p{Ll}+ing|one (?:an?|per|each|every)) /u.test(text) ||
  (form === "is" && /^(?:to|within|into|across|between|through) /.test(text)) ||
  (form === "is" &&
    /^(?:all |both |each )?\p{L}+(?:ed|en|nt|ilt|ade|hot) (?:in|on|by|with|to|within|from|as|at|for|over)\b/iu.test(
      text,
    ))

/** Things that stand beside each other are told together; "delivered within five weeks" goes with what is delivered. */
function joinThings(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = []
  for (const next of pieces) {
    const last = out.at(-1)
    if (last?.form === "things" && isTail(next) && !/[$£€]/.test(last.text))
      out.splice(-1, 1, withTail(last, next.text))
    else if (last?.form === "clause" && next.form === "is" && /^with /.test(next.text))
      out.splice(-1, 1, piece("clause", `${last.text}, ${next.text}`))
    else if (last?.form === "things" && next.form === "things" && !/[$£€]/.test(next.text) && !/[$£€]/.test(last.text))
      out.splice(-1, 1, piece("things", `${last.text}, ${next.text}`, [...last.items, ...next.items]))
    else if (last?.form === "past" && isForm(plain(next.text.split(" ")[0] ?? ""), "past"))
      out.splice(-1, 1, piece("past", `${last.text} and ${next.text}`))
    else out.push(next)
  }
  return out
}

const withTail = ({ form, text, items }: Piece, tail: string): Piece =>
  piece(form, `${text}, ${tail}`, [...items.slice(0, -1), `${items.at(-1) ?? ""}, ${tail}`])
