import { isRightWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { endsKind } from "../../read/known-end.ts"
import { isColour } from "../phrases/word-classes.ts"
import { bareNameOf } from "./thing-names.ts"

/** Words that name no thing: "trailer load", "pull start". */
const noHead =
  /^(?:fit|style|design|piece|lot|load|start|size|item|product|thing|sale|offer|price|use|type|kind|part|more|other|only|one|year|month|week|day|hour|minute)s?$/

/** Materials and qualities that are also things. */
const alsoThings = /^(?:set|tin|glass|canvas|paper|net|iron|lace|print|light|flat)$/

/** The last word of a product's name names the product, if that word can name a thing. */
export const canBeHead = (head: string, name: string): boolean =>
  isOfKnown(head, name) ||
  (/^\p{L}[\p{L}'-]{2,}$/u.test(head) &&
    !noHead.test(head) &&
    (!isMaterialWord(head) || alsoThings.test(head)) &&
    !isColour(head) &&
    (alsoThings.test(head) ||
      !/^(?:adjective|adverb|participle|past|preposition|auxiliary|determiner|number)$/.test(kindOf(head))) &&
    (isRightWord(head) || /\p{Lu}/u.test(name.split(" ").find((word) => word.toLowerCase() === head) ?? "")))

/** "Watering can" is a known thing, though nobody takes "can" alone for one. */
const isOfKnown = (head: string, name: string): boolean => {
  const words = bareNameOf(name).toLowerCase().split(" ")
  return head === words.at(-1) && endsKind(words)
}
