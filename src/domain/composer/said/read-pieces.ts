import { isPlural } from "../../text/plural.ts"
import { readFragment } from "../understand/fragment.ts"
import { splitSentence } from "../understand/split-sentence.ts"
import { isForm } from "../understand/verbs.ts"
import { isAdjective, isConjunction, isDeterminer, isNumber, isPreposition, plain } from "../understand/word-kinds.ts"
import type { Form, Piece } from "./said.ts"

const piece = (form: Form, text: string, items: readonly string[] = []): Piece => ({ form, text, items })

/** Verbs by which a business says in few words what it does: "cover Leeds", "fix boilers". */
const trades = new Set(
  `cover serve do fix offer provide repair install teach sell build groom specialise specialize deliver cater host make clean
   train run design stock restore fit sew learn make cook bake paint draw play record film try compare test build set follow
   watch see find create knit crochet`.split(/\s+/),
)

const wordsOf = (text: string): string[] => text.split(" ").filter(Boolean)

/** "boilers, leaks, blocked drains, bathrooms" wants its "and". */
export function withAnd(text: string): string {
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
    .replace(/\s+/g, " ")
    .trim()

/** "Dogs welcome", "No job too small", "Torque values shown on screen" with the verb that was left out. */
function withVerb(text: string): string | null {
  const no = /^(no .{3,40}?) (too (?:big|small|far|old|late|large).*)$/i.exec(text)
  if (no !== null) return `${no[1]} is ${no[2]}`
  const found =
    /^((?:[\p{L}'-]+ ){1,5}?)(welcome|included|available|needed|required|provided|allowed|possible|wanted|filmed|shown|catered for|accepted|by appointment|on request|by arrangement)((?: (?!and\b).*)?)$/iu.exec(
      text,
    )
  if (found === null) return null
  const subject = (found[1] ?? "").trim()
  const isBare = isPlural(subject.split(/ (?:of|in|for|with) /)[0] ?? subject)
  const first = plain(subject.split(" ")[0] ?? "")
  const isReady = isBare || isDeterminer(first) || isNumber(first) || /^no$/i.test(first) || /ing$/.test(subject)
  const hasVerb = subject.split(" ").some((word) => /^(?:is|are|was|were|be|can|you|we|I|not)$/.test(word))
  if (hasVerb || isPreposition(first)) return null
  const verb = isBare || / and /.test(subject) ? "are" : "is"
  return `${isReady ? subject : `the ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`} ${verb} ${found[2]}${found[3]}`
}

const days =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|evenings?|easter|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december"
/** "Open Saturdays", "open all year", "based in Leeds", "free for members": how it is, and no thing. */
const isState = new RegExp(
  `^(?:open|closed) (?:${days}|\\d|on|from|to|until|till|at|by|all|every|daily|late|early|seven|six|five|for|in|year|most|again)\\b|^(?:available|ready|based|close|family[- ]run|free|suitable) (?:on|in|at|for|to|by|from|of|with|within|near|since) `,
  "i",
)

const amounts =
  /^(?:\d[\d.,]*%?|an?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred)$/i
const isAmount = (words: readonly string[]): boolean => words.slice(1, 4).some((word) => amounts.test(word))

/** "Group pictures take fifteen minutes", "Two sisters bought nine canoes", "Most of our clients come to us". */
function isSentence(words: readonly string[]): boolean {
  for (let at = 1; at < Math.min(words.length - 1, 9); at++) {
    const word = plain(words[at] ?? "")
    const before = words[at - 1] ?? ""
    const next = words[at + 1] ?? ""
    if (/^(?:who|that|which|where|when|to|not)$/.test(word)) return false
    if (isPreposition(before) || isDeterminer(before) || isConjunction(before) || /[,;:]$/.test(before)) continue
    const takesObject = isDeterminer(next) || isNumber(next) || /^(?:us|you|me|it|them|no)$/i.test(plain(next))
    if (isForm(word, "past") && !isPreposition(word) && takesObject) return true
    if (isForm(word, "base") && isPlural(before) && (takesObject || isPreposition(next) || /ly$/.test(next)))
      return true
  }
  return false
}

function formOf(text: string): Piece {
  const whole = withVerb(text)
  if (whole !== null) return piece("clause", whole)
  const words = wordsOf(text)
  const first = plain(words[0] ?? "")
  const next = words[1]
  if (/^(?:how to|how|what|why|where|when) \p{L}/iu.test(text)) return piece("things", text, [text])
  if (isState.test(text)) return piece("is", text)
  if (isSentence(words)) return piece("clause", text)
  if (
    /^(?:at least|at most|up to|about|around|over|more than|nearly|almost|under|within) (?:an?|\d[\d.,]*|half|[a-z]+) /i.test(
      text,
    ) &&
    isAmount(words)
  )
    return piece("things", text, [text])
  if (
    trades.has(first) &&
    next !== undefined &&
    !isPreposition(next) &&
    !isConjunction(next) &&
    !/^(?:up|of)$/.test(next)
  )
    return piece("do", text)
  if (
    /^(?:start|found|establish|set up|open|began|beg[au]n|grew|launch)(?:ed)?\b/i.test(first) &&
    isForm(first, "past")
  )
    return piece("past", text)
  const { shape, subject, rest } = readFragment(text)
  switch (shape) {
    case "clause":
      return piece("clause", text)
    case "passive":
      return piece("clause", passive(subject, rest))
    case "verb":
      return piece("does", text)
    case "past":
      return piece("past", text)
    case "imperative":
      return piece("do", text)
    case "gerund":
      return piece("doing", text)
    case "participle":
    case "adjective":
    case "adjunct":
      return piece("is", text)
    case "noun":
      return isForm(first, "ing") &&
        words.length > 2 &&
        !isAdjective(next ?? "") &&
        /^(?:a|an|the|\d|my|our|your)/.test(next ?? "")
        ? piece("doing", text)
        : piece("things", text, [text])
  }
}

function passive(subject: string, rest: string): string {
  const first = plain(subject.split(" ")[0] ?? "")
  const isMany = isPlural(subject)
  const isReady = isMany || isDeterminer(first) || isNumber(first) || /^(?:no|nothing|nobody|everything)$/.test(first)
  const small = `${subject.charAt(0).toLowerCase()}${subject.slice(1)}`
  return `${isReady ? subject : `the ${small}`} ${isMany ? "are" : "is"} ${rest}`
}

/** A noun phrase with commas inside it ("tuning, regulation and pitch raises for uprights") is one thing. */
function isOnePhrase(parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? ""
  return (
    parts.length > 1 &&
    !wordsOf(parts[0] ?? "").some((word) => isPreposition(word) && plain(word) !== "of") &&
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

/** A sentence in another language is told as it is. */
const isForeign = (text: string): boolean =>
  (text.match(
    /(?<!\p{L})(?:und|auch|der|die|das|ein|eine|mit|für|wir|ist|nicht|et|le|les|des|une|avec|pour|nous|est|y|el|los|las|una|con|para|por|il|gli|della|per|och|med|voor|het|een|van)(?!\p{L})/giu,
  )?.length ?? 0) > 1

/** "Film and digital together: ten rolls" is one thing to say; a longer label says something by itself. */
function readLabelled(text: string, label: string, rest: string): Piece[] {
  if (wordsOf(label).length < 5 && !/, .*, /.test(rest)) return [piece("clause", text)]
  return [...readPieces(label), ...readPieces(rest)]
}

/** A sentence made of sentences is several; anything else between its commas belongs to what stands before it. */
function readClauses(parts: readonly string[]): Piece[] {
  const out: string[] = []
  for (const part of parts) {
    const bare = part.replace(/^(?:and|but) (?=(?:I|we|you|the|it|they|nobody|there)\b)/i, "")
    const isOpenIf = /^(?:if|when|once|after|before|while|since|because|as|for|in|at|on|every|until) /i.test(
      out.at(-1) ?? "",
    )
    const hangsOn = /^(?:so|because|since|which|where|when|until|unless|if|though|while|who|or) /i.test(bare)
    const { form } = formOf(bare)
    const isNew = out.length > 0 && !hangsOn && !isOpenIf && (form === "clause" || /^(?:no|free|plus) /i.test(bare))
    if (out.length === 0 || isNew) out.push(bare)
    else out.push(`${out.pop() ?? ""}, ${part}`)
  }
  return out.map((text) => {
    const first = formOf(text)
    return text.includes(", ") || first.form !== "clause" ? piece("clause", withAnd(text)) : first
  })
}

/** The pieces of a sentence. What is a sentence already stays one. */
export function readPieces(sentence: string): Piece[] {
  const text = spoken(sentence.replace(/[.!?…]+$/, "").trim())
  if (text === "") return []
  const halves = text.split(/; | [–—] | - (?=\p{L})/u).filter(Boolean)
  if (halves.length > 1) return halves.flatMap(readPieces)
  if (isForeign(text)) return [piece("clause", text)]
  const label = /^([^:,]{3,70}): (.+)$/u.exec(text)
  if (label !== null && !/\d:\d/.test(text)) return readLabelled(text, label[1] ?? "", label[2] ?? "")
  const parts = text.split(/, (?!\d{3}\b)/)
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
    if (index === 0) return false
    if (form === "does" && (isForm(first, "third") || isForm(first, "ing"))) return false
    if (form === "doing" && isForm(first, "ing")) return false
    return (
      kind === "clause" || kind === "does" || (kind === "things" && /^(?:no|free|about|from|plus)\b|[$£€]/i.test(bare))
    )
  })
  if (at === -1) return [piece(form, withAnd(parts.join(", ")))]
  return [piece(form, withAnd(parts.slice(0, at).join(", "))), ...readPieces(parts.slice(at).join(", "))]
}

/** "Birth, marriage and death records" is one thing. */
function joinShort(parts: readonly string[]): string[] {
  const out: string[] = []
  for (const part of parts) {
    const before = out.at(-1)
    const isOpen = before !== undefined && wordsOf(before).length === 1 && !/\d/.test(before) && / and /.test(part)
    if (isOpen) out.splice(-1, 1, `${before}, ${part}`)
    else out.push(part)
  }
  return out
}

const isTail = ({ form, text }: Piece): boolean =>
  /^(?:with|from \p{Ll}+ing) /u.test(text) ||
  (form === "is" &&
    /^(?:all |both |each )?\p{L}+(?:ed|en|nt|ilt|ade|hot) (?:in|on|by|with|to|within|from|as|at|for|over)\b/iu.test(
      text,
    ))

/** Things that stand beside each other are told together; "delivered within five weeks" goes with what is delivered. */
function joinThings(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = []
  for (const next of pieces) {
    const last = out.at(-1)
    if (last?.form === "things" && next.form === "things" && !/[$£€]/.test(next.text) && !/[$£€]/.test(last.text))
      out.splice(-1, 1, piece("things", `${last.text}, ${next.text}`, [...last.items, ...next.items]))
    else if (last?.form === "past" && isForm(plain(next.text.split(" ")[0] ?? ""), "past"))
      out.splice(-1, 1, piece("past", `${last.text} and ${next.text}`))
    else if (last?.form === "things" && isTail(next) && !/[$£€]/.test(last.text))
      out.splice(-1, 1, withTail(last, next.text))
    else out.push(next)
  }
  return out
}

const withTail = ({ form, text, items }: Piece, tail: string): Piece =>
  piece(form, `${text}, ${tail}`, [...items.slice(0, -1), `${items.at(-1) ?? ""}, ${tail}`])
