import { hashOf } from "../chance.ts"
import { conjuncts } from "../understand/noun-phrase.ts"
import { isPlainThing } from "../understand/plain-thing.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import { capital, listed } from "../wording.ts"
import { formatNames, isFormat } from "./formats.ts"
import type { Piece } from "./piece.ts"
import type { AppBrief } from "./read-app.ts"

interface Line {
  readonly parts: readonly string[]
  readonly kind: string
}

const lengthOf = ({ parts }: Line): number => parts.join(", ").length

const lineOf = ({ kind, text }: Piece): string =>
  isFormat(text) && text.includes("/") ? listed(formatNames(text)) : bareLine(kind, text)

const bareLine = (kind: Piece["kind"], text: string): string =>
  (kind === "thing" ? text.replace(/^(?:an?|the) /i, "") : text).replace(/^(?:it|the app) (?=\p{L})/iu, "")

/** "A timer with bell sounds and 40 workouts" is the only thing said of an app: each part of it is a line. */
function partsOf(piece: Piece): readonly string[] {
  const whole = lineOf(piece)
  const [head = "", ...more] = whole.split(/ with (?=[\p{L}\d])/u)
  const items = conjuncts(more.join(" with ")).map((item) => item.replace(/^(?:an?|the) /i, ""))
  const isList = piece.kind === "thing" && more.length === 1 && items.length > 1
  return isList && items.every((item) => item.split(" ").length > 1 && isPlainThing(item)) ? [head, ...items] : [whole]
}

/** Two short lines of one kind as one: "Dark theme and journey planner". */
function closest(lines: readonly Line[]): number {
  let best = -1
  let least = 90
  for (let at = 0; at + 1 < lines.length; at++) {
    const [first, second] = [lines[at], lines[at + 1]]
    if (
      first === undefined ||
      second === undefined ||
      first.kind !== second.kind ||
      first.kind === "money" ||
      /^(?:promise|opening)$/.test(first.kind) ||
      (first.kind === "action" && / (?:when|while|before|after|if|until|once) /.test(first.parts.at(-1) ?? "")) ||
      first.kind === "clause"
    )
      continue
    const length = lengthOf(first) + lengthOf(second)
    if (length < least) {
      best = at
      least = length
    }
  }
  return best
}

/** What several listings of one brief share is said in each of them in its own way. */
function sisterLine({ kind, parts: [first = "", ...rest] }: Line, { place, short: name, own }: AppBrief): Line {
  if (place === 0 || shareIn(contentStems(first), own) > 0.8) return { kind, parts: [first, ...rest] }
  const who = ["", "It ", "The app ", `${name} `][Math.min(place, 3)] ?? ""
  const has = ["", "With ", "Has ", `In ${name}: `][Math.min(place, 3)] ?? ""
  if (kind === "does") return { kind, parts: [who + small(first), ...rest] }
  if (kind === "past") return { kind, parts: [`${who}was ${small(first)}`, ...rest] }
  if (kind === "thing" || kind === "opening") return { kind, parts: [has + small(first), ...rest] }
  if (kind === "clause") return { kind, parts: [`In ${name}, ${small(first)}`, ...rest] }
  return kind === "money"
    ? {
        kind,
        parts: [
          first
            .split(/; |, (?!then)/)
            .reverse()
            .map(capital)
            .join("; "),
          ...rest,
        ],
      }
    : { kind, parts: [first, ...rest] }
}

/** "Apple Watch" stays a name. */
const small = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) && !/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

/** "18 templates, plus GPS and time stamps": two things stay apart where the second has an "and" or a "before" of its own. */
function joinedParts({ kind, parts }: Line): string {
  const [first = "", second = "", ...more] = parts
  if (kind !== "thing" || second === "" || more.length > 0 || / and /.test(first)) return listed(parts)
  if (/ and /.test(second)) return `${first}, plus ${second}`
  const isHung = / (?:before|after|when|while|until|without) /.test(first)
  return isHung ? listed([capital(second), small(first)]) : listed(parts)
}

/** A line for each thing there is to say, the absences together, the price and the devices at the end. */
export function appBullets(app: AppBrief, count: { readonly max: number }): string[] {
  const pieces = app.pieces.filter(({ topic }) => topic !== "maker")
  const absent = pieces.filter(({ kind, text }) => kind === "without" && text.split(" ").length < 5)
  const prices = pieces.filter(({ kind }) => kind === "money").map(({ text }) => text)
  const opening = app.opening === null ? [] : [app.opening]
  const lines = [...opening, ...pieces]
    .filter((piece) => piece.kind !== "money" && !absent.includes(piece))
    .flatMap((piece) =>
      (piece === app.opening && pieces.length < 3 ? partsOf(piece) : [lineOf(piece)]).map((text) => ({
        parts: [capital(text)],
        kind: piece === app.opening ? "opening" : piece.topic === "promise" ? "promise" : String(piece.kind),
      })),
    )
  const isLong = (text: string): boolean => text.split(" ").length > 14
  const usable = lines.length > count.max ? lines.filter(({ parts }) => !isLong(parts.join(" "))) : lines
  const ends = [
    ...(absent.length === 0
      ? []
      : [{ parts: [capital(listed(absent.map(({ text }) => small(text))))], kind: "absence" }]),
    ...(prices.length === 0 ? [] : [{ parts: [capital(prices.slice(0, 2).join("; "))], kind: "money" }]),
    ...deviceLine(app),
  ]
  const all = distinct(usable)
  const max = Math.max(1, count.max - ends.length)
  while (all.length > max) {
    const at = closest(all)
    if (at === -1) {
      all.pop()
      continue
    }
    const [first, second] = all.splice(at, 2)
    if (first !== undefined && second !== undefined)
      all.splice(at, 0, { parts: [...first.parts, ...second.parts.map(small)], kind: first.kind })
  }
  return [...all, ...ends].map((line) => sisterLine(line, app)).map((line) => joinedParts(line).replace(/[.;,]+$/, ""))
}

function distinct(lines: readonly Line[]): Line[] {
  const out: Line[] = []
  for (const line of lines)
    if (!out.some((known) => shareIn(contentStems(line.parts.join(" ")), contentStems(known.parts.join(" "))) > 0.8))
      out.push(line)
  return out
}

function deviceLine({ devices, name }: AppBrief): Line[] {
  const isPair = devices.machines.length === 2 && hashOf(name) % 2 === 1
  const all = [...(isPair ? [listed(devices.machines)] : devices.machines), ...devices.systems]
  return all.length === 0 ? [] : [{ parts: [capital(all.join(", ")).replace(/^I(?=Ph|Pa|OS)/, "i")], kind: "device" }]
}
