import { subjectsOf } from "../../seo/brief.ts"
import { splitList } from "../../text/split-list.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import type { Understanding } from "../understand/understand.ts"
import { appKeywords } from "./app-keywords.ts"
import { appPrepare } from "./app-prepare.ts"
import { type Devices, readDevices } from "./devices.ts"
import type { Piece } from "./piece.ts"
import { isMoney } from "./prices.ts"
import { readPieces, withPrice } from "./read-pieces.ts"
import { smallStart } from "./small-start.ts"

/** An app, as its brief tells of it. */
export interface AppBrief {
  /** As the store lists it: "Halflight Migraine Diary". */
  readonly name: string
  /** As running text calls it. */
  readonly short: string
  /** The piece that says what it is, if one does. */
  readonly opening: Piece | null
  readonly pieces: readonly Piece[]
  /** What it is, where its own name says so: "file manager". */
  readonly named: string
  /** The seller's own names of its features. */
  readonly features: readonly string[]
  readonly devices: Devices
  readonly isApple: boolean
  /** Which of the brief's listings this one is: those after the first say in their own way what all share. */
  readonly place: number
  /** The words of what was said of this app alone. */
  readonly own: ReadonlySet<string>
  /** Whom it is for, as the seller put it. */
  readonly who: string
  /** Phrases to be found for, the seller's own. */
  readonly keywords: readonly string[]
}

const withoutForeign = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.filter(({ text }) => !/\bandroid\b|\bgoogle play\b|\bplay store\b/i.test(text))

/** The listing of one app among several bears that app's name. */
function nameOf({ brief, subject, prepare, seller }: Understanding): string {
  const products = brief.products.filter(({ name }) => name.trim() !== "")
  if (products.length < 2) return seller
  return prepare(subject.name)
}

const isDeviceLine = (text: string, isApple: boolean): boolean => {
  const { machines, systems, notes } = readDevices(text.replace(/^(?:works|runs) (?:on |with )?/i, ""), isApple)
  return systems.length > 0 && notes.length === 0 && machines.length + systems.length > 0
}

export function readApp(u: Understanding, isApple: boolean): AppBrief {
  const prepare = appPrepare(u)
  const name = nameOf(u)
  const all = withPrice(readPieces(u, prepare), u, prepare).filter(
    ({ text }) => text.length > 2 && !/^(?:an?|the)$/i.test(text),
  )
  const lines = all.filter(({ text }) => isDeviceLine(text, isApple)).map(({ text }) => text)
  const legal = (isApple ? withoutForeign(all) : all).filter(({ text }) => !lines.includes(text))
  const nameStems = contentStems(name)
  const isOpening = ({ kind, topic, stems }: Piece) =>
    shareIn(stems, nameStems) < 0.99 &&
    topic !== "maker" &&
    topic !== "promise" &&
    kind !== "money" &&
    kind !== "without"
  const [first] = legal.filter(isOpening)
  const isNamed = legal[0] !== undefined && shareIn(legal[0].stems, nameStems) >= 0.99
  const canOpen = first?.kind === "thing" || first?.kind === "action" || first?.kind === "does"
  const opening = first !== undefined && canOpen && !isNamed ? first : null
  return {
    name,
    short: (name.split(/: | [-–—|/] /)[0] ?? name).trim(),
    opening,
    named: isNamed ? smallStart(legal[0]?.text ?? "") : "",
    pieces: legal.filter((piece) => piece !== opening && !(isNamed && piece === legal[0])),
    features: splitList(prepare(u.brief.appFeatures))
      .filter((text) => !isMoney(text))
      .map(smallStart),
    devices: readDevices(
      u.brief.deviceCompatibility.trim() === "" ? lines.join(", ") : u.prepare(u.brief.deviceCompatibility),
      isApple,
    ),
    isApple,
    place: Math.max(
      0,
      subjectsOf(u.brief).findIndex(({ name: own }) => own === u.subject.name),
    ),
    own: contentStems(prepare(u.subject.description)),
    who: whoOf(prepare(u.brief.targetAudience)),
    keywords: appKeywords(u, prepare, isApple),
  }
}

/** "Everybody" is nobody. */
function whoOf(text: string): string {
  const ended = text.replace(/\n+/g, ", ").replace(/[.!?;,\s]+$/, "")
  const last = ended.split(/, /).at(-1) ?? ""
  const isClosed = / and | or |;/.test(last) || /^(?:and|or) /.test(last)
  const hasAnd = / and | or /.test(ended)
  const line = isClosed ? ended : ended.replace(/, ([^,]+)$/, hasAnd ? ", and $1" : " and $1")
  return /\b(?:everyone|everybody|all ages|anyone)\b/i.test(line) ? "" : smallStart(line)
}
