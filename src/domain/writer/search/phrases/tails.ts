import { isMaterialWord } from "../../../text/words/materials.ts"
import { nameIn, shapeOf } from "../../type/shape.ts"
import { isColour } from "./word-classes.ts"

export interface Tail {
  readonly kind: "has" | "use" | "material" | "colour"
  readonly text: string
}

const maxChars = 300
const maxTails = 6
const maxWords = 4

/** The details after a name: "with folding handles and a lid", "in dark green velvet", "for sleeping". */
export function tailsOf(behind: string): Tail[] {
  // In "a linocut of a puffin with eels", the buyer gets no eels.
  if (/^\s*of\s/.test(behind)) return []
  // A relative clause describes words before it, and nobody knows which.
  const [open = ""] = behind.slice(0, maxChars).split(/\s(?:that|which|who|so|because|whose)\s|[(;:]/)
  return open
    .replace(coloured, "")
    .split(/(?:^|,?\s+)(?=(?:with|for|in)\s)/)
    .slice(0, maxTails)
    .flatMap((part) => tailIn(part.trim()))
}

/** "Dyed with weld": the scarf has no weld. */
const coloured =
  /\b(?:dyed|scented|flavou?red|finished|printed|treated|oiled|polished|painted|colou?red|stained)\b[^,;]*? with [^,]*/gi

function tailIn(part: string): Tail[] {
  const [, word = "", rest = ""] = /^(with|for|in)\s(.+)$/i.exec(part) ?? []
  if (rest === "") return []
  if (word.toLowerCase() === "in") return fabricIn(rest)
  if (word.toLowerCase() === "for") return useIn(rest)
  const items = rest
    .split(/,\s+(?:and\s+)?|\sand\s|\splus\s/)
    .slice(0, maxTails)
    .map((item): Tail[] => {
      const name = nameIn(item)
      const after = item.slice(name.length)
      const text = name.replace(/^(?:an? little|an?|the|its|our) /i, "").toLowerCase()
      const isFit =
        !/^\s*(?:of|to|on|up)\b/.test(after) &&
        !isColour(text) &&
        !/^\d|\d$|^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|no|any|all|some|more|optional|or|my|his|her|their)\b/.test(
          text,
        ) &&
        text.split(" ").length <= maxWords &&
        shapeOf(name).shape === "noun"
      return isFit ? [{ kind: "has", text }] : []
    })
  // "With ribber KR-850, table clamps": a title that has the clamps alone leaves out the most important.
  return items[0]?.length === 0 ? [] : items.flat()
}

/** "in dark green velvet" */
function fabricIn(rest: string): Tail[] {
  const words = (nameIn(rest).split(",")[0] ?? "").toLowerCase().split(" ")
  const last = words.at(-1) ?? ""
  // "In a tin": the tin is what it comes in.
  if (words.length > 3 || last === "tin" || /^(?:\d|an? )/.test(rest)) return []
  if (!isMaterialWord(last) || (words.length === 1 && isColour(last)))
    return words.length < 3 && isColour(last) ? [{ kind: "colour", text: words.join(" ") }] : []
  const colour = words.slice(0, -1)
  return [
    { kind: "material", text: last },
    ...(isColour(colour.at(-1) ?? "") ? [{ kind: "colour" as const, text: colour.join(" ") }] : []),
  ]
}

/** "for sleeping", "for dry skin": its use, in one or two words. */
function useIn(rest: string): Tail[] {
  // "Printing black and white" is not "printing black".
  const text = (rest.split(/,/)[0] ?? "").toLowerCase().replace(/[.]+$/, "")
  const words = text.split(" ")
  const isFit =
    words.length < 4 &&
    !/\d|^(?:a|an|the|your|our|my|all|any|each|every|anyone|everyone|those|people|sale|free|only|up)\b/.test(text) &&
    nameIn(text) === text
  return isFit && /^\p{L}[\p{L} '-]+$/u.test(text) ? [{ kind: "use", text }] : []
}
