import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { eq } from "drizzle-orm"
import { describe, expect, it, onTestFinished } from "vitest"
import { openApp, type TestApp } from "../../../test/app.ts"
import { fakeWebPages } from "../../../test/fake-web-pages.ts"
import { FakeWriter, makeGate } from "../../../test/fake-writer.ts"
import { makeForm, makeKey, makeSubscriber, setSubscription } from "../../../test/make.ts"
import { pageOf } from "../../../test/page-reading.ts"
import { calls } from "../../contract/index.ts"
import { seo } from "../../contract/seo.ts"
import { isKeyScope, type KeyScope, keyScopes } from "../../domain/account/key-scopes.ts"
import { exampleFor } from "../../domain/ads/examples.ts"
import { apiKeys, throttles } from "../db/schema.ts"
import { throttleKey } from "../throttle.ts"
import { tools } from "./mcp/tools.ts"

const allScopes = Object.keys(keyScopes).filter(isKeyScope)
const page = "https://saltmarsh.example/"

async function open({ scopes = allScopes, writer }: { scopes?: readonly KeyScope[]; writer?: FakeWriter } = {}) {
  const webPages = fakeWebPages({ [page]: pageOf("<title>Saltmarsh</title>", "<h1>Mugs</h1>") })
  const app = await openApp({ parts: { webPages, ...(writer && { writer }) } })
  const owner = await makeSubscriber(app)
  const { key } = await makeKey(owner, [...scopes])
  return { app, owner, key, client: await connect(app, key) }
}

async function originOf({ app }: TestApp): Promise<string> {
  const address = app.server.address()
  if (typeof address === "object" && address !== null) return `http://127.0.0.1:${address.port}`
  return app.listen({ port: 0, host: "127.0.0.1" })
}

/** The official client of the protocol, over a real connection. */
async function connect(app: TestApp, key: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" })
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", await originOf(app)), { requestInit }))
  onTestFinished(() => client.close())
  return client
}

const textOf = ({ content }: Awaited<ReturnType<Client["callTool"]>>): string =>
  Array.isArray(content) ? content.map(({ text }) => text).join("\n") : ""

describe("the tools", () => {
  it("are listed with their input and output, and each is a call that a key may make", async () => {
    const { client } = await open()
    const listed = (await client.listTools()).tools
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
    const promised = Object.values(calls).flatMap((area) => Object.values<unknown>(area))
    for (const { call } of tools) {
      expect(promised).toContain(call)
      expect(call.scope).toEqual(expect.any(String))
    }
    for (const { inputSchema, outputSchema, annotations } of listed) {
      expect([inputSchema.type, outputSchema?.type]).toEqual(["object", "object"])
      expect(annotations?.readOnlyHint).toEqual(expect.any(Boolean))
    }
    expect(Object.keys(listed[0]?.inputSchema.properties ?? {})).toContain("etsyShopName")
  })

  it("write a listing, find it, score it, change it and export it", async () => {
    const { client } = await open()
    const { products, ...form } = makeForm()
    const written = await client.callTool({ name: "generate_listings", arguments: { ...form, products } })
    const { id, products: listings } = Object(written.structuredContent)
    expect(textOf(written)).toContain(`history item ${id}`)
    expect(textOf(written)).toContain(listings[0].productTitle)
    const found = await client.callTool({ name: "list_history", arguments: { search: "mug" } })
    expect(Object(found.structuredContent).items.map((item: { id: string }) => item.id)).toEqual([id])
    const whole = await client.callTool({ name: "get_history_item", arguments: { id } })
    expect(Object(whole.structuredContent).products[0].id).toBe(listings[0].id)
    const scoring = { platform: "etsy", listing: { productTitle: "Mug" }, brief: form }
    expect(textOf(await client.callTool({ name: "score_listing", arguments: scoring }))).toMatch(/^Score: \d+ of 100/)
    const edit = { id, products: [{ id: listings[0].id, productTitle: "Speckled Stoneware Mug" }] }
    const edited = await client.callTool({ name: "edit_listing", arguments: edit })
    expect(Object(edited.structuredContent).products[0].productTitle).toBe("Speckled Stoneware Mug")
    const wish = { historyId: id, productId: listings[0].id, field: "productTitle" }
    const again = await client.callTool({ name: "rewrite_field", arguments: wish })
    expect(Object(again.structuredContent).productTitle).not.toBe("Speckled Stoneware Mug")
    expect((await client.callTool({ name: "fix_rules", arguments: { id } })).isError).toBeFalsy()
    const file = await client.callTool({ name: "export_history_item", arguments: { id, format: "csv" } })
    expect(textOf(file)).toContain("Speckled")
  })

  it("analyze a page and build a campaign", async () => {
    const { client } = await open()
    const analysis = await client.callTool({ name: "analyze_webpage", arguments: { url: page } })
    expect(textOf(analysis)).toMatch(/^https:\/\/saltmarsh\.example\/: \d+ of 100/)
    const campaign = await client.callTool({
      name: "build_google_ads_campaign",
      arguments: { ...exampleFor("beauty") },
    })
    const { id } = Object(campaign.structuredContent).campaign
    const read = await client.callTool({ name: "get_campaign", arguments: { id } })
    expect(Object(read.structuredContent).campaign.id).toBe(id)
    for (const name of ["list_campaigns", "list_analyses", "list_bulk_jobs"])
      expect((await client.callTool({ name, arguments: {} })).isError).toBeFalsy()
  })
})

