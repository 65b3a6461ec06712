/** A word as it is compared: lowercase, no apostrophes, American spelling; and its position. */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
}

const words = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu

/** One spelling for words with several. */
const american: Readonly<Record<string, string>> = {
  colour: "color",
  grey: "gray",
  aluminium: "aluminum",
  fibre: "fiber",
  fibreglass: "fiberglass",
  microfibre: "microfiber",
  jewellery: "jewelry",
  favourite: "favorite",
  tyre: "tire",
  licence: "license",
  licenced: "licensed",
  ageing: "aging",
  odour: "odor",
  mould: "mold",
  centre: "center",
  metre: "meter",
  litre: "liter",
  gelatine: "gelatin",
  perspex: "acrylic",
  plexiglass: "acrylic",
  lucite: "acrylic",
  handcrafted: "handmade",
  organically: "organic",
  fairtrade: "fair",
}

const fold = (raw: string): string => {
  const word = raw.toLowerCase().replace(/['’]/gu, "")
  const singular = word.endsWith("s") ? word.slice(0, -1) : word
  return american[word] ?? (american[singular] === undefined ? word : `${american[singular]}s`)
}

export function readTokens(text: string): Token[] {
  return [...text.matchAll(words)].map((match) => ({
    word: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** One letter added, missing, changed or swapped: typical typos in a long word. */
export function isNear(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.min(a.length, b.length) < 6 || Math.abs(a.length - b.length) > 1 || a.charAt(0) !== b.charAt(0)) return false
  let from = 0
  while (from < a.length && a.charAt(from) === b.charAt(from)) from += 1
  let [endA, endB] = [a.length, b.length]
  while (endA > from && endB > from && a.charAt(endA - 1) === b.charAt(endB - 1)) {
    endA -= 1
    endB -= 1
  }
  if (endA - from <= 1 && endB - from <= 1) return true
  const [left, right] = [a.slice(from, endA), b.slice(from, endB)]
  return left.length === 2 && left === [...right].reverse().join("")
}
