import type { Fact, Topic } from "../../fact.ts"
import type { Understanding } from "../../understanding.ts"
import { inRunningText, joinAnd, withoutEnd } from "../../write/grammar.ts"

interface Row {
  readonly topics: readonly Topic[]
  readonly line: (facts: readonly Fact[], u: Understanding) => string
}

/** A label and its values: values that belong together share a line. */
const rows: readonly Row[] = [
  { topics: ["size", "weight", "capacity", "count"], line: measuresLine },
  { topics: ["material", "colour"], line: stuffLine },
  { topics: ["included", "excluded"], line: boxLine },
  { topics: ["care"], line: careLine },
  { topics: ["works-with"], line: (facts) => facts.map(({ text }) => withoutEnd(text)).join("; ") },
  { topics: ["proof"], line: proofLine },
]

/** One line for each group of values in the brief. */
export const valueLines = (facts: readonly Fact[], u: Understanding): string[] =>
  rows.flatMap(({ topics, line }) => {
    const found = facts.filter((fact) => !fact.isEcho && topics.includes(fact.topic))
    const text = found.length === 0 ? "" : line(found, u)
    return text === "" ? [] : [text]
  })

const names: Partial<Record<Topic, string>> = {
  size: "size",
  weight: "weight",
  capacity: "capacity",
  count: "pack",
  material: "material",
}

/** "Size, weight and capacity: 9.5 x 8 cm, 68 g, 450 ml" */
function measuresLine(all: readonly Fact[]): string {
  const labelled = all.find(({ shape }) => shape === "labelled")
  if (labelled !== undefined) return withoutEnd(labelled.text)
  const sorted = withoutRepeats(
    (["size", "weight", "capacity", "count"] as const).flatMap((topic) =>
      all.filter((fact) => fact.topic === topic && /\d|\s/.test(fact.text)),
    ),
  )
  if (sorted.length === 0) return ""
  const [only] = sorted
  if (sorted.length === 1 && only !== undefined && isSelfTold(only)) return withoutEnd(only.text)
  const isSizes = sorted.some(({ text }) => /^sizes? /i.test(text))
  const labels = [...new Set(sorted.map(({ topic }) => (topic === "size" && isSizes ? "sizes" : (names[topic] ?? ""))))]
  const values = sorted.map(({ text }) =>
    inRunningText(withoutEnd(text))
      .replace(/^sizes? (?=\S)/i, "")
      .replace(/ capacity$/, "")
      .replace(/^weighs (?=\d)/, ""),
  )
  const mark = values.some((value) => value.includes(",")) ? "; " : ", "
  return `${joinAnd(labels)}: ${values.join(mark)}`
}

/** A value adds nothing if another value has all of its numbers. */
function withoutRepeats(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>()
  return facts.filter(({ text }) => {
    const figures = text.match(/\d[\d.,]*/g) ?? [text]
    const isNew = figures.some((figure) => !seen.has(figure))
    for (const figure of figures) seen.add(figure)
    return isNew
  })
}

const isSelfTold = ({ topic, text }: Fact): boolean =>
  topic === "count" || /^(?:holds|weighs|one size|sizes?|set|pack)\b|capacity$/i.test(text)

function stuffLine(facts: readonly Fact[], { isBritish }: Understanding): string {
  const colour = isBritish ? "colour" : "color"
  const texts = facts.map(({ text }) => inRunningText(withoutEnd(text)).replace(/^colou?rs?:? (?=\S)/i, ""))
  const labels = [
    ...new Set(
      facts.map(({ topic, text }) => (topic === "colour" ? `${colour}${isSeveral(text) ? "s" : ""}` : "material")),
    ),
  ]
  // "Mixed colors" says what it is without a label.
  const isSelfTold = facts.every(({ topic, text }) => topic === "colour" && /\bcolou?rs?\b/i.test(text))
  return isSelfTold ? joinAnd(texts) : `${joinAnd(labels)}: ${texts.join(", ")}`
}

const isSeveral = (text: string): boolean => /,|\/|\sand\s|\sor\s|\bcolou?rs\b/i.test(text)

/** "In the box: stuff sack; lid not included" */
function boxLine(facts: readonly Fact[]): string {
  const inside = facts
    .filter(({ topic, shape }) => topic === "included" && shape !== "sentence")
    .map(({ text }) =>
      inRunningText(withoutEnd(text))
        .replace(/^(?:comes with|includes|including) (?:an? )?/i, "")
        .replace(/(?: is| are)? (?:included|in the box|supplied)$/i, ""),
    )
  const whole = facts.filter(({ topic, shape }) => topic === "included" && shape === "sentence")
  const without = facts.filter(({ topic }) => topic === "excluded").map(({ text }) => inRunningText(withoutEnd(text)))
  if (inside.length === 0) return [...whole.map(({ text }) => withoutEnd(text)), ...without].join("; ")
  return `in the box: ${[joinAnd(inside), ...without].join("; ")}`
}

function careLine(facts: readonly Fact[]): string {
  const texts = facts.map(({ text }) => withoutEnd(text))
  const [only = ""] = texts
  if (texts.length === 1 && facts[0]?.shape === "sentence") return only
  return `care: ${texts.map(inRunningText).join("; ")}`
}

const maxProof = 8

/** "Certificates: UKCA and CE"; text that mentions the certificate needs no label. */
function proofLine(facts: readonly Fact[]): string {
  const texts = facts.map(({ text }) => withoutEnd(text))
  const isBare = texts.every((text) => /^[\p{Lu}\d][\p{Lu}\d -]*$/u.test(text))
  if (texts.some((text) => text.split(" ").length > maxProof)) return texts.join(". ")
  const [first = "", ...more] = texts
  return isBare ? `certificates: ${joinAnd(texts)}` : joinAnd([first, ...more.map(inRunningText)])
}
