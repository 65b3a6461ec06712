import type { Draft, SlotValue } from "../seo/listing.ts"
import { splitSentences } from "../text/split-sentences.ts"
import { otherWays } from "./copying.ts"
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

/** Another way to say it, another one for each place; null where there is none. */
function varied(sentence: string, { place, runs }: Sister): string | null {
  const all = otherWays(sentence)
  const fewest = Math.min(...all.map((other) => copiedWords(other, runs)))
  const others = all.filter((other) => copiedWords(other, runs) === fewest)
  return others[place - 1] ?? null
}

/** What may stand before a sentence that the other listings have too. */
const again = [
  "Here too, ",
  "As ever, ",
  "As with the others, ",
  "With us, ",
  "As before, ",
  "What is more, ",
  "Of course, ",
  "By the way, ",
]

/** Sentences that cannot be said otherwise are at least joined otherwise: two by two, from another one on at each place. */
function joined(sentences: readonly { text: string; isFixed: boolean }[], { place, wording }: Sister): string {
  const out: string[] = []
  const opened = (text: string, at: number) => `${again[(place - 1 + at * 2) % again.length]}${wording.inside(text)}`
  for (const [at, { text, isFixed }] of sentences.entries()) {
    const before = out.at(-1)
    const mayJoin =
      isFixed &&
      before !== undefined &&
      /[^:]\.$/.test(before) &&
      (at + place) % 2 === 0 &&
      before.length + text.length < 170
    if (mayJoin) out.splice(-1, 1, `${before.slice(0, -1)}; ${wording.inside(text)}`)
    else
      out.push(
        isFixed &&
          !/^(?:A|An|No|Have|Keep|Choose|Pick|For|It|They|With|There|On|Here|Again|As|At|In|What|By|Of|Who|So)\b|[?:]/.test(
            text,
          ) &&
          text.split(/[ -]/).length > 4
          ? opened(text, at)
          : text,
      )
  }
  return out.join(" ")
}

function lineInOwnWords(line: string, sister: Sister): string {
  const sentences = splitSentences(line).map((sentence) => {
    if (sentence.split(" ").length < 4 || !isOfShop(sentence, sister)) return { text: sentence, isFixed: false }
    const other = varied(sentence, sister)
    return { text: other ?? sentence, isFixed: other === null }
  })
  return joined(sentences, sister)
}

const textInOwnWords = (text: string, sister: Sister): string =>
  text
    .split("\n")
    .map((line) => (/^(?:#|- |• )/.test(line) ? line : lineInOwnWords(line, sister)))
    .join("\n")

/** What is said of the shop alone, and cannot be said otherwise, stands in the first listing; the others have their own. */
function linesInOwnWords(lines: readonly string[], sister: Sister): string[] {
  const rows = lines.map((line) => {
    const other = isOfShop(line, sister) ? varied(line, sister) : line
    return { text: other ?? line, isSame: other === null }
  })
  const fresh = rows.filter(({ isSame }) => !isSame)
  return (fresh.length >= 3 ? fresh : rows).map(({ text }) => text)
}

const valueInOwnWords = (value: SlotValue, sister: Sister): SlotValue =>
  typeof value === "string" && value.length > 60 ? textInOwnWords(value, sister) : value

/** Several listings of one brief tell of the same shop; each after the first says so in words of its own. */
export function inOwnWords(draft: Draft, u: Understanding, { place, wording, runs }: Omit<Sister, "own">): Draft {
  if (place === 0) return draft
  const sister = { place, wording, runs, own: contentStems(`${u.subject.name} ${u.subject.description} ${u.title}`) }
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
