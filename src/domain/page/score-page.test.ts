import { expect, test } from "vitest"
import { pageOf, readHtml, words } from "../../../test/page-reading.ts"
import { audits } from "./audits/index.ts"
import { judgePage, scoreVerdicts } from "./score-page.ts"

const target = {
  canonicalTarget: null,
  linkHealth: { total: 1, checked: 1, fine: 1, broken: [], uncheckable: [], redirected: [] },
}
const scoreOf = (html: string, given: Parameters<typeof readHtml>[1] = {}) =>
  scoreVerdicts(judgePage(readHtml(html, { ...given, facts: { ...target, ...given?.facts } })))

const head = `<title>Handmade oak kitchen tables from Leeds</title>
<meta name="description" content="${"Solid oak kitchen tables made to order. ".repeat(3)}">
<meta name="viewport" content="width=device-width"><link rel="canonical" href="https://shop.example/tables/oak">
<link rel="icon" href="/a.png"><meta name="twitter:card" content="summary">
${["title", "description", "image", "url", "type"].map((name) => `<meta property="og:${name}" content="x">`).join("")}`
const body = `<h1>Handmade oak kitchen tables</h1><p>${Array.from({ length: 80 }, (_n, at) => `word${at}`).join(" ")}. Short one.</p><a href="/more">More tables of oak</a>`

test("a page without faults has every point but those of its site", () => {
  const { score, cappedBy, recommendations } = scoreOf(pageOf(head, body))
  expect(cappedBy).toBeNull()
  expect(recommendations.length).toBeLessThan(4)
  expect(score).toBeGreaterThanOrEqual(95)
})

test.each<[string, string, Parameters<typeof readHtml>[1], number]>([
  ["robots-noindex", '<meta name="googlebot" content="noindex">', {}, 40],
  ["robots-noindex", "", { headers: [["x-robots-tag", "googlebot: noindex"]] }, 40],
  ["robots-txt-access", "", { robotsFile: { everybody: { isAllowed: false, line: 1, rule: "Disallow: /" } } }, 40],
  ["http-status", "", { delivery: { status: 404 } }, 30],
])("a page that must not be found never looks fine: %s", (id, tag, given, cap) => {
  const { score, cappedBy, recommendations } = scoreOf(pageOf(head + tag, body), given)
  expect([score, cappedBy]).toEqual([cap, id])
  expect(recommendations[0]).toBeDefined()
})

test("checks that may not count do not count", () => {
  const scored = scoreOf(pageOf(head, body))
  const counted = scored.verdicts.filter(({ outcome }) => outcome.outcome === "pass" || outcome.outcome === "fail")
  expect(counted.length).toBeLessThan(audits.length)
  const more = [...scored.verdicts, ...scored.verdicts.filter(({ outcome }) => outcome.outcome === "not-applicable")]
  expect(scoreVerdicts(more).score).toBe(scored.score)
})

test("every audit has its words", () => {
  for (const { passTitle, failTitle, why } of audits)
    for (const text of [passTitle, failTitle, why]) expect(text.length).toBeGreaterThan(10)
})

test("a longer text never loses points", () => {
  const short = scoreOf(pageOf(head, `<h1>Handmade oak kitchen tables</h1><p>${words(10)}</p>`)).score
  expect(scoreOf(pageOf(head, body)).score).toBeGreaterThanOrEqual(short)
})
