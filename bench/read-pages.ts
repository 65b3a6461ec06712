// npm run bench read-pages -- FOLDER: reads and audits every .html file in a folder, compared with the bare tokenizer,
// which is the lower bound.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { judgePage, scoreVerdicts } from "../src/domain/page/score-page.ts"
import { readHtml } from "../test/page-reading.ts"
import { tokenizeOnly } from "./tokenize-only.ts"

const passes = 5
const folder = process.argv[2]

function made(): string[] {
  const paragraph =
    '<p>Every <b>oak</b> table starts as a <a href="/board">single board</a> &amp; is planed by hand.</p>\n'
  const item =
    '<li class="item"><a href="/p/1"><img src="/a.jpg" width="9" height="9" alt="A table"> Oak table</a></li>\n'
  const page = `<!doctype html><html lang="en"><head><title>Oak tables</title></head><body><nav><ul>${item.repeat(80)}</ul></nav><main><h1>Oak</h1>${`<h2>More</h2>${paragraph.repeat(12)}`.repeat(20)}</main></body></html>`
  return Array.from({ length: 100 }, () => page)
}

const pages =
  folder === undefined
    ? made()
    : readdirSync(folder)
        .filter((name) => name.endsWith(".html"))
        .map((name) => new TextDecoder().decode(readFileSync(join(folder, name))))

type Work = (page: string) => unknown

/**
 * The best of several passes, page by page and task by task, so that load on the machine affects each equally.
 */
function timeInTurn(works: readonly Work[]): readonly number[] {
  const totals = works.map(() => 0)
  for (const page of pages) {
    const best = works.map(() => Number.POSITIVE_INFINITY)
    for (let pass = 0; pass < passes; pass += 1)
      for (const [at, work] of works.entries()) {
        const startedAt = performance.now()
        work(page)
        best[at] = Math.min(best[at] ?? 0, performance.now() - startedAt)
      }
    for (const [at, ms] of best.entries()) totals[at] = (totals[at] ?? 0) + ms
  }
  return totals
}

for (const page of pages.slice(0, 30)) readHtml(page)
const [floor = 0, reading = 0, whole = 0] = timeInTurn([
  tokenizeOnly,
  (page) => readHtml(page),
  (page) => scoreVerdicts(judgePage(readHtml(page))),
])
const perSecond = (ms: number): string => (pages.length / (ms / 1000)).toFixed(0)
const megabytes = pages.reduce((sum, page) => sum + page.length, 0) / 1_000_000

console.log(`${pages.length} pages, ${megabytes.toFixed(1)} MB`)
console.log(`tokenizing alone      ${perSecond(floor)} pages a second`)
console.log(
  `reading               ${perSecond(reading)} pages a second, ${(reading / floor).toFixed(2)} times the floor`,
)
console.log(`reading and judging   ${perSecond(whole)} pages a second, ${(whole / floor).toFixed(2)} times the floor`)
