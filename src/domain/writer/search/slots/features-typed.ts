import { splitList } from "../../../text/split/split-list.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"

/** The typed features of an app: where each has a line, "measurements for men, women and children" is one. */
export function featuresTyped({ brief, clean }: Understanding): string[] {
  const typed = clean(brief.appFeatures)
  const mark = ["\n", ";"].find((each) => typed.trim().includes(each))
  return (mark === undefined ? splitList(typed) : typed.split(mark))
    .map((each) => withoutEnd(each.trim()))
    .filter(Boolean)
}
