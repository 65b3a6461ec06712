import { isPlural } from "../../text/words/plural.ts"
import { namesAThing } from "../type/thing-phrase.ts"

const qualities =
  "custom|customi[sz]ed|personali[sz]ed|handmade|hand made|reusable|rechargeable|extendable|adjustable|foldable|folding|portable|reversible|waterproof|wireless|cordless|inflatable|retractable|removable|washable|reclining|round|oval"
const behindName = new RegExp(String.raw`^([\p{L}\d][\p{L}\d'’& -]*\s(\p{L}+)) (${qualities})$`, "iu")

/** "Custom Wooden Name Puzzle" of a "Wooden Name Puzzle Custom": in haste, a quality is typed behind the name. */
export function withQualityFirst(name: string): string {
  const [, before = "", noun = "", quality = ""] = behindName.exec(name) ?? []
  return before !== "" && (namesAThing(noun) || isPlural(noun)) ? `${quality} ${before}` : name
}
