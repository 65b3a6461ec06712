import { expect, test } from "vitest"
import { openSite } from "../../../../test/odd-site.ts"
import { checkLinks } from "./check-links.ts"

const statuses: Readonly<Record<string, number>> = {
  "/ok": 200,
  "/gone": 410,
  "/missing": 404,
  "/fault": 500,
  "/locked": 403,
  "/busy": 429,
  "/away": 503,
}

test("a link is broken, fine, or could not be checked; HEAD alone never decides that one is broken", async () => {
  const asked: string[] = []
  const site = await openSite((request, response) => {
    const path = request.url ?? ""
    asked.push(`${request.method} ${path}`)
    if (path === "/no-head") response.writeHead(request.method === "HEAD" ? 405 : 200)
    else if (path === "/moved") response.writeHead(301, { location: "/ok" })
    else if (path === "/inside") response.writeHead(302, { location: "http://169.254.169.254/" })
    else response.writeHead(statuses[path] ?? 404)
    response.end()
  })
  const paths = [...Object.keys(statuses), "/no-head", "/moved", "/inside"]
  const links = [...paths.map((path) => `${site.origin}${path}`), "http://127.0.0.1:1/secret"]
  const told: string[] = []
  const health = await checkLinks(
    links.map((url, at) => ({ url, line: at, isInternal: true })),
    {
      reach: { allowed: new Set([site.host]), userAgent: "a test" },
      budgetMs: 5000,
      progress: (done, total) => told.push(`${done}/${total}`),
    },
  )
  const pathsOf = (list: readonly { url: string }[]) => list.map(({ url }) => new URL(url).pathname).toSorted()
  expect(pathsOf(health.broken)).toEqual(["/fault", "/gone", "/missing"])
  expect(pathsOf(health.uncheckable)).toEqual(["/away", "/busy", "/inside", "/locked", "/secret"])
  expect(pathsOf(health.redirected)).toEqual(["/moved"])
  expect([health.fine, health.checked, health.total]).toEqual([3, 6, 11])
  expect(asked).toContain("GET /no-head")
  expect(asked).not.toContain("GET /ok")
  expect([told[0], told.at(-1)]).toEqual(["0/11", "11/11"])
})

test("of very many links, a hundred are followed, the site's own first", async () => {
  let asked = 0
  const site = await openSite((_request, response) => {
    asked += 1
    response.end()
  })
  const links = Array.from({ length: 300 }, (_nothing, at) => ({
    url: `${site.origin}/${at}`,
    line: at,
    isInternal: at >= 200,
  }))
  const reach = { allowed: new Set([site.host]), userAgent: "a test" }
  const health = await checkLinks(links, { reach, budgetMs: 20_000, progress: () => {} })
  expect([asked, health.fine, health.total]).toEqual([100, 100, 300])
})

test("when the time is over, the remaining links count as not checked", async () => {
  const site = await openSite(() => {})
  const reach = { allowed: new Set([site.host]), userAgent: "a test" }
  const links = Array.from({ length: 9 }, (_nothing, at) => ({
    url: `${site.origin}/${at}`,
    line: at,
    isInternal: true,
  }))
  const health = await checkLinks(links, { reach, budgetMs: 100, progress: () => {} })
  expect([health.checked, health.uncheckable.length]).toEqual([0, 9])
})
