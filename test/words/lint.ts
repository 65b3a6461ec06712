import { Dialect, type Lint, LocalLinter } from "harper.js"
import { slimBinary } from "harper.js/slimBinary"
import type { Brief } from "../../src/domain/seo/brief.ts"
import { britishWords, isEnglish } from "./english.ts"
import type { Block } from "./fields.ts"
import type { Finding } from "./finding.ts"
import { stemOf, textsOfBrief, wordsIn } from "./tokens.ts"

/**
 * Kinds that are a matter of taste or of place, and no fault: the Oxford comma and "very good" (Style, Enhancement),
 * British or American words (Regionalism), long sentences (Readability), the dash in "17-22 in" (Formatting). Bullets are
 * fragments and begin as the platform likes it, and headings have no full stop, so neither does Capitalization count.
 */
const kindsOfTaste = new Set(["Style", "Enhancement", "Regionalism", "Readability", "Formatting", "Capitalization"])

/** Off because the figure of artefacts finds them in titles and tags too, or because they misread a fragment. */
const rulesLeftOut = {
  AnA: false,
  RepeatedWords: false,
  UnclosedQuotes: false,
  Spaces: false,
  SentenceCapitalization: false,
  OxfordComma: false,
  LongSentences: false,
  // Takes the noun of "Pickup only" for a verb that was written in one word.
  PhrasalVerbAsCompoundNoun: false,
  // Takes "will still be there tomorrow" for "their tomorrow".
  ThereToTheir: false,
}

const spellingKinds = new Set(["Spelling", "Typo"])

/** Reads prose as American English, and lets every British spelling and every word of the briefs pass. */
export async function openLinter(
  briefs: readonly Brief[],
): Promise<(blocks: readonly Block[], brief: Brief) => Promise<readonly Finding[]>> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American })
  await linter.setLintConfig({ ...(await linter.getDefaultLintConfig()), ...rulesLeftOut })
  await linter.importWords([...britishWords, ...briefs.flatMap(newWordsOf)])
  return async (blocks, brief) => {
    const ownStems = new Set(textsOfBrief(brief).flatMap(wordsIn).map(stemOf))
    const found: Finding[] = []
    // Paragraphs go in one by one, so that no rule reads the end of one into the beginning of the next.
    for (const { field, text } of blocks) {
      const bare = readable(text)
      const lints = await linter.lint(bare, { language: "plaintext" })
      found.push(...lints.filter((lint) => !isLawful(lint, bare, ownStems)).map((lint) => findingOf(lint, field)))
    }
    return found
  }
}

/** Told beforehand, because looking for the word that was meant takes the checker seconds. */
const newWordsOf = (brief: Brief): string[] =>
  (
    textsOfBrief(brief)
      .join(" ")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !isEnglish(word.toLowerCase()))

/** Without what is no language: markers of headings and lists, hashtags, addresses. */
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

function isLawful(lint: Lint, text: string, ownStems: ReadonlySet<string>): boolean {
  const kind = lint.lint_kind()
  if (kindsOfTaste.has(kind)) return true
  if (!spellingKinds.has(kind)) return false
  const problem = lint.get_problem_text()
  const before = [...text].slice(0, lint.span().start).join("")
  const isFirst = /(^|[.!?:]["”')]*\s*|["“(])$/.test(before)
  // "249 g." at the end of a sentence, where the checker takes the stop for a part of the unit.
  if (/\p{N} ?$/u.test(before) && /^\p{L}{1,3}\.?$/u.test(problem)) return true
  const isKnown = (word: string) => ownStems.has(stemOf(word)) || isEnglish(word.replace(/'s$/, ""))
  return wordsIn(problem).every(isKnown) || isName(problem, isFirst)
}

/** "E120", "PixelDad" and, inside a sentence, "Wakefield" are what somebody calls it. */
const isName = (word: string, isFirst: boolean): boolean =>
  /\p{N}/u.test(word) || /\p{Lu}.*\p{Lu}/u.test(word) || (!isFirst && /^\p{Lu}\p{Ll}+$/u.test(word))
