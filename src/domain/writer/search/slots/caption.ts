import { splitList } from "../../../text/split/split-list.ts"
import { splitSentences } from "../../../text/split/split-sentences.ts"
import { shareIn, stemsOf } from "../../read/merge.ts"
import { askedOf, firstTrouble } from "../../write/trouble.ts"
import { hashtagsFrom } from "./hashtags.ts"
import type { Make } from "./written.ts"

const maxTags = 3
const room = { max: 40, unit: "utf16", target: { min: 1, max: maxTags } } as const

/** A question that stops a thumb, what it is, and the seller's own hashtags; people see its first words above "more". */
export const captionOf: Make = (u, { meta }) => {
  const trouble = firstTrouble(u)
  const own = hashtagsFrom(splitList(u.clean(u.brief.tiktokHashtags)), [], room).join(" ")
  if (trouble === "") return [meta, own].filter(Boolean).join(" ")
  const told = splitSentences(meta).filter((sentence) => !saysAll(sentence, trouble))
  return [askedOf(trouble, u), ...told, own].filter(Boolean).join(" ")
}

/** "For anyone tired of clips that snap" behind "Fed up with clips that snap?" */
const saysAll = (sentence: string, trouble: string): boolean => shareIn(stemsOf(trouble), stemsOf(sentence)) === 1
