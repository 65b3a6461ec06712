import type { Slot } from "../../domain/rule-book/slot.ts"

/** The singular of a slot's label: "Bullet points" → "bullet point". */
export function nameItem({ label }: Pick<Slot, "label">): string {
  const words = label.toLowerCase().split(" ")
  const last = words.length - 1
  // The label of a whole does not name its items.
  if (!/s$/.test(words[last] ?? "")) return words.includes("words") ? "word" : "line"
  return words.map((word, at) => (at === last || words[at + 1] === "and" ? singular(word) : word)).join(" ")
}

const singular = (word: string): string =>
  word
    .replace(/ies$/, "y")
    .replace(/(ch|sh|x)es$/, "$1")
    .replace(/(?<!s)s$/, "")
