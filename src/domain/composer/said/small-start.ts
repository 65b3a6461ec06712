import { isCommonWord } from "../../text/right-words.ts"

/** "Pest control in Tucson" inside a sentence is "pest control in Tucson", though the business may be called so too. */
export function smallStart(text: string): string {
  const [first = "", second = ""] = text.split(/[ ,]/)
  const isWord = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(first) && isCommonWord(first.split("-")[0]?.toLowerCase() ?? "")
  return isWord && !/^\p{Lu}/u.test(second) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
}

/** The name of an offer as running text has it: what the brief never writes with a capital in a sentence is no name. */
export function runningWords(title: string, prose: string): string {
  const names = new Set([...prose.matchAll(/[\p{Ll}\d,] (\p{Lu}[\p{L}'-]+)/gu)].map((found) => found[1] ?? ""))
  const small = new Set(prose.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'-]+/gu) ?? [])
  return title
    .split(" ")
    .map((word) =>
      /^\p{Lu}[\p{Ll}'-]+(?:-\p{Lu}\p{Ll}+)*$/u.test(word) &&
      !names.has(word) &&
      (small.has(word.toLowerCase()) || isCommonWord(word.split("-")[0]?.toLowerCase() ?? ""))
        ? word.toLowerCase()
        : word,
    )
    .join(" ")
}
