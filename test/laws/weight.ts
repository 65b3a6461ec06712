import type { Law } from "./house.ts"

/** Too heavy for any browser, however it is imported. */
const heavy = ["src/domain/text/spell/english-words.ts"]

export const nothingHeavyInTheWeb: Law = {
  says: "no page reaches the word lists",
  why: "They weigh more than all pages together, and one import at the end of a long chain sends them to every browser.",
  faults: ({ sources }) => {
    const targets = new Map(sources.map(({ path, imports }) => [path, imports.map(({ target }) => target)]))
    const cameFrom = new Map<string, string | null>()
    for (const { path, isTest } of sources) if (path.startsWith("src/web/") && !isTest) cameFrom.set(path, null)
    for (const [path] of cameFrom)
      for (const next of targets.get(path) ?? []) if (next !== null && !cameFrom.has(next)) cameFrom.set(next, path)
    const chain = (path: string): string => {
      const before = cameFrom.get(path)
      return before == null ? path : `${path} ← ${chain(before)}`
    }
    return heavy.filter((path) => cameFrom.has(path)).map(chain)
  },
}
