import { once } from "node:events"
import { createServer } from "node:http"
import { expect, it, onTestFinished } from "vitest"
import { pages } from "../../../src/contract/pages.ts"
import { openSubscriber, startServer } from "../servers.ts"

/** A site whose pages are named by their addresses, and its host. */
async function openSite(): Promise<string> {
  const site = createServer((request, response) => {
    const isPage = request.url?.startsWith("/page") === true
    response.writeHead(isPage ? 200 : 404, { "content-type": "text/html" })
    response.end(isPage ? `<title>${request.url}</title><h1>Oak</h1>` : "")
  })
  site.listen(0, "127.0.0.1")
  await once(site, "listening")
  onTestFinished(() => void site.close())
  const address = site.address()
  return `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
}

it("another server continues the list of a killed one: no page is lost or repeated", async () => {
  const host = await openSite()
  const env = { ANALYZER_ALLOW_PRIVATE: host }
  const { url, admin, server: first, session } = await openSubscriber(env)
  const urls = Array.from({ length: 6 }, (_, at) => `http://${host}/page-${at}`)
  const begun = await first.send(pages.startBatch.path, { urls }, session)
  const { id } = await begun.json()
  const countDone = async () => (await admin.query("select id from webpage_analysis")).rows.length
  await expect.poll(countDone, { timeout: 30_000, interval: 20 }).toBeGreaterThanOrEqual(2)
  await first.end("SIGKILL")
  expect(await countDone()).toBeLessThan(6)
  // As if the killed one's lease had expired.
  await admin.query("update webpage_batches set leased_until = now() - interval '1 second'")

  const second = await startServer(url, env)
  const view = async () => (await second.send(pages.getBatch.path.replace(":id", id), undefined, session)).json()
  await expect.poll(async () => (await view()).state, { timeout: 45_000, interval: 100 }).toBe("done")
  const stored = await admin.query("select id, url, title from webpage_analysis order by url")
  expect(stored.rows.map(({ url: one }) => one)).toEqual(urls)
  expect(stored.rows.map(({ title }) => title)).toEqual(urls.map((one) => new URL(one).pathname))
  const listed = (await view()).pages.map(({ analysisId }: { analysisId: string }) => analysisId)
  expect(listed).toEqual(stored.rows.map(({ id: one }) => one))
}, 300_000)
