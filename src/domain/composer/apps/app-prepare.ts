import type { Prepare } from "../understand/prepare.ts"
import type { Understanding } from "../understand/understand.ts"
import { boasts } from "./app-words.ts"

/** "Planer" beside the seller's own "planner": a doubled letter was forgotten. */
function doublingFixer(texts: readonly string[]): (text: string) => string {
  const words = new Set(
    texts
      .join(" ")
      .toLowerCase()
      .match(/\p{L}{5,}/gu) ?? [],
  )
  const wrong = new Map<string, string>()
  for (const word of words) {
    const single = word.replace(/(nn|mm|pp|tt|rr|ll|ss)(?=er|ing|ed|ar)/, (pair) => pair.charAt(0))
    if (single !== word && words.has(single)) wrong.set(single, word)
  }
  if (wrong.size === 0) return (text) => text
  return (text) =>
    text.replace(/\p{L}{5,}/gu, (word) => {
      const right = wrong.get(word.toLowerCase())
      return right === undefined ? word : word.charAt(0) + right.slice(1)
    })
}

/** A word of the app's name that the seller writes small elsewhere is a plain word there: "a chromatic tuner". */
function smallerNames({ brief, subject }: Understanding): (text: string, raw: string) => string {
  const words = `${brief.appName} ${brief.businessName} ${subject.name}`.match(/\p{Lu}\p{Ll}+/gu) ?? []
  const names = [brief.appName, subject.name].filter(Boolean)
  return (text, raw) => {
    const inSmall = words.filter((word) => new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, "u").test(raw))
    if (inSmall.length === 0) return text
    const pattern = new RegExp(`(?<=[\\p{L}\\d,;:)] )(?:${inSmall.join("|")})(?!\\p{L})`, "gu")
    return text.replace(pattern, (word, at: number) => {
      const around = text.slice(Math.max(0, at - 30), at + 40)
      return names.some((name) => name !== word && name.includes(word) && around.includes(name))
        ? word
        : word.toLowerCase()
    })
  }
}

/** "SD card + USB" and "zip/rar" as they are spoken. */
const joined = (text: string): string =>
  text.replace(/(?<=[\p{L})]) ?\+ ?(?=\p{L})|(?<=\d) \+ ?(?=\p{L})/gu, " and ").replace(/ & /g, " and ")

/** A text of an app's brief as it could be printed: besides what holds for all, its name's words are small where they are words. */
export function appPrepare(u: Understanding): Prepare {
  const fix = doublingFixer([u.brief.description, u.brief.targetKeywords, u.brief.appFeatures, u.subject.description])
  const small = smallerNames(u)
  return (raw) =>
    joined(small(fix(u.prepare(raw)), raw))
      .replace(boasts, "")
      .trim()
}
