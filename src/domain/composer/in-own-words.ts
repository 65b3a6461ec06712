import type { Draft, SlotValue } from "../seo/listing.ts"
import { splitSentences } from "../text/split-sentences.ts"
import { otherWays, reword } from "./copying.ts"
import { mayJoin } from "./may-join.ts"
import { copiedWords, type Runs } from "./runs.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import type { Understanding } from "./understand/understand.ts"
import type { Wording } from "./wording.ts"

/** What tells a listing from its sisters: which of them it is, and what is said of its own product only. */
interface Sister {
  /** 0 is the first listing of the brief, which says things as they come. */
  readonly place: number
  readonly own: ReadonlySet<string>
  readonly wording: Wording
  readonly runs: Runs
}

const isOfShop = (sentence: string, { own }: Sister): boolean => shareIn(contentStems(sentence), own) < 0.7

/** Two changes at once, where every single one would say more of it as the seller did. */
const twice = (ways: readonly string[], sentence: string, most: number, runs: Runs): string[] => {
  const found = ways.slice(0, 8).flatMap(otherWays)
  return [...new Set(found)].filter((other) => other !== sentence && copiedWords(other, runs) <= most)
}

/** Another way to say it, another one for each place; null where there is none. */
function varied(sentence: string, { place, runs }: Sister): string | null {
  const most = copiedWords(sentence, runs)
  // Another way that says more of it as the seller did is turned once more, and may not end where it began.
  const given = otherWays(sentence)
  const turned = given.map((other) => (copiedWords(other, runs) > most ? reword(other, runs) : other))
  const once = [...new Set(turned)].filter((other) => other !== sentence)
  const fresh = once.length > 0 ? once : twice(given, sentence, most, runs)
  const all = fresh.length > 0 ? fresh : given
  const fewest = Math.min(...all.map((other) => copiedWords(other, runs)))
  const best = all.filter((other) => copiedWords(other, runs) === fewest)
  const others = best.length >= place ? best : [...best, ...all.filter((other) => !best.includes(other))]
  return others[place - 1] ?? null
}

interface Line {
  readonly text: string
  /** What stands word for word in a sister's text too. */
  readonly isSame: boolean
}

/**
 * Two sentences that cannot be said otherwise become one, so that they read differently from the sister's; what finds no
 * neighbour is left to the sister.
 */
function joined(lines: readonly Line[], { place, wording }: Sister): string {
  const out: Line[] = []
  for (const { text, isSame } of lines) {
    const before = out.at(-1)
    if (before !== undefined && (isSame || before.isSame) && canJoin(before.text, text)) {
      const joint = place % 2 === 1 && !/ and /.test(before.text) ? ", and " : "; "
      out.splice(-1, 1, { text: `${before.text.slice(0, -1)}${joint}${wording.inside(text)}`, isSame: false })
    } else out.push({ text, isSame })
  }
  return out
    .filter(({ isSame }) => !isSame)
    .map(({ text }) => text)
    .join(" ")
}

const canJoin = (before: string, next: string): boolean =>
  mayJoin(before, next) &&
  /[^:]\.$/.test(before) &&
  !/[;:?]/.test(`${before}${next}`) &&
  !next.startsWith("#") &&
  !/^(?:No|For|An?|With|In|Made|Have|Choose|Pick|You can|It|They|So|Spare) /.test(next) &&
  !/^(?:Open|Watch|Keep|Ask|Book|Send|Bring|Order|Take|Use|Try|See) /.test(next) &&
  before.split(" ").slice(0, 2).join(" ") !== next.split(" ").slice(0, 2).join(" ") &&
  before.length + next.length < 190

/** A question is nothing without the words that answer it. */
function thoughtsIn(line: string): string[] {
  const out: string[] = []
  for (const sentence of splitSentences(line)) {
    const before = out.at(-1) ?? ""
    if (before.endsWith("?")) out.splice(-1, 1, `${before} ${sentence}`)
    else out.push(sentence)
  }
  return out
}

