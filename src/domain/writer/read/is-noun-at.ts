import { singular } from "../../text/words/plural.ts"
import { tradeKinds } from "../search/kinds/trade-kinds.ts"
import { bareWord } from "./bare-word.ts"

/** "Leaving Cert maths grinds higher and ordinary level": whether what looks like a verb is the last noun of a trade. */
export const endsTrade = (object: readonly string[], at: number): boolean =>
  Object.hasOwn(
    tradeKinds,
    singular(
      object
        .slice(at - 1, at + 1)
        .map(bareWord)
        .join(" "),
    ),
  )
