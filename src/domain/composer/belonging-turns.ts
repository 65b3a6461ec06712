import type { Change } from "./turning.ts"
import { isPluralWord } from "./understand/word-kinds.ts"

// What belongs to whom: "your state's manual" and "the manual of your state".

/** Times, and whoever stands for a kind and is nobody in particular. */
const noOwner =
  /^(?:day|week|month|year|night|season|evening|morning|summer|winter|today|tomorrow|else|other|one|men|women|children|kid|baby|cow|sheep|goat|bird|bull|lamb|driver|builder|baker|mother|father|mum|dad|mom|bank|valentine)$/

const ownedEnd = String.raw`(?=[.,;:)]|$| (?:and|or|is|are|was|were)\b)`

/** "my late aunt's pantry": of her there is one only, and a place may follow. */
const sayOfKin: Change = (text) =>
  text.replace(
    /\b((?:my|our|his|her) (?:late |old |great |own )?)(aunt|uncle|grandmother|grandfather|gran|grandad|mother|father|mum|dad|wife|husband|sister|brother|neighbou?r|family)['’]s (\p{Ll}{3,})(?=[.,;:)]|$| (?:and|in|near|at)\b)/u,
    (whole: string, before: string, owner: string, owned: string) =>
      /^(?:own|day|side)$/.test(owned) ? whole : `the ${owned} of ${before}${owner}`,
  )

const parts =
  "name|names|price|cost|owner|caretaker|lid|handle|rim|history|story|maker|strength|voice|weight|length|width"

/** "To save the cost of a garage" is to save what a garage takes, and no cost that a garage has. */
const isCost = /^(?:price|cost)$/

/** "the weight of the bag" */
const sayWhose: Change = (text) =>
  text.replace(
    new RegExp(String.raw`\bthe (${parts}) of (the|an?|your|our|my) (\p{Ll}{3,})${ownedEnd}`, "u"),
    (whole: string, part: string, article: string, owner: string) =>
      isPluralWord(owner) || /(?:s|ing)$/.test(owner) || noOwner.test(owner) || (isCost.test(part) && article !== "the")
        ? whole
        : `${article} ${owner}'s ${part}`,
  )

/** Every change of what belongs to whom, tried one by one. */
export const belongingTurns: readonly Change[] = [sayOfKin, sayWhose]
