import { withArticle } from "../../text/article.ts"
import { isPlural } from "../../text/plural.ts"
import { readFragment } from "../understand/fragment.ts"
import { listParts } from "../understand/split-sentence.ts"
import { isForm } from "../understand/verbs.ts"
import { isAuxiliary, isDeterminer, isPronoun, plain } from "../understand/word-kinds.ts"

const hanging =
  /^(?:so|hence|because|since|as|which|where|when|until|unless|if|though|although|while|who|whose|that|except|meaning)\b(?! (?:new|is|far as)\b)/i
/** "Come and play it, any evening after six", "play-graded, not just looked at": no statement of its own. */
const trailing =
  /^(?:(?:any|every) (?:evening|day|time|morning|afternoon|night|week\w*)|not (?:(?:just|only|merely)\b|\p{L}+(?:ed|en)$))/iu
const joint = /^(?:and|but|plus|also|then|otherwise|though|&|\+) /i

/** Words that open what is said of a thing named before, and are hardly ever the name of a thing. */
export const isSaid = (text: string): boolean =>
  /^(?:is|has|was|does|will|needs?|wants|keeps|starts|runs|works|comes|fits|goes|takes|holds|measures|weighs|sticks|leaks|squeaks|wobbles|rattles|boots|plays|saves|powers|charges|turns|drives|reads|heats|cools|extends|opens|folds|seats) \S/i.test(
    text,
  )

/** "The strobe is dead and the lid has a crack" are two; "run both ways and boxed" is one. */
function clauses(text: string): string[] {
  const found = /^(.{12,}?),? (?:and|but) (?=(?:the|it|i|we|you|both|one|my|our|there|\d+) )(.+)$/i.exec(text)
  if (found === null) return [text]
  const [left = "", right = ""] = found.slice(1)
  const isTwo = readFragment(right).shape === "clause" && /^(?:clause|passive)$/.test(readFragment(left).shape)
  const isHung = /\b(?:so|because|which|when|if|meaning)\b|\b(?:not|too|does|did|do)$/.test(text)
  return isTwo && !isHung ? [left, ...clauses(right)] : [text]
}

/** A remark in brackets that says something of its own is told by itself; a number or a model stays where it is. */
function brackets(sentence: string): { text: string; asides: string[] } {
  const asides: string[] = []
  const text = sentence.replace(/ ?\(([^()]*)\)/g, (whole: string, inside: string) => {
    const isOwn = inside.split(" ").length > 2 && !/,|^\d/.test(inside) && readFragment(inside).shape !== "noun"
    if (isOwn) asides.push(inside)
    return isOwn ? "" : whole
  })
  return { text, asides }
}

/** "Serviced in May: cleaned, oiled, new gasket": one piece of work, and what it was. */
function workDone(head: string, items: readonly string[]): string[] {
  const isDone = (text: string) =>
    /^(?:participle|adjective)$/.test(readFragment(text).shape) || /^\p{L}+ed$/u.test(text)
  const done = items.filter(isDone)
  const things = items.filter((text) => /^(?:an? )?(?:new|fresh)\b/i.test(text) && !isDone(text))
  const others = items.filter((text) => !done.includes(text) && !things.includes(text))
  const what = [done.join(" and "), things.length > 0 ? `with ${things.map(withArticle).join(" and ")}` : ""]
  return [`${head}: ${what.filter(Boolean).join(", ")}`.replace(/: $/, ""), ...others]
}

/** "Dock, cable and charger included" and "oiled, timed and tested" are each one statement. */
function joinedParts(parts: readonly string[]): readonly string[] {
  const last = parts.at(-1) ?? ""
  const areThings = parts
    .slice(0, -1)
    .every((part) => part.split(" ").length < 4 && readFragment(part).shape === "noun")
  const isIncluded = / and .+ (?:included|supplied)$/.test(last) && areThings
  const areDone = /^\p{L}+ed$/u.test(parts[0] ?? "") && parts.slice(1).every((part) => /^\p{L}+ed\b/u.test(part))
  return parts.length > 1 && (isIncluded || areDone) ? [parts.join(", ")] : parts
}

