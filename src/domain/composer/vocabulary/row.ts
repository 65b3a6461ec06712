/** What buyers type besides a thing's own name. None of it claims anything about a particular product. */
export interface VocabularyRow {
  /** The noun, in the singular. */
  readonly noun: string
  /** Other names of the same thing: a mug is also a "cup". */
  readonly same: readonly string[]
  /** Whole phrases of the search box that fit any such thing: "coffee drinkware", "tea time". */
  readonly phrases: readonly string[]
}

/** Rows as people write them: "mug: cup, drinking cup | drinkware, coffee lover, tea time". */
export function readRows(text: string): VocabularyRow[] {
  const items = (part = "") =>
    part
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean)
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [noun = "", rest = ""] = line.split(":")
      const [same, phrases] = rest.split("|")
      return { noun: noun.trim(), same: items(same), phrases: items(phrases) }
    })
}
