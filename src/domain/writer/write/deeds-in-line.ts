import { canBeBase, canBeThird, kindOf } from "../../text/words/word-kinds.ts"
import { nameIn } from "../type/shape.ts"

/** "Chord chart app that transposes songs to any key and scrolls hands free" does two things. */
export function deedsOf(line: string): readonly string[] {
  const [, head = "", told = ""] = /^(.+?),? (?:that|which) (\p{L}+s .+)$/u.exec(line) ?? []
  const deeds = dividedAt(told, opensDeed)
  return head.includes(" ") && nameIn(head) !== "" && canBeThird(told.split(" ")[0] ?? "") && deeds.length > 1
    ? [head, ...deeds]
    : []
}

/** "Counts rows, repeats and stitches for several projects": only what can be nothing else is one more deed. */
function opensDeed(piece: string): boolean {
  const [first = "", second = ""] = piece.split(" ")
  const isSure = kindOf(first) === "third"
  return second !== "" && canBeThird(first) && (isSure || !/^(?:preposition|conjunction)$/.test(kindOf(second)))
}

/** A row of pieces; one that opens nothing continues the one before it. */
function dividedAt(row: string, opens: (piece: string) => boolean): readonly string[] {
  const found: string[] = []
  let joint = ""
  for (const piece of row.split(/(,? and |, )/)) {
    if (/^(?:,? and |, )$/.test(piece)) joint = piece
    else if (found.length === 0 || opens(piece)) found.push(piece)
    else found.push(`${found.pop() ?? ""}${joint}${piece}`)
  }
  return found
}

/** "Wardrobe app: photograph your clothes, plan outfits and see cost per wear" is for three deeds. */
export function deedsBehindColon(line: string): readonly string[] {
  const [, head = "", told = ""] = /^([^:,]+): ([^:]+)$/.exec(line) ?? []
  const isDeed = (piece: string): boolean => canBeBase(piece.split(" ")[0] ?? "")
  const deeds = dividedAt(told, isDeed)
  const isNamed = head.includes(" ") && nameIn(head) === head.split(" for ")[0]
  return isNamed && deeds.length > 1 && deeds.every(isDeed) ? [head, ...deeds] : []
}
