import { isListedWord, rarityOf } from "./right-words.ts"

/** What was typed, what was meant, and how rare that word may be, if not as rare as any. */
type End = readonly [typed: RegExp, meant: string, maxRarity?: number]

/** The ends that sound alike, or that lack a letter. */
const ends: readonly End[] = [
  // "contracters"
  [/(?<=^.{5,})er(s?)$/, "or$1"],
  // "actualy"
  [/(?<=[au])ly$/, "lly"],
  // "finishs"
  [/(?<=[cs]h|x|ss)s$/, "es"],
  // "printible", "moveble", "collapsable"
  [/(?<=^.{3,})[ei]ble$/, "able"],
  [/(?<=^.{3,})able$/, "ible"],
  // "balence", "resistent", "adherance", "attachmant"
  [/(?<=^.{3,})en(ces?|cy|ts?|tly)$/, "an$1"],
  [/(?<=^.{3,})an(ces?|cy|ts?|tly)$/, "en$1"],
  // "dimentions", "submition", "causion"
  [/(?<=^.{3,})tion(s?)$/, "sion$1"],
  [/(?<=^.{3,})tion(s?)$/, "ssion$1"],
  [/(?<=^.{3,})sion(s?)$/, "tion$1"],
  // "librery", "gallary"
  [/(?<=^.{3,})ery$/, "ary"],
  [/(?<=^.{3,})ary$/, "ery"],
  // "cloudyness"
  [/(?<=^.{3,})yness$/, "iness"],
  // "cuticel", "practicle", "articals"
  [/(?<=^.{3,}[^aeiouy])el(s?)$/, "le$1", 3],
  [/(?<=^.{3,}ic)le$/, "al"],
  [/(?<=^.{3,}ic)al(s?)$/, "le$1"],
  // "falsly", "comfortabley", "powerfull"
  [/(?<=^.{4,})ly$/, "ely", 3],
  [/(?<=^.{5,})ley$/, "ly", 3],
  [/(?<=^.{3,})full$/, "ful"],
  // "playrs"
  [/(?<=^.{3,}[^aeiour])r(s?)$/, "er$1", 1],
  // "hardnes"
  [/(?<=^.{3,})nes$/, "ness"],
  // "carveing"
  [/(?<=^.{2,}[bcdkmnprstvz])eing$/, "ing", 2],
]
const maxEndRarity = 4

/** The word that was meant by one whose end alone is wrong; null if it is right, or of another kind. */
export function mendedEnd(typed: string): string | null {
  if (isListedWord(typed)) return null
  return withFinalEd(typed) ?? withDoubled(typed) ?? withUsualEnd(typed)
}

function withUsualEnd(typed: string): string | null {
  for (const [end, right, maxRarity = maxEndRarity] of ends) {
    const word = typed.replace(end, right)
    if (word !== typed && rarityOf(word) <= maxRarity) return word
  }
  return null
}

const known = (word: string, maxRarity: number): string | null => (rarityOf(word) <= maxRarity ? word : null)

/** "removed" of "removd", which may also seem to be a "remove"; "wrapped" of "wrapd". */
const withFinalEd = (typed: string): string | null =>
  /^[a-z]{3,}[^aeioud]d$/.test(typed)
    ? ((typed.length > 5 ? known(`${typed.slice(0, -1)}ed`, 2) : null) ??
      known(`${typed.slice(0, -1)}${typed.at(-2)}ed`, 2))
    : null

/** "wrapped" of "wraped", which is no "warped"; "caping" is of a "cape". */
function withDoubled(typed: string): string | null {
  const [, stem, last, end] = /^([a-z]*[^aeiou][aeiou])([bdgklmnprt])(ed|ing)$/.exec(typed) ?? []
  if (stem === undefined || last === undefined || typed.length < 6) return null
  const isOfVerb = rarityOf(`${stem}${last}`) <= 2 && rarityOf(`${stem}${last}e`) > maxEndRarity
  return isOfVerb ? known(`${stem}${last}${last}${end}`, 3) : null
}

/** "hooking" of "hookin", as it is said; null if it may be a name. */
export const withFinalG = (typed: string): string | null =>
  /^[a-z]{3,}in$/.test(typed) && !isListedWord(typed) ? known(`${typed}g`, 1) : null

/** "metronome" of "metronom", as somebody in haste types it; "natur", "paradis" and "valentin" may be names. */
export const withFinalE = (typed: string): string | null =>
  /^[a-z]{5,}(?![io]n|tt)[a-z][^aeiouys]$/.test(typed) && !isListedWord(typed) ? known(`${typed}e`, 4) : null
