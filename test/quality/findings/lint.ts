import { Dialect, type Lint, LocalLinter } from "harper.js"
import { slimBinaryInlined } from "harper.js/slimBinaryInlined"
import type { Brief } from "../../../src/domain/seo/brief.ts"
import { britishWords, isEnglish } from "../english.ts"
import type { Block } from "../fields.ts"
import type { Finding } from "../finding.ts"
import { plain, stemOf, textsOfBrief, wordsIn } from "../tokens.ts"
import { smallWords } from "./small-words.ts"

/**
 * Kinds that are a matter of taste or region, not errors: the Oxford comma and "very good" (Style, Enhancement),
 * British or American words (Regionalism), long sentences (Readability), the dash in "17-22 in" (Formatting). Bullets
 * are fragments and begin as the platform prefers, and headings have no full stop, so Capitalization does not count
 * either.
 */
const kindsOfTaste = new Set(["Style", "Enhancement", "Regionalism", "Readability", "Formatting", "Capitalization"])

/** Off because the figure of artifacts also finds them in titles and tags, or because they misread a fragment. */
const rulesLeftOut = {
  AnA: false,
  RepeatedWords: false,
  UnclosedQuotes: false,
  Spaces: false,
  SentenceCapitalization: false,
  OxfordComma: false,
  LongSentences: false,
  // Mistakes the noun in "Pickup only" for a verb written as one word.
  PhrasalVerbAsCompoundNoun: false,
  // Mistakes "will still be there tomorrow" for "their tomorrow".
  ThereToTheir: false,
  // Wants a comma after the first word of "Otherwise fine".
  DiscourseMarkers: false,
}

const spellingKinds = new Set(["Spelling", "Typo"])

/** Reads prose as American English, and accepts every British spelling and every word of the briefs. */
export async function openLinter(
  briefs: readonly Brief[],
): Promise<(blocks: readonly Block[], brief: Brief) => Promise<readonly Finding[]>> {
  const linter = new LocalLinter({ binary: slimBinaryInlined, dialect: Dialect.American })
  await linter.setLintConfig({ ...(await linter.getDefaultLintConfig()), ...rulesLeftOut })
  await linter.importWords([...britishWords, ...briefs.flatMap(newWordsOf)])
  return async (blocks, brief) => {
    const texts = textsOfBrief(brief)
    const own = { text: texts.map(plain).join("\n"), stems: new Set(texts.flatMap(wordsIn).map(stemOf)) }
    const read = blocks.map(({ field, text }) => ({ field, text: readable(text) }))
    // An empty line separates paragraphs, so that no rule reads the end of one into the beginning of the next.
    const text = read.map((block) => block.text).join(gap)
    const lints = await linter.lint(text, { language: "plaintext" })
    return lints
      .filter((lint) => !isLawful(lint, text, own))
      .map((lint) => findingOf(lint, fieldAt(read, lint.span().start)))
  }
}

const gap = "\n\n"

/** The field of the paragraph that contains a position of the joined text; the checker counts in code points. */
function fieldAt(blocks: readonly Block[], place: number): string {
  let end = 0
  for (const { field, text } of blocks) {
    end += [...text].length + gap.length
    if (place < end) return field
  }
  return ""
}

/** Passed in advance, because the checker takes seconds to find the intended word. */
const newWordsOf = (brief: Brief): string[] =>
  (
    textsOfBrief(brief)
      .join(" ")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !isEnglish(word.toLowerCase()))

/** "Mail box" is the seller's spelling, and so are words that no list has. */
interface OwnWords {
  readonly text: string
  readonly stems: ReadonlySet<string>
}

/** Without non-language: markers of headings and lists, hashtags, addresses. */
const readable = (text: string): string =>
  text
    .replace(/^(#{1,6}|[-•*]|\d+:\d+(:\d+)?) +/, "")
    .replace(/\*\*|https?:\/\/\S+|#\p{L}\w*/gu, "")
    .trim()

const findingOf = (lint: Lint, field: string): Finding => ({
  field,
  text: lint.get_problem_text(),
  says: `${lint.lint_kind()}: ${lint.message()}`,
})

function isLawful(lint: Lint, text: string, own: OwnWords): boolean {
  const kind = lint.lint_kind()
  const problem = lint.get_problem_text()
  const before = [...text].slice(0, lint.span().start).join("")
  if (kindsOfTaste.has(kind)) return true
  // "16 GB", and "249 g." at the end of a sentence, where the checker takes the stop for a part of the unit.
  if (/\p{N} ?$/u.test(before) && /^\p{L}{1,3}\.?$/u.test(problem)) return true
  const words = wordsIn(problem)
  if (kind === "WordChoice") return own.text.includes(plain(problem)) && words.some((word) => !smallWords.has(word))
  if (!spellingKinds.has(kind)) return false
  const isFirst = /(^|\n|[.!?:]["”')]*\s*|["“(])$/.test(before)
  const isKnown = (word: string) => own.stems.has(stemOf(word)) || isEnglish(word.replace(/'s$/, ""))
  return words.every(isKnown) || isName(problem, isFirst)
}

/** "E120", "PixelDad" and, inside a sentence, "Wakefield" are names. */
const isName = (word: string, isFirst: boolean): boolean =>
  /\p{N}/u.test(word) || /\p{Lu}.*\p{Lu}/u.test(word) || (!isFirst && /^\p{Lu}\p{Ll}+$/u.test(word))
