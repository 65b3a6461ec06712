import { massNouns } from "./mass-nouns.ts"
import { headNoun, isPlural } from "./plural.ts"
import { determiners } from "./small-words.ts"
import { wordSet } from "./word-set.ts"

/** Acronyms that are read as words, and so start with their own sound. */
const readAsWords = wordSet(
  "NASA NATO LASER RAM ROM SIM LAN NAS RAID HEPA MIDI LEGO RADAR SCUBA SWAT MIG TIG FIFA UNESCO PETA LIDAR SONAR NERF",
)
const silentH = /^(?:hour|honest|honou?r|heir)/i
const soundsLikeYou =
  /^(?:uni(?:[vfqstcplb]|on|t|corn|body|directional)|us(?:e|ab|ua|ur)|ut(?:il|ens|op|er|es?(?!\p{L}))|uk[eru]|ub[ei]|ur(?:an|in|eth|ol)|eu|ew|uv|one(?!r)|once)/iu

/** "a" or "an", by the sound the phrase begins with. */
export function articleOf(phrase: string): "a" | "an" {
  const first = /[\p{L}\d]+(?:[.,]\d+)*/u.exec(phrase)?.[0] ?? ""
  if (/^\d/.test(first))
    return /^(?:8|11(?!\d)|18(?!\d)|11,|18,)/.test(first) && !/^(?:110|180)/.test(first) ? "an" : "a"
  const isSpelled = /^(?:\p{Lu}{1,5}|\p{Lu}+\d[\p{L}\d]*)$/u.test(first) && !readAsWords.has(first)
  if (isSpelled || /^\p{L}$/u.test(first)) return /^[AEFHILMNORSX]/i.test(first) ? "an" : "a"
  if (silentH.test(first)) return "an"
  if (soundsLikeYou.test(first)) return "a"
  return /^[aeiouàâäáãåæéèêëíìîïóòôöõøœúùûü]/i.test(first) ? "an" : "a"
}

/** The phrase with "a" or "an" before it, if English uses one: not before plurals, mass nouns, or determiners. */
export function withArticle(phrase: string): string {
  const first = /^\S+/.exec(phrase)?.[0].toLowerCase() ?? ""
  if (phrase.trim() === "" || determiners.has(first) || isPlural(phrase)) return phrase
  return massNouns.has(headNoun(phrase).toLowerCase()) ? phrase : `${articleOf(phrase)} ${phrase}`
}
