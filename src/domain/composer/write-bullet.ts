import { agree } from "./predicates.ts"
import type { Teller } from "./teller.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import { capital } from "./wording.ts"

export interface Bullet {
  readonly header: string
  readonly texts: readonly string[]
  /** The same after a subject, for a line that would be too short alone: "measures 6 feet". */
  readonly said?: string
}

/** A line of fewer words answers nobody's question. */
const minWords = 6
const otherHeaders = ["Good to Know", "Worth Knowing", "Detail", "To Note"]

const partHeaders = ["Design", "Features", "Details", "In Detail", "Also on It"]

/** "Folding Handles: This mug has folding handles" says one thing twice. */
const isSaidTwice = (header: string, line: string): boolean =>
  !header.startsWith("Who ") && shareIn(contentStems(header), contentStems(line)) > 0.9

/** A head that no line has yet. */
function headFrom(teller: Teller, heads: readonly string[], taken: ReadonlySet<string>): string {
  const start = teller.pick("header", heads.length)
  const row = [...heads.slice(start), ...heads.slice(0, start)]
  return row.find((head) => !taken.has(head)) ?? row[0] ?? ""
}

/** Header, colon, and what it means; bullets without a header of their own get one of ours. */
export function writeBullet(
  teller: Teller,
  { header, texts, said = "" }: Bullet,
  at: number,
  taken: Set<string>,
): string {
  const short = capital(texts.map((text, place) => (place === 0 ? text : teller.wording.inside(text))).join(", "))
  const ours = headFrom(teller, said.startsWith("has ") ? partHeaders : otherHeaders, taken)
  const isThin =
    said !== "" &&
    (texts.length === 0 ||
      (texts.length === 1 && teller.u.brief.products.length > 1) ||
      `${header || ours} ${short}`.split(" ").length < minWords)
  const isPart = said.startsWith("has ") && said.split(" ").length > 5
  const line = !isThin
    ? short
    : isPart
      ? `With ${said.slice(4)}`
      : capital(`${subjectOf(teller, at)} ${agree(said, teller.u.isPlural)}`)
  const named = header === "" ? ours : isSaidTwice(header, line) ? headFrom(teller, partHeaders, taken) : header
  taken.add(named)
  return `${named}: ${line.replace(/[.;,!]+$/, "")}`
}

/** The thing by its whole name and by its last word in turn. */
function subjectOf({ u, pick }: Teller, at: number): string {
  const name = (at + pick("subject", 2)) % 2 === 0 ? u.name : u.noun
  if (/^\p{Lu}\p{Ll}/u.test(name)) return `the ${name}`
  return `${at % 3 === 1 ? "the" : u.isPlural ? "these" : "this"} ${name}`
}
