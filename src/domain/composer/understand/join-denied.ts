import { isAdjective } from "./word-kinds.ts"

const opens = /^(?:(?:has|have|with|contains?|made with|needs?) )?(?:no|without|zero|free (?:of|from)) \S/i

const isItem = (part: string): boolean =>
  part.split(" ").length < 4 && !/\d|^(?:and|but|so|just|only|no|with) /i.test(part)

const shades = /^(?:black|white|gr[ea]y|silver|gold|blue|red|green|yellow|pink|purple|brown|beige|cream|natural)$/i

/** "No lid, black or white" leaves a choice between two looks. */
const isLook = (part: string): boolean => {
  const [first = ""] = part.replace(/^or /i, "").split(" ")
  return isAdjective(first) || shades.test(first)
}

/** "No wheat, corn or soy" denies all three: cut at its commas it would promise the last two. */
export function joinDenied(parts: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? ""
    const end = opens.test(part) && !/ (?:or|nor|and) /.test(part) ? endOf(parts, at) : at
    out.push(parts.slice(at, end + 1).join(", "))
    at = end
  }
  return out
}

/** Where the list ends that begins here: at its "or". */
function endOf(parts: readonly string[], from: number): number {
  for (let at = from + 1; at < parts.length; at++) {
    const part = parts[at] ?? ""
    if (/^(?:\S+ ){0,3}?(?:or|nor) (?:\S+ ?){1,3}$/i.test(part)) return isLook(part) ? from : at
    if (!isItem(part)) break
  }
  return from
}
