import type { FormField } from "../form-field.ts"
import type { Confidence, Source } from "../rule.ts"

/** A list that a platform itself keeps: what it calls each entry, and the id that its files and interfaces want. */
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

/** Entries from the platform's own words, as most lists are: `id: label`. */
export const entriesFrom = (
  confidence: Confidence,
  labels: Readonly<Record<string, string>>,
): readonly EnumerationEntry[] => Object.entries(labels).map(([id, label]) => ({ id, label, confidence }))

/** A brief keeps the label, which is what a seller knows. */
export const optionsFrom = ({ entries }: Enumeration): NonNullable<FormField["options"]> =>
  entries.map(({ label }) => ({ value: label, label }))
