import { splitList } from "../../../text/split/split-list.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"

/** The typed features of an app: where each has a line, "measurements for men, women and children" is one. */
export function featuresTyped({ brief, clean }: Understanding): string[] {
  const typed = clean(brief.appFeatures)
  return (typed.trim().includes("\n") ? typed.split("\n") : splitList(typed)).map(withoutEnd).filter(Boolean)
}
