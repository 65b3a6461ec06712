import type { Readability } from "../facts.ts"
import { countWords } from "./collect-text.ts"

const longSentenceWords = 20
const longParagraphWords = 150
/** A sample of a long text is as good as the whole. */
const maxChars = 30_000
const maxSyllableWords = 3000

/** How hard a text is to read, by Flesch's reading ease, which was made for English. */
export function measureReading(text: string, language: string | null): Readability {
  const paragraphs = text
    .slice(0, maxChars)
    .split("\n")
    .filter((line) => countWords(line) >= 5)
  let sentences = 0
  let words = 0
  let longSentences = 0
  let longParagraphs = 0
  let syllables = 0
  let counted = 0
  for (const paragraph of paragraphs) {
    let inParagraph = 0
    for (const sentence of paragraph.split(/(?<=[.!?…])\s+|[。！？]/u)) {
      const inSentence = countWords(sentence)
      if (inSentence === 0) continue
      sentences += 1
      inParagraph += inSentence
      if (inSentence > longSentenceWords) longSentences += 1
      if (counted >= maxSyllableWords) continue
      for (const word of sentence.toLowerCase().match(/[a-z]+/g) ?? []) {
        counted += 1
        syllables += countSyllables(word)
      }
    }
    words += inParagraph
    if (inParagraph > longParagraphWords) longParagraphs += 1
  }
  const mean = sentences === 0 ? 0 : words / sentences
  const isEnglish = language === null || /^en\b/i.test(language)
  const ease = isEnglish && counted >= 50 ? 206.835 - 1.015 * mean - 84.6 * (syllables / counted) : null
  return {
    sentences,
    meanSentenceWords: Math.round(mean * 10) / 10,
    longSentences,
    paragraphs: paragraphs.length,
    longParagraphs,
    ease: ease === null ? null : Math.round(Math.min(100, Math.max(0, ease))),
  }
}

const vowels = new Set(Array.from("aeiouy", (letter) => letter.charCodeAt(0)))

function countSyllables(word: string): number {
  if (word.length <= 3) return 1
  const end = word.length - (word.endsWith("es") || word.endsWith("ed") ? 2 : word.endsWith("e") ? 1 : 0)
  let groups = 0
  let isIn = false
  for (let at = 0; at < end; at += 1) {
    const isVowel = vowels.has(word.charCodeAt(at))
    if (isVowel && !isIn) groups += 1
    isIn = isVowel
  }
  return Math.max(1, groups)
}
