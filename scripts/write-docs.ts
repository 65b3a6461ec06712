// npm run docs: writes every document that is generated from the code. The laws refuse a stale one.
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { describeCalls } from "./write-docs/calls.ts"
import { describeConfiguration, describeEnvironment, variableTable } from "./write-docs/configuration.ts"
import { describeFaults } from "./write-docs/faults.ts"
import { describeRuleBook } from "./write-docs/rule-book.ts"
import { describeTrustScore } from "./write-docs/trust-score.ts"

interface GeneratedDoc {
  readonly path: string
  /** The expected document, given the current one: only one part of the README is generated. */
  readonly make: (current: string) => string
}

export const generatedDocs = (): GeneratedDoc[] => [
  { path: "docs/calls.md", make: describeCalls },
  { path: "docs/configuration.md", make: describeConfiguration },
  { path: ".env.example", make: describeEnvironment },
  { path: "docs/faults.md", make: describeFaults },
  { path: "docs/rule-book.md", make: describeRuleBook },
  { path: "docs/trust-score.md", make: describeTrustScore },
  { path: "README.md", make: (current) => replaceBetween(current, "configuration", variableTable()) },
]

/** Puts the text between `<!-- name -->` and `<!-- /name -->`. */
export function replaceBetween(current: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = current.indexOf(start)
  const to = current.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The document has no ${start} … ${end}`)
  return `${current.slice(0, from + start.length)}\n${text}\n${current.slice(to)}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("..", import.meta.url))
  for (const { path, make } of generatedDocs()) {
    const file = join(root, path)
    const current = read(file)
    const wanted = make(current)
    if (current === wanted) continue
    writeFileSync(file, wanted)
    console.log(`Wrote ${path}`)
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}
