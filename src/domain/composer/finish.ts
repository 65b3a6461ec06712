import type { Draft, SlotValue } from "../seo/listing.ts"
import { trimDangling } from "../text/dangling.ts"
import { splitSentences } from "../text/split-sentences.ts"
import { reword } from "./copying.ts"
import { inOwnWords } from "./in-own-words.ts"
import { namesAgain } from "./names-again.ts"
import { copiedWords, type Runs } from "./runs.ts"
import { shorterLines } from "./shorter-lines.ts"
import { placeAmongSisters, sisterTurn } from "./sister-turn.ts"
import { sellersRuns, sourcesOf } from "./sources.ts"
import { noteSwaps } from "./swaps.ts"
import { readFragment } from "./understand/fragment.ts"
import type { Understanding } from "./understand/understand.ts"
import { isForm } from "./understand/verbs.ts"
import { isRelative } from "./understand/word-kinds.ts"
import { capital, makeWording } from "./wording.ts"

/** A paragraph in other words, sentence by sentence and then as a whole, for a copied run may reach over a full stop. */
function finishParagraph(text: string, runs: Runs, place: number): string {
  if (copiedWords(text, runs) === 0) return text
  const once = splitSentences(text).map((sentence) => reword(sentence, runs, [], place))
  // What was split in two has two beginnings and two ends to turn.
  const sentences = once
    .flatMap((sentence) => splitSentences(sentence))
    .map((sentence) => reword(sentence, runs, [], place))
  return reword(parted(sentences, runs).join(" "), runs, [], place)
}

const standsAlone = (sentence: string): boolean =>
  !/\b(?:most|many|some|all|both|each|one|none|few) of (?:them|these|those)\b/i.test(sentence) &&
  !/^(?:It|They|This|That|These|Those|He|She|So|And|But|Also|Then|Here|There|Once|With (?:it|them)|(?:Change|Wash|Keep|Use|Put|Dry|Store) (?:it|them))\b/.test(
    sentence,
  )

/** Two sentences that follow each other as they did in the brief change places, where neither leans on the one before. */
function parted(sentences: readonly string[], runs: Runs): readonly string[] {
  const out = [...sentences]
  for (let at = 1; at + 1 < out.length; at++) {
    const [first = "", second = ""] = out.slice(at, at + 2)
    // "That stops the bars from jackknifing" stays behind what stops them.
    const after = out[at + 2]
    if (after !== undefined && !standsAlone(after)) continue
    const alone = copiedWords(first, runs) + copiedWords(second, runs)
    if (copiedWords(`${first} ${second}`, runs) <= alone || !standsAlone(first) || !standsAlone(second)) continue
    out.splice(at, 2, second, first)
  }
  return out
}

/** "Clock in on site, add a note": a verb that is also a noun, with the word that makes it the verb. */
const phrasal = /^(?:clock|log|sign|check|punch|back|set|switch|turn|pick|drop|hand|fill) (?:in|out|up|off|on)\b/i

/** A line may leave out an article, but only where nothing better helps. */
function rewordLine(line: string, runs: Runs, place: number): string {
  const reworded = reword(line, runs, [], place)
  const [first = ""] = line.split(" ")
  const isSentence =
    /^(?:with|in|on|at|from|for) |[$£€]\s?\d| (?:that|which|who|where|when|while|if) /.test(line) ||
    readFragment(line).shape === "clause"
  // "How to bake it in lidded pot" and "sew lined pouch" are no lines of a list but sentences.
  const isSaying =
    isSentence ||
    /^(?:how|what|when|where|why|who)$/i.test(first) ||
    isForm(first.toLowerCase(), "base") ||
    phrasal.test(line)
  return isSaying || copiedWords(reworded, runs) === 0 ? reworded : reword(reworded, runs, noteSwaps, place)
}

const finishText = (text: string, runs: Runs, place: number): string =>
  text
    .split("\n")
    .map((line) => {
      const mark = /^(?:- |\d+\. )/.exec(line)?.[0] ?? ""
      return mark === ""
        ? finishParagraph(line, runs, place)
        : `${mark}${rewordLine(line.slice(mark.length), runs, place)}`
    })
    .join("\n")

const borders = new Set(
  "in on at with for from by after before within above under since while so but because".split(" "),
)

