import { execFile } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { Client } from "pg"
import { Webhook } from "standardwebhooks"
import { describe, expect, it, onTestFinished } from "vitest"
import { auth } from "../src/contract/auth.ts"
import { keys } from "../src/contract/keys.ts"
import { keyLimit, keyScopes } from "../src/domain/account/key-scopes.ts"
import { testEvent, webhookEvents } from "../src/domain/webhooks/events.ts"
import { failingDays, overlapHours } from "../src/domain/webhooks/retries.ts"
import { freshDatabase } from "./database.ts"
import { ServerProcess, sessionOf } from "./faults/server-process.ts"
import { makeRegistration } from "./make.ts"

const docs = readFileSync(join(import.meta.dirname, "../docs/api.md"), "utf8")
const blocks = (language: string) =>
  [...docs.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, code = ""]) => code)

const run = promisify(execFile)

/** A server with a subscriber, and the API key for their script. */
async function openWithKey() {
  const { url, drop } = await freshDatabase()
  onTestFinished(drop)
  const server = new ServerProcess({ DATABASE_URL: url })
  onTestFinished(async () => void (await server.end("SIGKILL")))
  await server.waitUntilReady()
  const registration = makeRegistration()
  const session = sessionOf(await server.send(auth.register.path, registration))
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query("update users set subscription_status = 'active'")
  await admin.end()
  const body = { name: "Script", scopes: ["listings:write", "history:read"], expiresInDays: 7 }
  const made = await (await server.send(keys.create.path, body, session)).json()
  return { PATH: process.env.PATH, SEARCH_SIMPLE_URL: server.origin, SEARCH_SIMPLE_KEY: String(made.key) }
}

describe("the page about scripts", () => {
  it("has examples that run as printed", async () => {
    const env = await openWithKey()
    const [curl = ""] = blocks("sh")
    const [list = "", read = ""] = blocks("ts")
    const written = JSON.parse((await run("sh", ["-c", curl], { env })).stdout)
    expect(written).toMatchObject({ platform: "etsy", totalProducts: 1 })
    // Inside the project, where Node finds its packages.
    const place = join(import.meta.dirname, "../test-results")
    mkdirSync(place, { recursive: true })
    const folder = mkdtempSync(join(place, "examples-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, "list.mts"), list)
    const { stdout } = await run(process.execPath, [join(folder, "list.mts")], { env })
    const [{ productTitle: _, seoScore }] = written.products
    expect(stdout).toBe(`etsy\t${seoScore}\tSaltmarsh Pottery: Speckled Mug\n`)
    // Once more: it contains the key that makes it safe to repeat.
    expect(JSON.parse((await run("sh", ["-c", curl], { env })).stdout)).toEqual(written)

    writeFileSync(join(folder, "read.mts"), read)
    const { readMessage } = await import(join(folder, "read.mts"))
    const secret = `whsec_${Buffer.from("a secret of thirty-two characters").toString("base64")}`
    const at = new Date()
    const signature = new Webhook(secret).sign("msg_1", at, '{"type":"test"}')
    const headers = {
      ...{ "webhook-id": "msg_1", "webhook-timestamp": String(Math.floor(at.getTime() / 1000)) },
      "webhook-signature": signature,
    }
    expect(readMessage(secret, '{"type":"test"}', headers)).toEqual({ type: "test" })
    expect(() => readMessage(secret, '{"type":"text"}', headers)).toThrow(/No matching signature/)
  })

  it("names every permission and every event, and the numbers in the code", () => {
    const named = (heading: string) => {
      const table = docs.split(`| ${heading} `)[1]?.split("\n\n")[0] ?? ""
      return [...table.matchAll(/^\| `([\w:.]+)`/gm)].map(([, name]) => name)
    }
    expect(named("Permission")).toEqual(Object.keys(keyScopes))
    expect(named("Event")).toEqual([...Object.keys(webhookEvents), testEvent])
    expect(docs).toContain(`${keyLimit.times} requests a minute`)
    expect(docs).toMatch(new RegExp(`deliveries fail for\\s+${failingDays} days`))
    expect(docs).toMatch(new RegExp(`sign with both the old and the new one for\\s+${overlapHours} hours`))
  })
})
