import type { FormField } from "../form-field.ts"
import type { Confidence, Source } from "../rule.ts"

/** A list that a platform maintains: its name for each entry, and the id for its files and interfaces. */
export interface Enumeration {
  readonly name: string
  readonly source: Source
  readonly entries: readonly EnumerationEntry[]
}

interface EnumerationEntry {
  readonly id: string
  readonly label: string
  readonly confidence: Confidence
}

/** Entries in the platform's own words, like most lists: `id: label`. */
export const entriesFrom = (
  confidence: Confidence,
  labels: Readonly<Record<string, string>>,
): readonly EnumerationEntry[] => Object.entries(labels).map(([id, label]) => ({ id, label, confidence }))

/** A brief keeps the label, which is what the seller knows. */
export const optionsFrom = ({ entries }: Enumeration): NonNullable<FormField["options"]> =>
  entries.map(({ label }) => ({ value: label, label }))
