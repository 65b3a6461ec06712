import type { Understanding } from "../../understanding.ts"
import { isWork } from "./types-typed.ts"

/** "Stairlift removal" is looked for, and "backup 5" is not; what is for hire is, as such. */
export function namedWork({ subject, clean }: Understanding): string {
  const [name = ""] = subject.name.toLowerCase().split(/,| (?:of|and|with|for) /)
  const isHired = /^(?:hire|rentals?)$/i.test(clean(subject.category))
  const isDone = isWork(name) || /\S \S*(?:ion|removal|renewal)$/.test(name)
  return isDone ? name : isHired && !/\d/.test(name) ? `${name} hire` : ""
}
