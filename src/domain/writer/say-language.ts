import { type Language, languageOf } from "../brief/clean/language.ts"
import { foreignLabels } from "./write/foreign-words.ts"

const names: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
  it: "Italian",
  pt: "Portuguese",
  nl: "Dutch",
  pl: "Polish",
  tr: "Turkish",
  sv: "Swedish",
  da: "Danish",
  no: "Norwegian",
  fi: "Finnish",
  cs: "Czech",
  hu: "Hungarian",
  ro: "Romanian",
}

/** The beginning is enough: a longer text would be read again with each letter that is typed. */
const maxChars = 2000

/** What the built-in writer does with a brief in another language, in words for the seller; null for English. */
export function sayLanguage(texts: readonly string[]): string | null {
  const language = languageOf(texts.join("\n").slice(0, maxChars))
  if (language === "en") return null
  if (language === "other")
    return "This brief is not in English; the built-in writer keeps your words and adds none of its own."
  const name = names[language]
  return foreignLabels[language] === undefined
    ? `This brief is in ${name}; the built-in writer keeps your words and adds none of its own.`
    : `This brief is in ${name}; the built-in writer keeps your words and adds headings in ${name}.`
}
