import type { Draft, SlotValue } from "../seo/listing.ts"
import { trimDangling } from "../text/dangling.ts"
import { splitSentences } from "../text/split-sentences.ts"
import { copiedWords, reword, runsOf } from "./copying.ts"
import { sourcesOf } from "./sources.ts"
import type { Understanding } from "./understand/understand.ts"
import { isPreposition, isRelative } from "./understand/word-kinds.ts"
import { capital } from "./wording.ts"

type Runs = ReadonlySet<string>

/** A paragraph in other words, sentence by sentence and then as a whole, for a copied run may reach over a full stop. */
function finishParagraph(text: string, runs: Runs): string {
  if (copiedWords(text, runs) === 0) return text
  const sentences = splitSentences(text).map((sentence) => reword(sentence, runs))
  return reword(sentences.join(" "), runs)
}

const finishText = (text: string, runs: Runs): string =>
  text
    .split("\n")
    .map((line) => finishParagraph(line, runs))
    .join("\n")

/** A line of a list may be shorter than a sentence: it ends where its first thought does. */
function shortened(line: string): string {
  const words = line.split(" ")
  for (let end = Math.min(words.length - 1, 8); end > 3; end--) {
    const next = words[end] ?? ""
    const isBorder =
      isPreposition(next) || isRelative(next) || /[,;:]$/.test(words[end - 1] ?? "") || /^(?:and|so|or|but)$/.test(next)
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
function finishLine(line: string, runs: Runs): string {
  const reworded = reword(line, runs).replace(/\.$/, "")
  if (copiedWords(reworded, runs) === 0) return reworded
  const parts = reworded.split("; ")
  const turned = parts.length > 1 ? capital([...parts.slice(1), parts[0] ?? ""].join("; ")) : reworded
  if (copiedWords(turned, runs) === 0) return turned
  const short = parts.map((part) => (copiedWords(part, runs) > 0 ? shortened(part) : part)).join("; ")
  return copiedWords(short, runs) === 0 ? short : shortened(reworded)
}

const finishValue = (value: SlotValue, runs: Runs): SlotValue =>
  typeof value === "string" ? finishText(value, runs) : value.map((item) => finishText(item, runs))

/** The draft with nothing long in it that the seller wrote word for word. */
export function finish(draft: Draft, u: Understanding): Draft {
  const runs = runsOf(sourcesOf(u))
  const fields = Object.entries(draft.platformFields ?? {}).map(
    ([name, value]) => [name, finishValue(value, runs)] as const,
  )
  return {
    ...draft,
    metaDescription: finishText(draft.metaDescription ?? "", runs),
    bulletPoints: (draft.bulletPoints ?? []).map((line) => finishLine(line, runs)),
    improvedBodyText: finishText(draft.improvedBodyText ?? "", runs),
    platformFields: Object.fromEntries(fields),
  }
}
