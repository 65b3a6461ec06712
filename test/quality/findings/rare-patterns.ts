// Which patterns of the built-in writer are useful: each has to match in several briefs, or it was made for one.
import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { parseSync, Visitor } from "vite"

export interface Pattern {
  readonly source: string
  /** File and line. */
  readonly place: string
}

const root = join(import.meta.dirname, "../../..")
const folder = join(root, "src/domain/writer")

/** Every regular expression literal in the writer's code. */
export const readPatterns = (): readonly Pattern[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort()
    .flatMap((name) => patternsIn(relative(root, join(folder, name)), readFileSync(join(folder, name), "utf8")))

export function patternsIn(path: string, code: string): readonly Pattern[] {
  const found: Pattern[] = []
  const { program } = parseSync(path, code)
  new Visitor({
    Literal(node) {
      if (!("regex" in node)) return
      const line = code.slice(0, node.start).split("\n").length
      found.push({ source: node.regex.pattern, place: `${path}:${line}` })
    },
  }).visit(program)
  return found
}

/** For each pattern that matched, in which briefs it did, while the task ran. The code under test does not know. */
export function watchPatterns<Sample extends { readonly id: string }>(
  samples: readonly Sample[],
  work: (sample: Sample) => void,
): ReadonlyMap<string, ReadonlySet<string>> {
  const briefs = new Map<string, Set<string>>()
  const { exec } = RegExp.prototype
  let id = ""
  RegExp.prototype.exec = function watched(this: RegExp, text: string) {
    const match = exec.call(this, text)
    if (match !== null) {
      const seen = briefs.get(this.source) ?? new Set()
      briefs.set(this.source, seen.add(id))
    }
    return match
  }
  try {
    for (const sample of samples) {
      id = sample.id
      work(sample)
    }
  } finally {
    RegExp.prototype.exec = exec
  }
  return briefs
}

const fewestBriefs = 2

/** The patterns that matched in one brief, or in none, with that brief. */
export const rarePatterns = (
  patterns: readonly Pattern[],
  matched: ReadonlyMap<string, ReadonlySet<string>>,
): readonly (Pattern & { readonly briefs: readonly string[] })[] =>
  patterns
    .map((pattern) => ({ ...pattern, briefs: [...(matched.get(pattern.source) ?? [])] }))
    .filter(({ briefs }) => briefs.length < fewestBriefs)
