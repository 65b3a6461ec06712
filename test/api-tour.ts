import type { Call } from "../src/contract/call.ts"
import { calls } from "../src/contract/index.ts"
import { exampleFor } from "../src/domain/ads/examples.ts"
import { openApp, type TestBrowser } from "./app.ts"
import { makeForm, makeRegistration, setSubscription } from "./make.ts"

interface Asked {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: unknown
}

/** Requests and answers, by `area.key`. */
export type Tour = Record<string, { readonly body?: unknown; readonly answer: unknown }>

const findCall = (area: string, key: string): Call => Reflect.get(Reflect.get(calls, area), key)

/** Goes through the product as its user does, and records each call's answer. */
export async function takeApiTour(): Promise<Tour> {
  const app = await openApp()
  const browser = app.browser()
  const tour: Tour = {}
  const ask = async (name: string, { body, ...asked }: Asked = {}) => {
    const [area = "", key = ""] = name.split(".")
    const reply = await send(browser, findCall(area, key), { ...asked, body })
    if (reply.statusCode >= 300) throw new Error(`${name} was refused: ${reply.body}`)
    const answer = reply.json()
    // Later events get later times: lists have an order.
    app.clock.walk({ seconds: 1 })
    tour[name] = { ...(body !== undefined && { body }), answer }
    return answer
  }
  const registration = makeRegistration({ username: "mara", email: "mara@shop.example" })
  const { id: userId } = await ask("auth.register", { body: registration })
  await ask("auth.signIn", { body: { username: "mara", password: registration.password } })
  await setSubscription(app.db, userId, { status: "active" })
  const form = makeForm()
  const { id, products, generationId } = await ask("seo.generate", { body: form })
  const [{ id: productId, productTitle }] = products
  await ask("seo.score", { body: { platform: "etsy", listing: { productTitle }, brief: form } })
  await ask("seo.getGeneration", { params: { id: generationId } })
  await ask("history.edit", {
    params: { id },
    body: { products: [{ id: productId, tags: ["stoneware mug", "speckled mug"] }] },
  })
  await ask("history.mark", { params: { id }, body: { isFavorite: true, notes: "For the spring fair" } })
  await ask("history.get", { params: { id } })
  await ask("history.listVersions", { params: { id }, query: { productId } })
  await ask("templates.create", { body: { name: "Mugs", form } })
  await ask("support.chat", { body: { message: "Which platforms are there?" } })
  await ask("ads.generate", { body: { ...exampleFor("home_services") } })
  const source = { fileName: "mugs.csv", platform: null, heads: ["Name", "Text"], top: [["Name", "Text"]], headAt: 0 }
  const job = await ask("bulk.create", {
    body: { platform: "etsy", form: { ...form, products: [] }, source: { ...source, separator: "," } },
  })
  const [product] = form.products
  const rows = [{ line: 2, product, texts: { targetKeywords: "speckled mug" }, cells: [["Mug", "A mug"]] }]
  await ask("bulk.addRows", { params: { id: job.id }, body: { from: 0, rows } })
  await ask("bulk.get", { params: { id: job.id } })
  for (const [area, areaCalls] of Object.entries(calls))
    for (const [key, call] of Object.entries<Call>(areaCalls))
      if (isPlainQuestion(call) && !(`${area}.${key}` in tour)) await ask(`${area}.${key}`)
  return settle(tour)
}

const isPlainQuestion = ({ method, path, reply, params }: Call): boolean =>
  method === "GET" && typeof reply !== "string" && params === undefined && !path.startsWith("/api/dev/")

const send = (browser: TestBrowser, call: Call, { params = {}, query = {}, body }: Asked) =>
  browser.request({
    method: call.method,
    url: call.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? ""),
    query,
    ...(body !== undefined && { headers: { "content-type": "application/json" }, payload: JSON.stringify(body) }),
  })

/** Ids and times vary; in an example, they are constant as long as nothing else changes. */
function settle(tour: Tour): Tour {
  const ids = new Map<string, string>()
  const settled = JSON.stringify(tour)
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=")[\w-]{43}(?=")/g, (id) => {
      const known = ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, "0")}`
      ids.set(id, known)
      return known
    })
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, "2026-11-21T09:00:00.000Z")
    // Stored data has random parts, whose compressed size varies by a few bytes.
    .replaceAll(/"bytes":(\d+)/g, (_, bytes: string) => `"bytes":${Math.floor(Number(bytes) / 10_000) * 10_000}`)
  return JSON.parse(settled)
}
