// npm run words [-- --examples] [-- --show ID] [-- --worst N]: measures the language of the built-in writer on the
// sample briefs or on the forms' own examples. With --rows, it lists the writer's patterns that match in fewer than two
// of these briefs.
import { parseArgs } from "node:util"
import { subjectsOf } from "../src/domain/seo/brief.ts"
import { compose } from "../src/domain/writer/compose.ts"
import { keepsFloor, quotientOf } from "../test/quality/figure.ts"
import { rarePatterns, readPatterns, watchPatterns } from "../test/quality/findings/rare-patterns.ts"
import { measure } from "../test/quality/measure.ts"
import { readExamples, readSamples } from "../test/quality/sample.ts"
import { showListing } from "../test/quality/show-listing.ts"
import { showTable } from "../test/quality/table.ts"
import { type Failure, writeSamples } from "../test/quality/write-samples.ts"

const { values } = parseArgs({
  options: {
    examples: { type: "boolean", default: false },
    show: { type: "string", multiple: true, default: [] },
    worst: { type: "string", default: "0" },
    rows: { type: "boolean", default: false },
  },
})
if (values.rows) {
  listRarePatterns()
  process.exit(0)
}
const startedAt = performance.now()
const { written, failures } = await writeSamples(values.examples ? readExamples() : readSamples())
for (const line of tellFailures(failures)) console.log(line)
if (written.length === 0) process.exit(1)

const found = measure(written)
const isAsked = (id: string): boolean => values.show.some((name) => id === name || id.startsWith(`${name}/`))
const worst = found.listings.toSorted((a, b) => a.overall - b.overall).slice(0, Number(values.worst))
for (const [place, one] of written.entries()) {
  const verdict = found.listings[place]
  if (verdict !== undefined && (isAsked(one.id) || worst.includes(verdict)))
    console.log(`${showListing(one, verdict)}\n`)
}
console.log(showTable(found, written))
console.log(`\n${written.length} listings in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)

const broken = found.all.measured.filter(({ figure, tally }) => {
  const value = quotientOf(tally)
  return value === null || !keepsFloor(figure, value)
})
for (const { figure } of broken) console.log(`not reached: ${figure.label}`)
process.exitCode = broken.length === 0 && failures.length === 0 ? 0 : 1

/** One line for each part and message, with the briefs where it occurs. */
function tellFailures(all: readonly Failure[]): string[] {
  const groups = Map.groupBy(all, ({ part, message }) =>
    message.startsWith("not built yet") ? `${part} is not built yet` : `${part} failed: ${message}`,
  )
  return [...groups].map(([line, { length, 0: first }]) => `${line} (${length} times, first ${first?.id})`)
}

function listRarePatterns(): void {
  const patterns = readPatterns()
  const matched = watchPatterns([...readSamples(), ...readExamples()], ({ brief, platform }) => {
    for (const subject of subjectsOf(brief)) compose(brief, subject, platform, { variation: 0 })
  })
  const rare = rarePatterns(patterns, matched)
  for (const { place, briefs, source } of rare)
    console.log(`${place}  ${briefs[0] ?? "no brief"}  /${source.slice(0, 90)}/`)
  console.log(`\n${rare.length} of ${patterns.length} patterns match in fewer than two briefs`)
}
