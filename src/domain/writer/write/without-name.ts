import type { Understanding } from "../understanding.ts"
import { asSentence, behindName } from "./grammar.ts"
import { isTold } from "./is-told.ts"

/** "Wine cellar log" of "Rackwise is a wine cellar log." */
export const calledFirst = (text: string, { genre }: Understanding): string =>
  genre === "app" ? (/^(?:\S+ ){1,5}is an? ([^.\n]+)\.(?=\n|$)/u.exec(text)?.[1] ?? "") : ""

/** A list below the thing's name does not say that name again, unless it says nothing else. */
export function withoutName(text: string, said: string): string {
  const lines = text.split("\n")
  const isAlone = (at: number): boolean => ![lines[at - 1], lines[at + 1]].some((line) => line?.startsWith("- "))
  return lines
    .flatMap((line, at) => {
      if (said === "") return [line]
      // "Offline knot guide, 62 knots, no ads." behind "This is an offline knot guide."
      if (!line.startsWith("- ")) {
        const rest = at === 0 ? line : behindName(line, said)
        return [rest === line || rest === "" ? line : asSentence(rest)]
      }
      if (isAlone(at)) return [line]
      const rest = behindName(line.slice(2), said)
      return rest === "" || isTold(rest, said) ? [] : [`- ${rest}`]
    })
    .join("\n")
}
