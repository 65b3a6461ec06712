import { wordSet } from "../../text/words/word-set.ts"
import { wordStem } from "../../text/words/word-stem.ts"
import type { Brief } from "../brief.ts"
import { type Evidence, isNegated, wordsOf } from "./evidence.ts"
import type { Span } from "./find-phrases.ts"
import { madeThings, materialFamilies } from "./material-families.ts"
import { isNear, readTokens, type Token } from "./tokens.ts"

interface Material {
  readonly words: readonly string[]
  readonly isDoubtful: boolean
  /** Other evidence in a brief: other names of the material, and every member if it names the family. */
  readonly supports: readonly (readonly string[])[]
}

const split = (phrases: string): string[] => phrases.split("|").filter((phrase) => phrase !== "")
const wordsIn = (phrase: string): string[] => phrase.replace(/^~/, "").split(" ")

const materials: readonly Material[] = materialFamilies.flatMap(({ names, kinds }) => {
  const [kindNames, members] = [split(names), split(kinds)]
  const everything = [...kindNames, ...members].map(wordsIn)
  return [
    ...kindNames.map((name) => ({ words: wordsIn(name), isDoubtful: name.startsWith("~"), supports: everything })),
    ...members.map((name) => ({ words: wordsIn(name), isDoubtful: name.startsWith("~"), supports: [wordsIn(name)] })),
  ]
})

const byFirstWord = Map.groupBy(
  materials.toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? "",
)
const things = wordSet(madeThings)
const making = wordSet(
  "solid genuine real pure brushed polished hammered sterling plated antique hardened forged cast carved woven recycled reclaimed faux",
)
/** "made of X", "crafted from X", "in X". */
const madeOf = wordSet(
  "made crafted built carved woven cast cut sewn turned forged spun knitted knit constructed formed poured",
)
const leading = wordSet("of from in with using")

/** Words before or after a material that change its meaning. */
const otherwise: Readonly<Record<string, string>> = {
  cotton: "candy bud buds swab swabs wool ball balls",
  linen: "closet cupboard spray basket service room",
  leather: "conditioner cleaner balm care",
  canvas: "print prints",
  silk: "screen road flowers",
  rubber: "duck ducks stamp stamps band bands",
  vinyl: "record records player lp lps",
  denim: "blue",
  silver: "lining linings bullet screen spoon age",
  gold: "standard rush mine digger star",
  glass: "half ceiling of",
  iron: "out man fist",
}
const nounsBefore: Readonly<Record<string, string>> = { linen: "bed table", satin: "in", sterling: "pound" }

/** Materials in the text that the brief does not name. */
export function findMaterials(tokens: readonly Token[], evidence: Evidence, brief: Brief): Span[] {
  const words = wordsOf(tokens)
  const own = ownThings(brief)
  const found: Span[] = []
  for (let index = 0; index < words.length; index += 1) {
    const material = materialAt(words, index)
    if (!material) continue
    const end = index + material.words.length
    const isClaim =
      !isOther(words, index, end) &&
      !isContrast(words, index) &&
      (!material.isDoubtful || isMade(words, index, end, own))
    if (isClaim && !isNamed(material, evidence))
      found.push({ start: tokens[index]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 })
    index = end - 1
  }
  return found
}

function materialAt(words: readonly string[], index: number): Material | undefined {
  const word = words[index] ?? ""
  const candidates = byFirstWord.get(word) ?? byFirstWord.get(wordStem(word)) ?? []
  return candidates.find(({ words: wanted }) =>
    wanted.every((part, offset) => words[index + offset] === part || wordStem(words[index + offset] ?? "") === part),
  )
}

const isOther = (words: readonly string[], index: number, end: number): boolean =>
  (otherwise[words[index] ?? ""] ?? "").split(" ").includes(words[end] ?? "-") ||
  (nounsBefore[words[index] ?? ""] ?? "").split(" ").includes(words[index - 1] ?? "-")

/** "Instead of plastic", "lighter than steel", "like leather", "no leather" name other materials. */
function isContrast(words: readonly string[], index: number): boolean {
  const before = words.slice(Math.max(0, index - 3), index)
  return (
    isNegated(words, index) ||
    before.some((word) => /^(?:than|like|unlike|replaces?|versus|vs)$/u.test(word)) ||
    words[index + 1] === "free"
  )
}

function isMade(words: readonly string[], index: number, end: number, own: ReadonlySet<string>): boolean {
  const [next = "", previous = "", beforeThat = ""] = [words[end], words[index - 1], words[index - 2]]
  if (things.has(next) || own.has(next) || making.has(previous)) return true
  return leading.has(previous) && (madeOf.has(beforeThat) || things.has(beforeThat) || own.has(beforeThat))
}

const ownCaches = new WeakMap<Brief, ReadonlySet<string>>()

/** The names of the brief's products: "glass mug" is a claim about a mug. */
function ownThings(brief: Brief): ReadonlySet<string> {
  const known = ownCaches.get(brief)
  if (known) return known
  const words = readTokens(brief.products.map(({ name, category }) => `${name} ${category}`).join(" ")).map(
    ({ word }) => word,
  )
  const own = new Set(words.filter((word) => word.length > 2).flatMap((word) => [word, wordStem(word)]))
  ownCaches.set(brief, own)
  return own
}

function isNamed({ words, supports }: Material, evidence: Evidence): boolean {
  const key = `~${words.join(" ")}`
  const known = evidence.known.get(key)
  if (known !== undefined) return known
  const named = supports.some((wanted) =>
    evidence.units.some((unit) => unit.some((_, at) => standsAt(unit, at, wanted))),
  )
  evidence.known.set(key, named)
  return named
}

const standsAt = (unit: readonly string[], at: number, wanted: readonly string[]): boolean =>
  wanted.every((part, offset) => isSameWord(unit[at + offset] ?? "", part)) && !isNegated(unit, at, 2)

const isSameWord = (word: string, part: string): boolean =>
  word === part ||
  wordStem(word) === wordStem(part) ||
  word === `${part}en` ||
  (word.startsWith(part) && part.length > 4) ||
  isNear(word, part)
