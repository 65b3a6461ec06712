import { kindOf } from "../../text/words/word-kinds.ts"

/** A line up to each comma; a row is not cut: "covers in double, king and super king", "large bolts, nuts and washers". */
export function piecesOfLine(line: string): readonly string[] {
  const pieces = line.split(/[,;]\s+/)
  const end = pieces.findIndex((piece, at) => at > 0 && joined.test(piece))
  const isRow =
    end > 0 && !pieces.slice(1, end + 1).some((piece, at) => opensDetail(piece) || isApart(piece, pieces[at] ?? ""))
  return isRow ? [pieces.slice(0, end + 1).join(", "), ...pieces.slice(end + 1)] : pieces
}

/** "11 cm", "set of 4 in matte and gloss", "for thick hair" are no items of a row; the "128" behind "96" is one. */
const isApart = (piece: string, before: string): boolean => details.test(piece) && !/\d$/.test(before)
const details = /\d|^(?:sets?|packs?|box(?:es)?|pairs?|bundles?) of |^(?:for|with|in|no|not) /i

const joined = /^(?:and|or|&) | (?:and|or|&) /

const firstKind = (part: string): string => kindOf(part.split(" ")[0]?.toLowerCase() ?? "")

/** "Tested and working", "mixed indigo and brown" */
export const opensDetail = (part: string): boolean => /^(?:participle|adjective|third)$/.test(firstKind(part))

/** "Makes 16 idlis" is no item of a row. */
export const tellsDeed = (part: string): boolean => firstKind(part) === "third"