/** A line of a list may be shorter than a sentence: it ends where its first thought does, and no thought is cut in two. */
function shortened(line: string): string {
  const words = line.split(" ")
  const firstRelative = words.findIndex((word, at) => at > 1 && isRelative(word))
  const most = Math.min(words.length - 1, 8, firstRelative === -1 ? 8 : firstRelative)
  const least = Math.max(2, Math.floor(words.length / 2) - 1)
  for (let end = most; end > least; end--) {
    const next = (words[end] ?? "").toLowerCase()
    const head = words.slice(0, end).join(" ")
    if ((head.match(/\(/g) ?? []).length > (head.match(/\)/g) ?? []).length) continue
    const isInList = head.includes(", ") && !/[,;:]$/.test(words[end - 1] ?? "")
    if (isInList) continue
    // A comma within a list is no end: "1.5, 2, 2.5" is not all of it.
    const isThought =
      /;$/.test(words[end - 1] ?? "") ||
      (/,$/.test(words[end - 1] ?? "") && /^(?:so|which|since|because|when|where|and|but)$/.test(next))
    // "On ordering" waits for what is ordered, and "the day" for "before".
    const isWaiting = / (?:on|by|of|for|from|in|at|to) \p{L}+ing$| the (?:day|night|week|month|year|morning)$/u.test(
      head,
    )
    const isOpen = isWaiting || / (?:comes|is|are|has|in|of|it|them)$|:(?: \S+){0,2}$/.test(head)
    const isBorder = (borders.has(next) || end === firstRelative || isThought) && !isOpen && !/,/.test(head)
    if (isBorder)
      return trimDangling(
        words
          .slice(0, end)
          .join(" ")
          .replace(/[,;:]$/, ""),
      )
  }
  return line
}

/** A list's line in other words; parts that stood side by side in the brief change places; what is still copied is cut. */
function finishLine(line: string, runs: Runs, place: number): string {
  const reworded = rewordLine(line, runs, place).replace(/\.$/, "")
  if (copiedWords(reworded, runs) === 0) return reworded
  const parts = reworded.split("; ")
  const turned = parts.length > 1 ? capital([...parts.slice(1), parts[0] ?? ""].join("; ")) : reworded
  if (copiedWords(turned, runs) === 0) return turned
  // What a sum is for is no more than the sum itself to be left out.
  if (/[$£€]\s?\d/.test(reworded)) return reworded
  const short = parts.map((part) => (copiedWords(part, runs) > 0 ? shortened(part) : part)).join("; ")
  return copiedWords(short, runs) === 0 ? short : shortened(reworded)
}

const finishValue = (value: SlotValue, runs: Runs, place: number): SlotValue =>
  typeof value === "string" ? finishText(value, runs, place) : value.map((item) => finishText(item, runs, place))

/** A bracket that opens and does not close goes, and what stands in it; a "Golden Can" waits for nothing. */
const closed = (title: string): string =>
  / (?:Can|May|Will|Must)$/.test(title) ? title : trimDangling(title.replace(/\s*\([^()]*$/, ""))

/** What is left of a bracket or of quotes says nothing. */
function paired(line: string): string {
  const whole = line.replace(/^[^(]*\)/, (part) => part.replace(")", "")).replace(/\(([^()]*)$/, "$1")
  return (whole.match(/(?<!\d)"/g) ?? []).length % 2 === 1 ? whole.replace(/(?<!\d)"/g, "") : whole
}

/** Words after which whoever types goes on. */
const goesOn =
  / (?:ever|it|its|before|after|about|again|so|if|than|when|where|which|who|what|how|why|by|to|of|for|from|with|without|into|under|between|through|during|is|are|was|were|be|has|have|had|do|does|can|will|your|our|my|their|very|more|most|each|every|any|both|the|an?)$/

/** Phrases as people type them: without the signs of a sentence, and with an end. */
const typable = (phrases: readonly string[] = []): string[] =>
  phrases
    .map((phrase) => phrase.replace(/(?<=[\p{L}\d])[.!?;:,]+(?=\s|$)/gu, "").replace(/^[+&]\s?(?=[\d\p{L}])/u, ""))
    .filter(
      (phrase) => /^(?:how|what|which|when|where|why|who|can|does|do|is|are) /.test(phrase) || !goesOn.test(phrase),
    )

/** The draft with nothing long in it that the seller wrote word for word, and nothing that its sisters say alike. */
export function finish(draft: Draft, u: Understanding): Draft {
  const runs = sellersRuns(u)
  const turn = sisterTurn(u)
  const fields = Object.entries(draft.platformFields ?? {}).map(
    ([name, value]) => [name, finishValue(value, runs, turn)] as const,
  )
  const body = finishText(draft.improvedBodyText ?? "", runs, turn)
  const lines = (draft.bulletPoints ?? []).map((line) => paired(finishLine(line, runs, turn)))
  const finished: Draft = {
    ...draft,
    productTitle: closed(draft.productTitle ?? ""),
    titleTag: closed(draft.titleTag ?? ""),
    keywords: typable(draft.keywords),
    tags: typable(draft.tags),
    searchTerms: typable(draft.searchTerms),
    metaDescription: finishText(draft.metaDescription ?? "", runs, turn),
    bulletPoints: shorterLines(lines, body, runs),
    improvedBodyText: body,
    platformFields: Object.fromEntries(fields),
  }
  return namesAgain(
    inOwnWords(finished, u, { place: placeAmongSisters(u) - turn, wording: makeWording(u), runs }),
    sourcesOf(u),
  )
}