/** "It is for walkers": each sister has another way to say this already. */
const isToldApart = (sentence: string): boolean =>
  /^(?:It|They|This|These|The)(?: \S+){0,2} (?:is|are) for |^(?:For|Have) /.test(sentence)

/** Of a question with its answer it is the answer that the sisters share. */
function otherThought(thought: string, sister: Sister): string | null {
  const [, question = "", answer = ""] = /^(.*\? )([^?]+)$/u.exec(thought) ?? []
  if (answer === "") return varied(thought, sister)
  const other = varied(answer, sister)
  return other === null ? varied(thought, sister) : `${question}${other}`
}

const linesOf = (line: string, sister: Sister, isFirstLine: boolean): Line[] =>
  thoughtsIn(line).map((sentence, at) => {
    const isOwn = (isFirstLine && at === 0) || isToldApart(sentence)
    if (sentence.startsWith("#") || sentence.split(" ").length < 4 || !isOfShop(sentence, sister))
      return { text: sentence, isSame: false }
    const other = otherThought(sentence, sister)
    return { text: other ?? sentence, isSame: other === null && !isOwn }
  })

/** A text in words of its own: what it shares with its sisters is said otherwise, or joined to what stands beside it. */
function textInOwnWords(text: string, sister: Sister): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph, at) => {
    const given = paragraph.split("\n")
    const lines = given
      .map((line) => (/^(?:#|- |• |\d+\. )/.test(line) ? line : joined(linesOf(line, sister, at === 0), sister)))
      .filter((line) => line !== "")
    const isBareHead = given.length > 1 && lines.length === 1 && lines[0] === lines[0]?.toUpperCase()
    return isBareHead ? "" : lines.join("\n")
  })
  const filled = paragraphs.filter((paragraph) => paragraph !== "")
  // A heading whose text is gone goes too.
  return filled.filter((one, at) => !one.startsWith("#") || !/^#|^$/.test(filled[at + 1] ?? "")).join("\n\n")
}

/** Amazon's lines have a head, and are five: one that a sister has too is better than one that is no fact of this thing. */
const hasHead = /^[^:]{1,45}: /
const headedLines = 5

/** What is said of the shop alone, and cannot be said otherwise, stands in the first listing; the others have their own. */
function linesInOwnWords(lines: readonly string[], sister: Sister): string[] {
  const rows = lines.map((line) => {
    const other = isOfShop(line, sister) ? varied(line, sister) : line
    return { text: other ?? line, isSame: other === null }
  })
  const fresh = rows.filter(({ isSame }) => !isSame)
  if (lines.filter((line) => hasHead.test(line)).length < lines.length - 1)
    return (fresh.length >= 3 ? fresh : rows).map(({ text }) => text)
  // One or two more than are shown: what a sister came to say alike can still fall away.
  const shared = rows.filter(({ isSame }) => isSame).slice(0, Math.max(0, headedLines - fresh.length) + 2)
  return [...fresh, ...shared].map(({ text }) => text)
}

const valueInOwnWords = (value: SlotValue, sister: Sister): SlotValue =>
  typeof value === "string" && value.length > 60 ? textInOwnWords(value, sister) : value

/** Several listings of one brief tell of the same shop; each after the first says so in words of its own. */
export function inOwnWords(draft: Draft, u: Understanding, { place, wording, runs }: Omit<Sister, "own">): Draft {
  if (place === 0) return draft
  const { subject, title } = u
  const sister: Sister = {
    place,
    wording,
    runs,
    own: contentStems(`${subject.name} ${subject.description} ${title}`),
  }
  const fields = Object.entries(draft.platformFields ?? {}).map(
    ([name, value]) => [name, valueInOwnWords(value, sister)] as const,
  )
  return {
    ...draft,
    metaDescription: textInOwnWords(draft.metaDescription ?? "", sister),
    bulletPoints: linesInOwnWords(draft.bulletPoints ?? [], sister),
    improvedBodyText: textInOwnWords(draft.improvedBodyText ?? "", sister),
    platformFields: Object.fromEntries(fields),
  }
}
