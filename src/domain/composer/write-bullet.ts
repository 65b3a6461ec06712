import { agree } from "./predicates.ts"
import type { Teller } from "./teller.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import { isAdjective } from "./understand/word-kinds.ts"
import { capital } from "./wording.ts"

export interface Bullet {
  readonly header: string
  readonly texts: readonly string[]
  /** The same after a subject, for a line that would be too short alone: "measures 6 feet". */
  readonly said?: string
}

/** Amazon takes no shorter line. */
const minChars = 10
const otherHeaders = ["Good to Know", "Worth Knowing", "Also"]

const partHeaders = ["Features", "Details", "Parts"]
const qualityHeaders = ["Features", "Details"]

/** "Folding Handles: This mug has folding handles" says one thing twice. */
const isSaidTwice = (header: string, line: string): boolean =>
  contentStems(header).size > 1 && shareIn(contentStems(header), contentStems(line)) > 0.9

/** A head that no line has yet. */
function headFrom(teller: Teller, heads: readonly string[], taken: ReadonlySet<string>): string {
  const start = teller.pick("header", heads.length)
  const row = [...heads.slice(start), ...heads.slice(0, start)]
  return row.find((head) => !taken.has(head)) ?? row[0] ?? ""
}

/** Where the line has all words of its head, the last one alone still names it: "Handles: Folding handles". */
function withoutSaid(header: string, line: string, otherwise: string): string {
  const last = header.split(" ").at(-1) ?? ""
  return last.toLowerCase() === line.toLowerCase() || last === header ? otherwise : last
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
  const isThin = said !== "" && (texts.length === 0 || `${header || ours}: ${short}`.length < minChars)
  const line = isThin ? capital(`${subjectOf(teller, at)} ${agree(said, teller.u.isPlural)}`) : short
  const isBare = header !== "" && line.toLowerCase() === header.toLowerCase()
  const isRepeated = isSaidTwice(header, line) && !/ (?:and|of) /.test(header)
  const named = isBare
    ? headFrom(teller, isAdjective(header) ? qualityHeaders : partHeaders, taken)
    : header === ""
      ? ours
      : isRepeated
        ? withoutSaid(header, line, ours)
        : header
  taken.add(named)
  return `${named}: ${line.replace(/[.;,!]+$/, "")}`
}

/** The thing by its whole name and by its last word in turn. */
function subjectOf({ u, pick }: Teller, at: number): string {
  const name = (at + pick("subject", 2)) % 2 === 0 ? u.name : u.noun
  if (/^\p{Lu}\p{Ll}/u.test(name)) return `the ${name}`
  return `${at % 3 === 1 ? "the" : u.isPlural ? "these" : "this"} ${name}`
}
