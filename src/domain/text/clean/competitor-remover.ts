import { isRightWord } from "../spell/right-words.ts"
import { wordDistance } from "../spell/word-distance.ts"
import { splitSentences } from "../split/split-sentences.ts"
import { saysNothing } from "../words/small-words.ts"

/** Removes statements about competitors, given their names as the seller typed them. */
type CompetitorRemover = (text: string) => string

const degree = `(?:(?:way|much|far|so|even|a|lot|bit|little|no|any|just|is|are|it's|its|and|but|that's|which|are) +){0,4}`
const comparing = new RegExp(
  String.raw`(?:^|[\s(])${degree}(?:(?:better|beter|worse|\p{L}{3,}er|(?:more|less|most) \p{L}+)(?: \p{L}+)? (?:than|then)|(?:not )?(?:like|unlike)|similar to|compared? (?:to|with)|vs\.?|versus|instead of|(?:just )?as \p{L}+ as|(?:a |the |best |perfect )*(?:dupe|copy|clone|alternative|replica|knock-?off) (?:of|for|to)|switch(?:ed|ing)? from|inspired by|beats?|not|rather than)(?= )`,
  "giu",
)
const dividing = /(\s*[,;](?!\d)\s+|\s+[-|/]\s+|\n)/

const countContent = (text: string): number =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).filter((word) => !saysNothing(word)).length

interface Rival {
  readonly typed: string
  readonly words: readonly string[]
  /** A name that is also a common word ("Mint") counts only if it is written like a name. */
  readonly isWord: boolean
}

/** One word of a name, exact or with a typo: "bauerfiend" is Bauerfeind. */
const isSame = (word: string, name: string): boolean =>
  word === name ||
  (name.length >= 6 && word.charAt(0) === name.charAt(0) && wordDistance(word, name, 1) <= 0.9 && !isRightWord(word))

/** The position of the name in a clause, from its first character to the last. */
function findRival(clause: string, rival: Rival): { from: number; to: number } | null {
  const found = [...clause.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'&+-]*/gu)]
  for (let at = 0; at + rival.words.length <= found.length; at += 1) {
    const run = found.slice(at, at + rival.words.length)
    const isHere = run.every((match, index) =>
      isSame(match[0].toLowerCase().replace(/'s$/, ""), rival.words[index] ?? ""),
    )
    const [first] = run
    const last = run.at(-1)
    if (!isHere || first === undefined || last === undefined) continue
    const from = first.index
    const isTyped = clause.slice(from).startsWith(rival.typed)
    if (rival.isWord && !(isTyped && (from > 0 || /^\p{Ll}/u.test(rival.typed))) && clause.search(comparing) === -1)
      continue
    return { from, to: last.index + last[0].length }
  }
  return null
}

/** The clause without the comparison; empty if nothing is left without the competitor. */
function quietClause(clause: string, rival: Rival): string {
  const place = findRival(clause, rival)
  if (place === null) return clause
  const opening = /^\s*(?:un)?like /i.exec(clause)
  if (opening !== null) {
    const rest = clause
      .slice(place.to)
      .replace(/^'s\b|^[\s,]+/i, "")
      .trim()
    return /^(?:our|we|this|these|it|they|my|i|the|ours)\b/i.test(rest) && countContent(rest) > 1 ? rest : ""
  }
  const starts = [...clause.matchAll(comparing)].map(({ index }) => index).filter((index) => index < place.from)
  const kept = clause.slice(0, starts[0] ?? 0).trim()
  return countContent(kept) > 1 ? kept : ""
}

function quietSentence(sentence: string, rival: Rival): string {
  if (findRival(sentence, rival) === null) return sentence
  const end = /(?<![.!?])[.!?]+["')\]]*$/.exec(sentence)?.[0] ?? ""
  const parts = sentence.slice(0, sentence.length - end.length).split(dividing)
  let kept = ""
  for (let at = 0; at < parts.length; at += 2) {
    const clause = quietClause(parts[at] ?? "", rival)
    if (clause.trim() === "") continue
    kept = kept === "" ? clause : `${kept}${parts[at - 1] ?? ""}${clause}`
  }
  return kept.trim() === "" ? "" : `${kept.trim()}${end}`
}

const minGluedLetters = 6

/** "Ray-Ban" also matches "ray ban" and "rayban", and "Rock n Roll" matches "Rock and Roll". */
function waysToWrite(name: string): readonly string[] {
  const parts = name.split(/[- ]+/)
  const glued = parts.join("")
  const isGlued = parts.length === 2 && glued.length >= minGluedLetters && !isRightWord(glued.toLowerCase())
  const spelledOut = name.replace(/ (?:n|'n'|&|\+) /i, " and ")
  return [...new Set([name, spelledOut, ...(name.includes("-") ? [parts.join(" ")] : []), ...(isGlued ? [glued] : [])])]
}

/** `own` are the seller's names: a competitor whose name is in them does not count. */
export function makeCompetitorRemover(names: readonly string[], own: string): CompetitorRemover {
  const rivals = names
    .map((name) => name.trim().replace(/[™®.!?]+$/, ""))
    .filter((name) => name.length > 2 && !own.toLowerCase().includes(name.toLowerCase()))
    .flatMap(waysToWrite)
    .map((typed): Rival => {
      const words = typed.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'&+-]*/gu) ?? []
      return { typed, words, isWord: words.every((word) => isRightWord(word)) }
    })
    .filter(({ words }) => words.length > 0)
  if (rivals.length === 0) return (text) => text
  return (text) =>
    text
      .split("\n")
      .map((line) =>
        rivals.every((rival) => findRival(line, rival) === null)
          ? line
          : splitSentences(line)
              .map((sentence) => rivals.reduce(quietSentence, sentence))
              .filter((sentence) => sentence !== "")
              .join(" "),
      )
      .join("\n")
}
