/** Equivalents of characters that are not allowed. */
const instead: Readonly<Record<string, string>> = {
  "&": "and",
  "+": "and",
  "%": "percent",
  "°": "degrees",
  "×": "x",
  "“": '"',
  "”": '"',
  "„": '"',
  "‘": "'",
  "’": "'",
  "–": "-",
  "—": "-",
  "−": "-",
  "…": "...",
  "±": "+/-",
  "\u00a0": " ",
  "\t": " ",
  "\n": " ",
  "\r": " ",
  "^": " ",
  _: " ",
  "/": " ",
  "|": " ",
  "•": " ",
  "·": " ",
  "=": " ",
  "~": " ",
  "\\": " ",
  "¦": " ",
}

const letterOrDigit = /[\p{L}\p{N}]/u
const wordSign = /[\p{L}\p{Nd}]/u

/** "5½" becomes 5.5 where a fraction is not allowed; dropping it would change the number. */
const decimals: Readonly<Record<string, string>> = { "½": ".5", "¼": ".25", "¾": ".75", "⅛": ".125" }

function decimalOf(match: string, before: string): string | undefined {
  const decimal = decimals[match]
  return decimal === undefined || /\d$/.test(before) ? decimal : `0${decimal}`
}

/** Whether a forbidden match has only marks, so that no words are removed with it. */
export const isSymbols = (match: string): boolean => !wordSign.test(match)

/**
 * Removes forbidden characters with their gap, or replaces them with an equivalent. `gently` false: nothing is
 * inserted.
 */
export function removeSymbols(text: string, pattern: RegExp, gently: boolean): string {
  let out = ""
  let from = 0
  for (const match of text.matchAll(pattern)) {
    if (match[0] === "" || !isSymbols(match[0])) continue
    out += text.slice(from, match.index)
    from = match.index + match[0].length
    const next = text.charAt(from)
    const decimal = decimalOf(match[0], out)
    const put = decimal ?? (gently ? substitute(match[0], pattern) : "")
    out =
      decimal !== undefined ? out + decimal : put === "" ? closeGap(out, next, match[0]) : out + spaced(out, put, next)
    if (/\s$/u.test(out) || out === "") from += /^[ \t]*/u.exec(text.slice(from, from + 8))?.[0].length ?? 0
  }
  return out + text.slice(from)
}

function substitute(match: string, pattern: RegExp): string {
  const first = match.charAt(0)
  const candidates = [instead[match], [...match].every((one) => one === first) ? instead[first] : undefined, first]
  const isAllowed = (put: string): boolean => put !== match && put.search(pattern) < 0
  return candidates.find((put) => put !== undefined && isAllowed(put)) ?? ""
}

const spaced = (before: string, put: string, next: string): string => {
  if (before === "" && put === "and") return ""
  if (!letterOrDigit.test(put)) return put === " " && (before === "" || /\s$/u.test(before)) ? "" : put
  const lead = before === "" || /\s$/u.test(before) || /^\d/.test(put) ? "" : " "
  return `${lead}${put}${letterOrDigit.test(next) ? " " : ""}`
}

/** "rock$star" splits into two words; "don't" does not. */
function closeGap(before: string, next: string, removed: string): string {
  if (/[\s,.;:!?)]/u.test(next) || next === "") return before.trimEnd()
  const isInWord = !/\s/u.test(removed) && /['’"\u00ad\u200b-\u200f\u2060\ufeff™®©\p{M}\p{C}°$£€¥#]/u.test(removed)
  return letterOrDigit.test(next) && letterOrDigit.test(before.slice(-1)) && !isInWord ? `${before} ` : before
}