describe("a slow tool", () => {
  const generate = () => {
    const { products, ...form } = makeForm(3)
    return { name: "generate_listings", arguments: { ...form, products } }
  }

  it("reports its progress to a client that asks", async () => {
    const { client } = await open()
    const told: { progress: number; total?: number | undefined }[] = []
    const onprogress = (progress: { progress: number; total?: number | undefined }) => void told.push(progress)
    const written = await client.callTool(generate(), undefined, { onprogress })
    expect(Object(written.structuredContent).products).toHaveLength(3)
    expect(told.map(({ progress }) => progress)).toEqual([0, 1, 2, 3])
    expect(told.every(({ total }) => total === 3)).toBe(true)
    const { products, ...form } = makeForm()
    const wrong = { name: "generate_listings", arguments: { ...form, businessName: "", products } }
    expect((await client.callTool(wrong, undefined, { onprogress })).isError).toBe(true)
  })

  it("can be canceled by the client", async () => {
    const writer = new FakeWriter()
    const isUnderWay = makeGate()
    const mayGoOn = makeGate()
    writer.behave = async () => {
      isUnderWay.open()
      await mayGoOn.wait()
    }
    const { owner, client } = await open({ writer })
    const stop = new AbortController()
    const asked = client.callTool(generate(), undefined, { signal: stop.signal })
    await isUnderWay.wait()
    stop.abort("not needed")
    await expect(asked).rejects.toThrow("not needed")
    const states = async () =>
      (await owner.browser.call(seo.listGenerations, {})).json().map(({ state }: { state: string }) => state)
    await expect.poll(states, { timeout: 60_000 }).toEqual(["cancelled"])
    mayGoOn.open()
  })
})

describe("the rules", () => {
  it("of each platform can be read", async () => {
    const { client } = await open()
    const { resources } = await client.listResources()
    expect(resources).toHaveLength(10)
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri })
      expect(Object(contents[0]).text).toContain("businessName")
    }
    await expect(client.readResource({ uri: "rules://nowhere" })).rejects.toThrow("There is no resource")
  })
})

describe("what is refused", () => {
  it("is the tool's answer, with the invalid field, so a client can correct it", async () => {
    const { client } = await open()
    const { products, ...form } = makeForm()
    const refused = await client.callTool({
      name: "generate_listings",
      arguments: { ...form, businessName: "", products },
    })
    expect([refused.isError, textOf(refused)]).toEqual([true, expect.stringContaining("businessName")])
    const missing = await client.callTool({ name: "get_history_item", arguments: { id: "nothing" } })
    expect([missing.isError, textOf(missing)]).toEqual([true, expect.stringContaining("There is nothing here")])
    await expect(client.callTool({ name: "rule_the_world", arguments: {} })).rejects.toThrow("There is no tool")
  })

  it("includes other users' items, missing permissions and missing payment", async () => {
    const { app, owner, client } = await open({ scopes: ["history:read"] })
    const stranger = await open()
    const { products, ...form } = makeForm()
    const mine = await stranger.client.callTool({ name: "generate_listings", arguments: { ...form, products } })
    const { id } = Object(mine.structuredContent)
    expect((await client.callTool({ name: "get_history_item", arguments: { id } })).isError).toBe(true)
    const other = await client.callTool({ name: "generate_listings", arguments: { ...form, products } })
    expect([other.isError, textOf(other)]).toEqual([true, expect.stringContaining("listings:write")])
    await setSubscription(app.db, owner.id, { status: "inactive" })
    const unpaid = await client.callTool({ name: "list_history", arguments: {} })
    expect([unpaid.isError, textOf(unpaid)]).toEqual([true, expect.stringContaining("subscription")])
  })

  it("includes a missing or wrong key, a page of another site, and too many simultaneous requests", async () => {
    const { app, key } = await open()
    const url = `${await originOf(app)}/mcp`
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" }
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" })
    const ask = (more: Record<string, string>, sent = body) =>
      fetch(url, { method: "POST", headers: { ...headers, ...more }, body: sent })
    const without = await ask({})
    expect([without.status, without.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="api"'])
    expect((await ask({ authorization: "Bearer nonsense" })).status).toBe(401)
    const authorization = `Bearer ${key}`
    expect((await ask({ authorization, origin: "https://elsewhere.example" })).status).toBe(403)
    expect((await ask({ authorization }, JSON.stringify({ text: "a".repeat(2 ** 20) }))).status).toBe(413)
    expect((await ask({ authorization }, '{"text":1}')).status).toBe(400)
    expect((await ask({ authorization, accept: "text/html" })).status).toBe(406)
    for (const method of ["GET", "DELETE"]) {
      const reply = await fetch(url, { method, headers: { authorization } })
      expect([reply.status, reply.headers.get("allow")]).toEqual([405, "POST"])
    }
  })

  it("includes exceeding the key's limit, with a sentence", async () => {
    const { app, client } = await open()
    await app.db.update(throttles).set({ count: 1000 })
    const refused = await client.callTool({ name: "list_history", arguments: {} })
    expect([refused.isError, textOf(refused)]).toEqual([true, expect.stringContaining("requests a minute")])
    await expect(client.listTools()).rejects.toThrow("requests a minute")
  })

  it("counts the use of a tool once", async () => {
    const { app, client } = await open()
    const [key] = await app.db.select({ id: apiKeys.id }).from(apiKeys)
    const isOfKey = eq(throttles.key, throttleKey("api-key", key?.id ?? ""))
    const counted = async () =>
      (await app.db.select({ count: throttles.count }).from(throttles).where(isOfKey))[0]?.count
    const before = await counted()
    await client.callTool({ name: "list_history", arguments: {} })
    expect(await counted()).toBe((before ?? 0) + 1)
  })
})
