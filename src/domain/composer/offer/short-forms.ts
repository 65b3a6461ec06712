import { trimDangling } from "../../text/dangling.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import type { Offer, Piece } from "./piece.ts"
import type { Topic } from "./topics.ts"

const order: readonly Topic[] = ["spec", "measure", "running", "work", "included", "absent", "home"]
const bareOf = (text: string): string =>
  text
    .replace(/^in (?!(?:box|case|bag|stock|use|working|good|fair)\b)(?=\p{Ll}+(?: \p{Ll}+)?$)/u, "")
    .replace(/^with (?!.* and )/i, "")
    .replace(/^(?:an?|the|some|its) /i, "")
    .replace(/ \((?:\d+|\p{L}+) of (?:them|which) [^()]*\)$/iu, "")
    .replace(/ \([^()]* each\)$/iu, "")
    .replace(/[()]/g, "")

const done =
  /^(.*?)\b(replaced|serviced|repaired|restored|recapped|refinished|tested|cleaned|refurbished)\b.*?(\b(?:19|20)\d\d)?$/i

/** What a piece is in a title or a filter: at most four words. */
function shortForm({ kind, raw, text }: Piece): string {
  const bare = bareOf(raw).replace(/ (?:last|this) (?:month|week|year|spring|summer|autumn|winter|fall)$/i, "")
  if (/ only$/.test(bare) || /^with (?:\S+ ){1,3}and \S+(?: \S+)?$/.test(bare)) return bare
  if (bare.split(" ").length <= 4 && kind !== "saying" && !(kind === "state" && /^[a-z]+s(?: [a-z]+)?$/i.test(bare)))
    return bare.replace(/^(?:is|has|was) /i, "")
  const [, what = "", verb = "", year] = done.exec(bare) ?? []
  if (verb !== "" && !/^(?:i|we) /i.test(what) && what.split(" ").length < 4)
    return [what.trim(), verb, year].filter(Boolean).join(" ")
  if (kind === "saying") return bare.split(" ").length <= 3 && !/^(?:i|we|it|you|they)\b/i.test(bare) ? bare : ""
  // "Glass free of fungus" is not told by its glass.
  if (/ (?:without|free of|free from) /.test(bare)) return ""
  return kind === "thing" ? bareOf(readNounPhrase(text).head) : ""
}

/** Short facts for titles, the most telling first. */
export function shortForms({ pieces }: Offer): string[] {
  const ranked = order.flatMap((topic) => pieces.filter((piece) => piece.topic === topic && piece.isOfThing))
  const forms = ranked
    .map((piece) => (/ only$/.test(piece.raw) ? piece.raw : trimDangling(shortForm(piece))))
    .filter((text) => text.length > 1 && text.length < 35)
  return forms.filter(
    (text, index) =>
      text.split(" ").length < 6 &&
      !/[$£€₹:?"]|\bprice\b|^located\b|\b(?:goes?|comes?) |\b(?:go|goes|neg|ready)$/.test(text) &&
      !forms.slice(0, index).some((known) => shareIn(contentStems(text), contentStems(known)) > 0.6),
  )
}
