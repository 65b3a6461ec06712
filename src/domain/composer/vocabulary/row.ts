/** What buyers type besides a thing's own name. None of it claims anything about a particular product. */
export interface VocabularyRow {
  /** The noun, in the singular. */
  readonly noun: string
  /** Other names of the same thing: a mug is also a "coffee mug". */
  readonly same: readonly string[]
  /** Whole phrases of the search box that fit any such thing: "coffee drinkware", "hot drinks". */
  readonly phrases: readonly string[]
}

const itemsOf = (part = ""): string[] =>
  part
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean)

/** Rows as people write them: "mug: coffee mug | hot drinks, drinkware". A line that begins with a space goes on. */
export function readRows(text: string): VocabularyRow[] {
  return text
    .trim()
    .replace(/\n +/g, " ")
    .split("\n")
    .map((line) => {
      const [noun = "", rest = ""] = line.split(":")
      const [same, phrases] = rest.split("|")
      return { noun: noun.trim(), same: itemsOf(same), phrases: itemsOf(phrases) }
    })
}
