import { isMaterialWord } from "../text/materials.ts"
import { isPlural } from "../text/plural.ts"
import { titleCase } from "../text/title-case.ts"
import type { Told } from "./teller.ts"
import { conjuncts, readNounPhrase } from "./understand/noun-phrase.ts"
import { contentStems, shareIn, stem } from "./understand/stems.ts"
import { isAdjective, isAdverb, isDeterminer, isNumber } from "./understand/word-kinds.ts"
import { listed } from "./wording.ts"
import type { Bullet } from "./write-bullet.ts"

/** A thing that it has: what it is called, what stands before that, and what hangs on it. */
interface Part {
  readonly nouns: string
  readonly before: readonly string[]
  readonly more: string
  readonly whole: string
}

const maxHead = 32
const units = /^(?:mm|cm|m|in|inch|inches|ft|feet|g|kg|oz|lb|ml|l|liters?|litres?|quarts?|gallons?|fl|gsm|ply)$/i
const isPlace = /^(?:on|at|under|near|inside|behind|along|across|beside|between) /

const isCount = (word: string): boolean => isNumber(word) && !/\d[./x]/.test(word)

/** "lip guard" is one thing; of "silicone lip guard", "six feeding ports" and "2.2 liter clear tank" only the end names it. */
const isOfName = (word: string): boolean =>
  !isAdjective(word) &&
  !isAdverb(word) &&
  !isMaterialWord(word) &&
  !isNumber(word) &&
  !units.test(word) &&
  !/\d|-|^(?:silver|gold|chrome|top|flat|round|square|oval|curved|straight)$|(?:ed|ing|est)$/.test(word)

/** "silicone pads top and bottom" are silicone pads, and "hex nuts DIN 934" hex nuts. */
const sides = /(?<=s) (?:top|front|back|each|inside|outside|all)(?: and \p{L}+)?$| (?:[a-z]{2,4} )?\d[\d.x-]*$/iu

