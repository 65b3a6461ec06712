// npm run bench read-pages -- FOLDER: reads every .html file of a folder and judges it, beside the bare tokenizer, which is the floor that
// nobody can go below.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { judgePage, scoreVerdicts } from "../src/domain/page/score-page.ts"
import { readHtml } from "../test/page-reading.ts"
import { tokenizeOnly } from "./tokenize-only.ts"

const passes = 3
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

/** The median of several passes, in milliseconds. */
function time(work: (page: string) => void): number {
  const times = Array.from({ length: passes }, () => {
    const startedAt = performance.now()
    for (const page of pages) work(page)
    return performance.now() - startedAt
  })
  return times.toSorted((a, b) => a - b)[Math.floor(passes / 2)] ?? 0
}

for (const page of pages.slice(0, 30)) readHtml(page)
const floor = time(tokenizeOnly)
const reading = time((page) => void readHtml(page))
const whole = time((page) => void scoreVerdicts(judgePage(readHtml(page))))
const perSecond = (ms: number): string => (pages.length / (ms / 1000)).toFixed(0)
const megabytes = pages.reduce((sum, page) => sum + page.length, 0) / 1_000_000

console.log(`${pages.length} pages, ${megabytes.toFixed(1)} MB`)
console.log(`tokenizing alone      ${perSecond(floor)} pages a second`)
console.log(
  `reading               ${perSecond(reading)} pages a second, ${(reading / floor).toFixed(2)} times the floor`,
)
console.log(`reading and judging   ${perSecond(whole)} pages a second, ${(whole / floor).toFixed(2)} times the floor`)
