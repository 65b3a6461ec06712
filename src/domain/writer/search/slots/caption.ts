import { splitList } from "../../../text/split/split-list.ts"
import { splitSentences } from "../../../text/split/split-sentences.ts"
import { shareIn, stemsOf } from "../../read/merge.ts"
import { hookOf } from "../../write/trouble.ts"
import { hashtagsFrom } from "./hashtags.ts"
import type { Make } from "./written.ts"

const maxTags = 3
const room = { max: 40, unit: "utf16", target: { min: 1, max: maxTags } } as const

/** A question that stops a thumb, what it is, and the seller's own hashtags; people see its first words above "more". */
export const captionOf: Make = (u, { meta }) => {
  const hook = hookOf(u)
  const own = hashtagsFrom(splitList(u.clean(u.brief.tiktokHashtags)), [], room).join(" ")
  const told = splitSentences(meta).filter((sentence) => hook === "" || !saysAll(sentence, hook))
  return [hook, ...told, own].filter(Boolean).join(" ")
}

/** "For anyone tired of clips that snap" behind "Tired of clips that snap?" */
const saysAll = (sentence: string, hook: string): boolean => shareIn(stemsOf(hook), stemsOf(sentence)) === 1