function readPart(text: string): Part {
  const { head } = readNounPhrase(text)
  const [cut = ""] = head.replace(/ \(.*/, "").split(" of ")
  const name = cut.replace(sides, "")
  const more = text
    .slice(name.length)
    .replace(/^,? (?:(?:that|which) )?/, "")
    .replace(/^\((.*)\)$/, "$1")
  const words = name.split(" ").filter((word, at) => at > 0 || !isDeterminer(word) || isNumber(word))
  let start = words.length - 1
  while (start > 0 && words.length - start < 3 && isOfName(words[start - 1] ?? "")) start--
  return { nouns: words.slice(start).join(" "), before: words.slice(0, start), more, whole: text.replace(/^an? /, "") }
}

/** A part by itself: its name is the head, and what is said of it the line. */
function bulletOf({ nouns, before, more, whole }: Part): Bullet {
  const [first = ""] = before
  const count = isCount(first) ? first : ""
  const others = count === "" ? before : before.slice(1)
  const many = isPlural(nouns)
  const named = titleCase([...others, nouns].join(" "))
  if (/^(?:in the box|included)$/.test(more))
    return { header: "In the Box", texts: [[count || (many ? "" : "one"), ...others, nouns].filter(Boolean).join(" ")] }
  if (more !== "" && /^no /i.test(whole)) return { header: "", texts: [whole] }
  if (more !== "" && named.length <= maxHead) {
    const said = isPlace.test(more) && count === "" ? `${many ? "sit" : "sits"} ${more}` : more
    const counted = / \(/.test(whole) ? `${count} (${more})` : `${count}, ${more}`
    return { header: named, texts: [count === "" ? said : counted] }
  }
  if (more !== "") return { header: titleCase(nouns), texts: [[...before, nouns, more].join(" ")] }
  if (others.length === 0 || (count !== "" && others.some((word) => /ing$/.test(word))))
    return {
      header: named,
      texts: [],
      said: count === "" ? `has ${many ? "them" : "one"}` : `has ${count.toLowerCase()}`,
    }
  const measure = /\d/.test(others[0] ?? "") ? others.slice(0, units.test(others[1] ?? "") ? 2 : 1) : []
  const rest = others.slice(measure.length)
  const value = [measure.join(" "), rest.join(" ")].filter(Boolean).join(", ")
  return { header: titleCase(nouns), texts: [count === "" ? value : `${count}, ${value}`] }
}

/** "No coating that peels and rounded corners" would deny both. */
const isDenied = ({ whole }: Part): boolean => /^no /i.test(whole)

/** Several parts share a line, and the head names them all. */
function bulletOfAll(parts: readonly Part[]): Bullet {
  const last = (nouns: string) => nouns.split(" ").at(-1) ?? ""
  const had = parts.filter((one) => !isDenied(one))
  const heads = [...new Set((had.length > 0 ? had : parts).map(({ nouns }) => nouns))]
  const short = heads.map(last).filter((word, at, all) => all.findIndex((other) => stem(other) === stem(word)) === at)
  const both = [...(short.length < heads.length ? [] : [heads]), short, short.slice(0, 2), short.slice(0, 1)].map(
    (row) => titleCase(listed(row)),
  )
  const header = both.find((head) => head.length <= maxHead) ?? ""
  const said = parts.some(isDenied)
    ? [...had, ...parts.filter(isDenied)].map(({ whole }) => whole).join(", ")
    : listed(parts.map(({ whole }) => whole))
  return { header, texts: [said] }
}

/** "Tool-free seat from 11 to 17 inches" says little beside "Seat: Adjusts from 11 to 17 inches without tools". */
const isSaid = ({ whole }: Part, line: string): boolean => shareIn(contentStems(whole), contentStems(line)) > 0.6

/** Each part once, in its fullest words; "a brass blade and foam grip" are two. */
function partsOf(told: readonly Told[], heads: readonly string[]): Part[] {
  const texts = told
    .filter(({ telling }) => telling.as === "part")
    .flatMap(({ telling: { text } }) => (/ (?:with|that|which|for|of|in) |[(,]/.test(text) ? [text] : conjuncts(text)))
  const isWithin = (text: string, other: string) => shareIn(contentStems(text), contentStems(other)) >= 0.99
  const fullest = texts.filter(
    (text, at) =>
      !texts.some((other, place) => place !== at && isWithin(text, other) && (!isWithin(other, text) || place < at)),
  )
  return fullest.map(readPart).filter((part) => {
    const name = [...part.before, part.nouns].join(" ")
    return /\p{L}{3}/u.test(part.nouns) && !heads.some((head) => isWithin(name, head) || isSaid(part, head))
  })
}

const maxParts = 3
const maxLine = 130

/** Nothing but its name, or a word, can be said of it. */
const isWeak = (group: readonly Part[], isRich: boolean): boolean =>
  group.length === 1 &&
  group.every(({ before, more }) => more === "" && (before.every(isCount) || (isRich && before.length < 2)))

/** The parts in as many lines as there is room for: side by side where they stood so, the longest alone. */
export function partBullets(told: readonly Told[], heads: readonly string[], lines: number): Bullet[] {
  const isFew = told.length < 6
  const groups = partsOf(told, heads).map((part) => [part])
  const length = (group: readonly Part[]) => group.map(({ whole }) => whole).join(", ").length
  // Where there is more to tell than lines, a line of two words is a waste.
  const isWaste = (group: readonly Part[]) => !isFew && isWeak(group, told.length > 6)
  while (groups.length > Math.max(1, lines) || (groups.length > 1 && groups.some(isWaste))) {
    const isForced = groups.length <= Math.max(1, lines)
    const pairs = groups.slice(1).map((second, at) => {
      const first = groups[at] ?? []
      const isFull = first.length + second.length > maxParts || length([...first, ...second]) > maxLine
      return isFull || (isForced && !isWaste(first) && !isWaste(second))
        ? Number.POSITIVE_INFINITY
        : length([...first, ...second])
    })
    const least = Math.min(...pairs)
    if (least === Number.POSITIVE_INFINITY) break
    const at = pairs.indexOf(least)
    groups.splice(at, 2, [...(groups[at] ?? []), ...(groups[at + 1] ?? [])])
  }
  return groups.map(([first, ...others]) =>
    first === undefined || others.length > 0
      ? bulletOfAll(first === undefined ? [] : [first, ...others])
      : isFew && first.more === "" && first.before.join(" ").length < 6
        ? { header: titleCase(first.nouns), texts: [first.whole] }
        : bulletOf(first),
  )
}
