import { readFileSync } from "node:fs"
import { Client } from "pg"
import { expect, onTestFinished, test } from "vitest"
import { auth } from "../../src/contract/auth.ts"
import { keys } from "../../src/contract/keys.ts"
import { templates } from "../../src/contract/templates.ts"
import { freshDatabase } from "../../test/database.ts"
import { ServerProcess, sessionOf } from "../../test/faults/server-process.ts"
import { makeRegistration } from "../../test/make.ts"

async function openServer() {
  const { url, drop } = await freshDatabase()
  onTestFinished(drop)
  const admin = new Client({ connectionString: url })
  await admin.connect()
  onTestFinished(() => admin.end())
  const server = new ServerProcess({ DATABASE_URL: url })
  onTestFinished(async () => void (await server.end("SIGKILL")))
  await server.waitUntilReady()
  const session = sessionOf(await server.send(auth.register.path, makeRegistration()))
  await admin.query("update users set subscription_status = 'active'")
  return { server, admin, session }
}

test("the built server shows the lines of our sources in its log, and answers assistants", async () => {
  const { server, admin, session } = await openServer()
  const body = { name: "Assistant", scopes: ["history:read"], expiresInDays: 7 }
  const { key } = await (await server.send(keys.create.path, body, session)).json()
  const asked = await server.send(
    "/mcp",
    { jsonrpc: "2.0", id: 1, method: "tools/list" },
    { authorization: `Bearer ${key}`, accept: "application/json, text/event-stream" },
  )
  expect((await asked.json()).result.tools).toContainEqual(expect.objectContaining({ name: expect.any(String) }))

  await admin.query("drop table content_templates cascade")
  expect((await server.send(templates.list.path, undefined, session)).status).toBe(500)
  const findLine = () => /\((\/[^)]+\/src\/server\/calls\/templates\.ts):(\d+):\d+\)/.exec(server.output)
  // The log comes by another way than the answer, and perhaps later.
  await expect.poll(findLine).not.toBeNull()
  const [, path = "", line] = findLine() ?? []
  expect(readFileSync(path, "utf8").split("\n")[Number(line) - 1]).toMatch(/await \w+\(/)
})
