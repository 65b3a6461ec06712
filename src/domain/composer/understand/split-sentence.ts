import { massNouns } from "../../text/mass-nouns.ts"
import { isPlural } from "../../text/plural.ts"
import { readFragment } from "./fragment.ts"
import { isEachOf, joinFigures, mendCuts, movesOnly, staysWhole } from "./mend-cuts.ts"
import { isForm } from "./verbs.ts"
import { isAdjective, isAuxiliary, isNumber, isPreposition, plain } from "./word-kinds.ts"

const wordsOf = (text: string): string[] => text.split(" ").filter(Boolean)

/** What somebody says is one piece: 'or say "seven, one cracked"'. An inch sign stands behind a figure. */
const speech = /(?<=^|[\s(])"[^"\d][^"]{0,90}"/g

/** Commas outside brackets, quotes and numbers. */
function commaParts(sentence: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  const quoted = [...sentence.matchAll(speech)].map(({ 0: { length }, index }) => [index, index + length] as const)
  for (let at = 0; at < sentence.length; at++) {
    const character = sentence[at]
    if (quoted.some(([from, to]) => at > from && at < to)) continue
    if (character === "(") depth++
    if (character === ")") depth = Math.max(0, depth - 1)
    const isBreak = character === ";" || (character === "," && !/\d/.test(sentence[at + 1] ?? ""))
    if (!isBreak || depth > 0) continue
    parts.push(sentence.slice(start, at).trim())
    start = at + 1
  }
  return joinFigures([...parts, sentence.slice(start).trim()].filter(Boolean))
}

const isShortPlain = (part: string, maxWords: number): boolean => {
  const words = wordsOf(part.replace(/^(?:and|or) /, ""))
  return words.length <= maxWords && !words.some(isPreposition) && /^(?:noun|adjective)$/.test(readFragment(part).shape)
}

/** The last words of a part, from its last preposition or verb on: the first item of a list that may follow. */
function openTail(part: string): string | null {
  const words = wordsOf(part)
  for (let index = words.length - 2; index >= 0; index--) {
    const word = words[index] ?? ""
    if (plain(word) === "for")
      return index === words.length - 2 && /[^s]s$/.test(words.at(-1) ?? "") ? (words.at(-1) ?? null) : null
    if (isPreposition(word) || isForm(word, "ing") || (index === 0 && isForm(word, "third")))
      return words.slice(index + 1).join(" ")
  }
  return null
}

const endsList = (part: string): boolean => /(?:^| )(?:and|or|&) /.test(part)

/** "12 oz", "68 g": what is counted in a unit is no item among things. */
const isMeasure = (item: string): boolean =>
  /^\d[\d.,/½¼¾]*[ -]?(?:fl oz|oz|pt|qt|yd|ml|cl|l|litres?|liters?|g|kg|lbs?|pounds?|mm|cm|m|in|inch(?:es)?|ft|feet|w|watts?|v|mah|hours?|hrs?|minutes?|mins?|days?|weeks?|years?)$/i.test(
    item,
  )

/** "dishwasher and microwave safe" says how it is, and is no end of a list of things. */
const isOwnQuality = (part: string): boolean =>
  /[ -](?:safe|proof|resistant|friendly|washable|compatible|certified|tested|included)$/i.test(part)

/** "8, 10 and 12 inch sizes": figures that share what they are figures of. */
const isRowOfFigures = (parts: readonly string[]): boolean =>
  parts.slice(0, -1).every((part) => /^\d[\d./]*$/.test(part)) &&
  /^(?:\d[\d./]*,? )?(?:and|or) \d[\d./]*(?:[ -]\p{L}+){1,3}$/u.test(parts.at(-1) ?? "")

/** "in double, king and super king" is one part: a list that a preposition or a verb opens. */
function isListFrom(parts: readonly string[], first: number, last: number): boolean {
  const tail = openTail(parts[first] ?? "")
  if (tail === null) return isRowOfFigures(parts.slice(first, last + 1))
  const end = (parts[last] ?? "").split(/ (?:and|or|&) /)
  if (end.length > 2 && last === first + 1) return false
  if (/(?:sizes|colou?rs|shades)$/.test(parts[last] ?? "") && !/(?:sizes|colou?rs|shades)/.test(tail)) return false
  const items = [tail, ...parts.slice(first + 1, last), ...end].map((item) => item.replace(/^(?:and|or) /, ""))
  // "From 1982, black and chrome body": a year is no item among things.
  if (/^(?:19|20)\d\d$/.test(tail) && !items.every((item) => /^\d/.test(item))) return false
  if (items.some((item) => item.includes("%")) && !tail.includes("%")) return false
  // "In undyed wool, soft, warm and a little hairy": how it is, and nothing more that it comes in.
  if (
    !isAdjective(tail) &&
    items.length > 2 &&
    items.slice(1).every((item) => isAdjective(wordsOf(item)[0] ?? "") || / \p{L}+y$/u.test(item))
  )
    return false
  const isPurpose = /(?<!^(?:good|great|perfect|ideal)) for \S+$/i.test(parts[first] ?? "")
  // "For micheladas, mangonadas and cold beer": what it is for is several, or nothing that is counted.
  const isUse = (item: string) =>
    wordsOf(item).length > 1 ? massNouns.has(wordsOf(item).at(-1) ?? "") : isPlural(item)
  if (isPurpose && last === first + 1 && items.some((item) => wordsOf(item).length > 1) && !items.every(isUse))
    return false
  if (isMeasure(tail) && !items.every(isMeasure)) return false
  if (isOwnQuality(parts[last] ?? "") && !isOwnQuality(tail)) return false
  if (/^(?:it )?(?:comes with|includes|is sold with|supplied with) /i.test(parts[first] ?? ""))
    return items.every((item) => item !== "" && isShortPlain(item.replace(/^(?:an?|the) /, ""), 5))
  const maxWords = last - first >= 2 ? 4 : 3
  return items.every((item) => item !== "" && isShortPlain(item, maxWords))
}

/** "Shutter, light meter and self-timer work at all speeds": several things of which one thing is said. */
function joinSubjects(parts: readonly string[]): string[] {
  const [, both = "", said = ""] =
    /^((?:[\p{L}-]+ ){1,3}(?:and|or) (?:[\p{L}-]+ ){1,3}?)((?:work|run|function|operate|fit|go|come|stay|close|open|lock|fold|match|belong|hold|turn|are|were|have|can|may|must) .+)$/u.exec(
      parts.at(-1) ?? "",
    ) ?? []
  const before = parts.slice(0, -1)
  const areThings = before.length > 0 && before.every((part) => isShortPlain(part, 3) && !/^(?:no|\d)/i.test(part))
  const isSure =
    /^(?:work|run|function|operate|are|were|can|may|must) /.test(said) || !isAdjective(wordsOf(both).at(-1) ?? "")
  return said !== "" && isSure && areThings ? [parts.join(", ")] : [...parts]
}

/** "9 inches high, 14 wide and 6 deep": the unit of the first is that of all. */
function joinSides(parts: readonly string[]): readonly string[] {
  const first = parts.findIndex((part) => /^\d[\d./]* ?\p{L}+ (?:wide|deep|high|tall|long|thick|across)$/u.test(part))
  const rest = parts.slice(first + 1)
  const isRow =
    rest.length > 0 &&
    rest.every((part) => /^(?:and )?\d[\d./]* (?:wide|deep|high|tall|long|thick|across)\b/.test(part))
  return first >= 0 && isRow ? [...parts.slice(0, first), parts.slice(first).join(", ")] : parts
}

function joinLists(given: readonly string[]): string[] {
  const parts = joinSubjects(joinSides(given))
  for (let last = parts.length - 1; last > 0; last--) {
    if (!endsList(parts[last] ?? "")) continue
    for (let first = last - 1; first >= 0; first--) {
      if (!isListFrom(parts, first, last)) continue
      return [
        ...joinLists(parts.slice(0, first)),
        parts.slice(first, last + 1).join(", "),
        ...joinLists(parts.slice(last + 1)),
      ]
    }
  }
  return [...parts]
}

/** "Perfect for earrings, keychains etc." names two uses, and no keychains that come with it. */
function joinUses(parts: readonly string[]): readonly string[] {
  const first = parts.findIndex((part) => /(?:^| )for (?:\S+ ){0,2}\S+s$/i.test(part))
  const uses = parts.slice(first)
  const isOpen = first >= 0 && uses.length > 1 && / etc\.?$/i.test(parts.at(-1) ?? "")
  const isRow = isOpen && uses.slice(1).every((part) => wordsOf(part).length < 5)
  return isRow
    ? [
        ...parts.slice(0, first),
        `${uses.slice(0, -1).join(", ")}${endsList(uses.at(-1) ?? "") ? "," : " and"} ${uses.at(-1) ?? ""}`,
      ]
    : parts
}

const endsOnPlace = /(?:^| )(?:in|from|near|at|of|around) (?:\p{Lu}[\p{L}'-]+ ?)+$/u
const isName = /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+)*$/u

/** "in Rye, East Sussex" is one place. */
function joinPlaces(parts: readonly string[]): string[] {
  const out: string[] = []
  for (const part of parts) {
    const before = out.at(-1)
    if (before !== undefined && endsOnPlace.test(before) && isName.test(part)) out.splice(-1, 1, `${before}, ${part}`)
    else out.push(part)
  }
  return out
}

/** "Works with mixed seed, not with thistle"; "three brushes, fine, medium and flat": what hangs on the part before. */
function joinHanging(parts: readonly string[]): string[] {
  const out: string[] = []
  const isQuality = (part: string | undefined) => part !== undefined && isAdjective(wordsOf(part)[0] ?? "")
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? ""
    const before = out.at(-1)
    const next = parts[at + 1]
    if (before === undefined) out.push(part)
    else if (/^(?:\d+|\p{L}+) of (?:them|which) /iu.test(part) || isEachOf(part, before))
      out.splice(-1, 1, `${before} (${part})`)
    else if (
      /^(?:not (?:with|for|in|on|to|by|at)|even (?:on|in|at|when|if|for|with|after|through|by)|otherwise|or else|away from|noon to|free (?:over|above|for orders|on orders)|from [$£€]|rather than|instead of|by (?:an?|the|our|my|two|three|four|five|six|\d+) |when|where|which|who|whose|because|since|so|until|unless|if|while)\b/i.test(
        part,
      )
    )
      out.splice(-1, 1, `${before}, ${part}`)
    else if (isNumber(wordsOf(before)[0] ?? "") && isQuality(part) && endsList(next ?? "") && isQuality(next)) {
      out.splice(-1, 1, `${before} (${part}, ${next})`)
      at++
    } else out.push(part)
  }
  return out
}

/** What stands between the commas of a sentence, with lists and places left in one piece. */
export const listParts = (sentence: string): string[] => joinLists(joinPlaces(commaParts(sentence)))

/** "Good on eggs, burritos, roast chicken": a list that a short opening begins and no "and" ends. */
function joinBareList(parts: readonly string[]): readonly string[] {
  const [first = "", ...rest] = parts
  const words = wordsOf(first)
  const isOpen = words.length < 5 && words.slice(1, 3).some(isPreposition) && isAdjective(words[0] ?? "")
  const last = rest.at(-1)
  if (
    !isOpen ||
    rest.length < 2 ||
    last === undefined ||
    endsList(last) ||
    !rest.every((part) => isShortPlain(part, 2))
  )
    return parts
  return [`${[first, ...rest.slice(0, -1)].join(", ")} and ${last}`]
}

/** Several verbs of one subject: "One crew designs, builds and plants the whole job". */
const isOfOneKind = (part: string, kind: "third" | "ing" | "base"): boolean =>
  isForm(plain(wordsOf(part.replace(/^(?:and|or|then) /, ""))[0] ?? ""), kind)

/** A sentence of its own: "for a downpour there's a cover", "the lesson went well". */
const isWhole = (text: string): boolean =>
  /^(?:[^,]+ )?(?:there's|there is|this one's|it's|that's) /i.test(text) ||
  /^(?:I|we|you|they) \p{Ll}+ |^it \p{Ll}+s /iu.test(text) ||
  (/^(?:the|it|we|I|they|you|this|that|my|our|\p{Lu}\p{Ll}+) /iu.test(text) &&
    wordsOf(text)
      .slice(1, 6)
      .some((word) => isForm(plain(word), "past") || isAuxiliary(word)))

/** "A blade for thin ice, a claw for thick": the second is of ice too. */
const withNounAgain = (sentence: string): string =>
  sentence.replace(
    /\b(for|on|in|with) (\p{L}+) (\p{L}+)(, [^,]+ \1 )(\p{L}+)(?=$|[.;,])/giu,
    (whole: string, opener: string, quality: string, noun: string, between: string, other: string) =>
      isAdjective(quality) && isAdjective(other) && !isAdjective(noun)
        ? `${opener} ${quality} ${noun}${between}${other} ${noun}`
        : whole,
  )

/** A sentence's pieces, each of which says one thing. A sentence that is whole already stays whole. */
export function splitSentence(given: string): string[] {
  const sentence = withNounAgain(given)
    .replace(/^\(([^()]+)\)[.!]?$/, "$1")
    .replace(/ \((which|who|whose|where) ([^()]+)\)/g, ", $1 $2")
  if (staysWhole(sentence)) return [sentence]
  if (/\?/.test(sentence) || /^(?:if|when|once|while|although|though|unless) .+, /i.test(sentence)) return [sentence]
  if (/; (?:if|when|once|but|and|the|an?|it|we|I|they)\b/.test(sentence))
    return sentence.split("; ").flatMap(splitSentence)
  const two = /^([^;]{8,})(?:; | - )([^;]{8,})$/u.exec(sentence)
  if (two !== null && isWhole(two[1] ?? "") && isWhole(two[2] ?? ""))
    return two.slice(1).flatMap((part) => splitSentence(part))
  const [, more = ""] = /^(?:also|then) (.+)$/i.exec(sentence) ?? []
  if (more !== "" && isOfOneKind(more, "third")) return [`It also ${more}`]
  const label = /^((?:[^:,.]|,(?=\d)){3,60}): (?=\p{L})(.+)$/u.exec(sentence)
  const isLabel = !/^\d/.test(sentence) && (label?.[1] ?? "").split(" ").length < 4
  if (label !== null && isLabel) return [sentence]
  if (label !== null) return [...splitSentence(label[1] ?? ""), ...splitSentence(label[2] ?? "")]
  const parts = joinPlaces(
    joinUses(
      commaParts(
        sentence
          .replace(/[.!?]+$/, "")
          .replace(/(\b\d[\d,]* (?:pieces|pcs|parts|items)): /g, "$1, ")
          .replace(/ - /g, ", ")
          .replace(
            /(?<!\b(?:of|with|in|is|are|from|and|plus|or|at|by|to|than|about|over|under|least|only|for|the|an?|&)) (?=\d+% \p{L})/gu,
            ", ",
          ),
      ),
    ),
  )
  const [first] = parts
  if (first === undefined) return []
  const opening = readFragment(first)
  if (movesOnly.test(first)) return [first, ...splitSentence(parts.slice(1).join(", "))]
  if (opening.shape === "clause") return splitClause(parts)
  const isImperatives = parts.length > 1 && parts.every((part) => isOfOneKind(part, "base"))
  if (isImperatives) return [parts.join(", ")]
  const isDoingList =
    opening.shape === "verb" && parts.length > 1 && parts.slice(1).every((part) => isOfOneKind(part, "ing"))
  if (isDoingList) return [parts.join(", ")]
  return mendCuts(joinLists(joinHanging(joinBareList(parts)))).map((part) =>
    part.replace(/^(?:and|or|plus|then|also|&) /i, ""),
  )
}

const hanging = /^(?:so|therefore|hence|because|since|as|which|where|when|until|unless|if|though|while|who|otherwise) /i

/** What follows a clause belongs to it, unless it is a clause or a passive of its own. */
function splitClause(parts: readonly string[]): string[] {
  const out: string[] = []
  for (const part of parts) {
    const bare = part.replace(/^(?:and|but|so|plus|then) /i, "")
    const { shape } = readFragment(bare)
    const hangsOn = hanging.test(part)
    // "We buy whole hides, and mend anything we have made": the second is done by us too.
    const isLater = bare !== part || / and \p{L}/u.test(part)
    const isOurs = /^(?:we|I|they|you) /i.test(out.at(-1) ?? "") && isOfOneKind(bare, "base") && isLater
    const stands = out.length === 0 || (!hangsOn && !isOurs && (shape === "clause" || shape === "passive"))
    // "… and if one is crooked, it becomes a napkin": the condition is nothing without what follows from it.
    const isOpen = / (?:and|but|so) (?:if|when|once|unless|until) [^,]*$/.test(out.at(-1) ?? "")
    if (stands && !isOpen) out.push(out.length === 0 ? part : bare)
    else out.push(`${out.pop() ?? ""}, ${part}`)
  }
  return out
}
