import { canBeBase, canBeThird, opensAdjunct } from "../../text/words/word-kinds.ts"
import type { Words } from "./shaped.ts"

/** The place of a verb that is not in a clause with "that" or "which", and whether it is surely a verb. */
export interface OwnVerb {
  readonly at: number
  readonly isSure: boolean
}

/** Plurals that come before another noun: "kids shoes", "sports bottles". */
export const beforeNoun =
  /^(?:kids|children|childrens|ladies|mens|womens|girls|boys|babies|dolls|sports|goods|clothes|arms)$/i
/** They follow a plural without being its verb: "seams inside", "clips of wire", "straps cut too short". */
const behindPlural = /^(?:preposition|conjunction|ing|participle|adverb|number|determiner|subject)$/
const mayHaveVerb = /^(?:noun|plural|base|subject|participle|adverb|ing|adjective|past|number)$/
const opensOne = /^(?:the|an?|this|that|every|each|your|my|our|its|his|her|their)$/i
const opensNoun = /^(?:determiner|noun|plural|adjective)$/
/** "Shops run by volunteers", "straps cut too short" */
const alsoDone = /^(?:cut|set|split|shut|put|spread)$/i

/** "Old clips rust through" has a verb of its own; "old clips that rust through" and "hinges of soft steel" have none. */
export function ownVerb(read: Words): OwnVerb | null {
  const { words, kinds } = read
  let maybe = -1
  for (let at = 1; at < words.length; at += 1) {
    const isNext = /[,;]$/.test(words[at - 1] ?? "")
    // "Cheap cord stretches, so the window no longer closes"
    if (isNext && opensResult(read, at)) return { at: maybe > 0 ? maybe : at - 1, isSure: true }
    if (kinds[at] === "relative") break
    const found = isNext && !/^(?:auxiliary|third|past)$/.test(kinds[at] ?? "") ? "none" : verbAt(read, at)
    if (found === "verb") return { at: maybe > 0 ? maybe : at, isSure: true }
    if (found === "maybe" && maybe < 0) maybe = at
  }
  return maybe > 0 ? { at: maybe, isSure: false } : null
}

const opensResult = ({ words, kinds }: Words, at: number): boolean =>
  /^so$/i.test(words[at] ?? "") && /^(?:determiner|subject)$/.test(kinds[at + 1] ?? "")

function verbAt({ words, kinds }: Words, at: number): "verb" | "maybe" | "none" {
  const [word = "", next = ""] = words.slice(at)
  const [before = "", kind = "", after = ""] = kinds.slice(at - 1)
  // "A watering can with a long spout"
  if (kind === "auxiliary") return next !== "" && !(/^can$/i.test(word) && behindPlural.test(after)) ? "verb" : "none"
  if (/^(?:third|past)$/.test(kind)) return mayHaveVerb.test(before) ? "verb" : "none"
  if (before === "subject") return kind === "base" || canBeThird(word) ? "verb" : "none"
  if (before === "plural" && !beforeNoun.test(words[at - 1] ?? "")) {
    if (kind === "base") return "verb"
    // "Rigs come tangled", "shops run by volunteers"
    if (kind === "participle" && canBeBase(word))
      return /^by$/i.test(next) ? "none" : alsoDone.test(word) ? "maybe" : "verb"
    return behindPlural.test(kind) ? "none" : "maybe"
  }
  if (!/^(?:noun|base)$/.test(before) || kind !== "plural" || kinds[0] === "ing") return "none"
  // "Paint flakes off in sheets", "the cushion sinks through"
  if (/^(?:off|up|down|away|apart|through|loose|back|out|over)$/i.test(next) && !opensNoun.test(kinds[at + 2] ?? ""))
    return "maybe"
  // "The lid leaks", "ink smears under a hand", and not "rigid plans" or "garage quotes of $300"
  if (/^(?:determiner|subject)$/.test(after)) return canBeThird(word) ? "verb" : "maybe"
  const isLikely = opensOne.test(words[0] ?? "") || (canBeThird(word) && /^(?:adverb|adjective)$/.test(after))
  return (isLikely || (canBeThird(word) && opensAdjunct(next))) && !/^(?:of|for|with)$/i.test(next) ? "maybe" : "none"
}

/**
 * A sentence as a careful seller types it: a capital, a verb of its own and a full stop. Without a full stop, the verb is
 * certain, and no comma makes it a list.
 */
export function statementVerb(read: Words): OwnVerb | null {
  const { text, words } = read
  if (!/^\p{Lu}/u.test(text) || /[;?\n]/.test(text)) return null
  const verb = ownVerb(read)
  const isEnded = /[.!]$/.test(text) && (verb?.at ?? 0) < words.length - 1
  return verb !== null && (isEnded || (verb.isSure && !/,(?! (?:and|or|but|so) )/.test(text))) ? verb : null
}
