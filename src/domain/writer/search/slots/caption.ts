import { splitList } from "../../../text/split/split-list.ts"
import { hookOf } from "../../write/trouble.ts"
import { hashtagsFrom } from "./hashtags.ts"
import type { Make } from "./written.ts"

const maxTags = 3
const room = { max: 40, unit: "utf16", target: { min: 1, max: maxTags } } as const

/** A question that stops a thumb, what it is, and the seller's own hashtags; people see its first words above "more". */
export const captionOf: Make = (u, { meta }) =>
  [hookOf(u), meta, hashtagsFrom(splitList(u.clean(u.brief.tiktokHashtags)), [], room).join(" ")]
    .filter(Boolean)
    .join(" ")
