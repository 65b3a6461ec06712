import { singular } from "../../text/words/plural.ts"
import { verbForms } from "../../text/words/verbs.ts"
import { tradeKinds } from "../search/kinds/trade-kinds.ts"
import { bareWord } from "./bare-word.ts"

/** Whether what looks like a verb is the last noun of a name. */
export const isNounAt = (object: readonly string[], at: number): boolean =>
  isLastOfName(object, at) || endsTrade(object, at)

/** "Leaving Cert maths grinds higher and ordinary level" */
const endsTrade = (object: readonly string[], at: number): boolean =>
  Object.hasOwn(
    tradeKinds,
    singular(
      object
        .slice(at - 1, at + 1)
        .map(bareWord)
        .join(" "),
    ),
  )

/** "Barbless trout flies, box of 12": a verb needs words behind it, and a name needs its noun. */
const isLastOfName = (object: readonly string[], at: number): boolean =>
  at > 1 &&
  (at === object.length - 1 || /,$/.test(object[at] ?? "")) &&
  verbForms(bareWord(object[at] ?? "")).some(({ form, isAlsoNoun }) => form === "third" && isAlsoNoun)