/** "I have rewired the motor, replaced the belt and sewn a seam": what one person did, in another order, two deeds a piece. */
function deedsOf(text: string): string[] | null {
  const [, who = "", first = "", more = ""] =
    /^(i have|we have|i've|we've|i|we) (\p{L}+ [^,]+), (.+)$/iu.exec(text) ?? []
  const rest = more.split(/, (?:and )?|(?<=[^,] \S+) and (?=\p{L}+(?:ed|wn|de|ut) \p{L})/u)
  const isDeed = (deed: string) => isForm(plain(deed.split(" ")[0] ?? ""), "participle") || /^\p{L}+ed\b/u.test(deed)
  if (who === "" || more === "" || ![first, ...rest].every(isDeed)) return null
  const deeds = [...rest, first]
  const pairs = deeds.flatMap((_, at) => (at % 2 === 0 ? [deeds.slice(at, at + 2)] : []))
  return pairs.map((pair) => `${who} ${pair.join(" and ")}`)
}

const times = /^(?:viewings?|hours|times|open|opening|availability|available|pick-?up|collection|delivery|calls)$/i
const label = /^([\p{L}][^:,.]{2,60}): (.+)$/u
const telling = /^what(?:'s| is| are) ((?:still |really )?[\p{L}]+)$/iu
const naming = /^(?:includes?|included|comes with|supplied with|you get|what you get|contents|in the box)$/i

/** A dash is a comma, but between a maker and a title it is part of the name: "Nick Drake - Pink Moon LP". */
const withCommas = (sentence: string): string =>
  /^\p{Lu}[^,:;.]{2,40} [-–] \p{Lu}[^,:;.]{2,40}$/u.test(sentence)
    ? sentence
    : sentence.replace(/ [-–] ([^-–;.:()]{3,40}) [-–] (?=\S)/g, " ($1) ").replace(/ - | – /g, ", ")

/** The pieces of one sentence of a seller, who often forgets to end one. */
export function splitOffer(sentence: string): string[] {
  const { text, asides } = brackets(withCommas(sentence.replace(/[.!?]+$/, "")))
  const [, head = "", rest = ""] = label.exec(text) ?? []
  if (naming.test(head)) return [`includes ${rest}`, ...asides]
  if (times.test(head)) return [`${head}: ${rest}`, ...asides]
  const deeds = deedsOf(text)
  if (deeds !== null) return [...deeds, ...asides]
  const good = telling.exec(head)?.[1]
  if (good !== undefined) return [`${rest} are ${good}`, ...asides]
  if (readFragment(head).shape === "participle") return [...workDone(head, listParts(rest)), ...asides]
  if (head.split(" ").length > 2) return [...splitOffer(head), ...splitOffer(rest), ...asides]
  if (/^(?:faults?|condition|note|notes|details|extras|specs?)$/i.test(head)) return [...splitOffer(rest), ...asides]
  const out: string[] = []
  for (const part of joinedParts(listParts(text))) {
    const before = out.at(-1)
    const bare = part.replace(joint, "")
    const kind = before === undefined ? "" : readFragment(before).shape
    const starts = plain((before ?? "").split(" ")[0] ?? "")
    const isOfSpeaker = /^(?:i|we|you)$/.test(starts)
    // "Legs unscrew, fits in a car": what fits is not the legs, but the thing that is sold.
    const isOfOne = !isPlural(readFragment(before ?? "").subject) || !isForm(plain(bare.split(" ")[0] ?? ""), "third")
    const isElliptic = isAuxiliary(bare.split(" ").at(-1) ?? "") && bare.split(" ").length < 6
    if (before !== undefined && (trailing.test(part) || isElliptic)) out.splice(-1, 1, `${before}, ${part}`)
    // "Five shelves, three of them adjustable"
    else if (before !== undefined && /^(?:\d+|\p{L}+) of (?:them|which) /iu.test(part))
      out.splice(-1, 1, `${before} (${part})`)
    else if (/^so /i.test(part) && out.every((said) => readFragment(said).shape === "noun"))
      out.splice(0, out.length, `${out.join(" and ")}, ${part}`)
    else if (before !== undefined && /^not (?:in|on|by|for|with) /i.test(part))
      out.splice(-1, 1, `${before}, but ${part}`)
    else if (before !== undefined && hanging.test(part)) out.splice(-1, 1, `${before}, ${part}`)
    else if (before !== undefined && kind === "clause" && isSaid(bare) && !isOfSpeaker && isOfOne)
      out.splice(-1, 1, `${before} and ${bare}`)
    else if (before !== undefined && isOfSpeaker && /^(?:and|but) /i.test(part) && !isClauseLike(bare))
      out.splice(-1, 1, `${before}, ${part}`)
    else out.push(bare)
  }
  return [...out.flatMap(clauses), ...asides].map((part) => part.trim()).filter(Boolean)
}

const isClauseLike = (text: string): boolean => {
  const first = text.split(" ")[0] ?? ""
  return isPronoun(first) || isDeterminer(first) || readFragment(text).shape === "clause"
}
