import { spawnSync } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { join } from "node:path"
import { Client } from "pg"
import { describe, expect, it, onTestFinished } from "vitest"
import { auth } from "../../../src/contract/auth.ts"
import { readPidFile } from "../../../src/server/db/embedded/postmaster.ts"
import { freshDatabase, urlOfDatabase } from "../../database.ts"
import { makeRegistration } from "../../make.ts"
import { sessionOf } from "../server-process.ts"
import { beginServer, emptyFolder, noDemo } from "../servers.ts"

const register = auth.register.path
const user = auth.getUser.path

async function ownDatabase(): Promise<string> {
  const { url, drop } = await freshDatabase()
  onTestFinished(drop)
  return url
}

describe("two servers on one database", () => {
  it("start at once on an empty one, share sessions, and count attempts together", async () => {
    const url = await ownDatabase()
    const servers = [beginServer({ DATABASE_URL: url }), beginServer({ DATABASE_URL: url })]
    const [one, two] = await Promise.all(servers.map((server) => server.waitUntilReady()))
    if (!one || !two) throw new Error("two were started")
    const body = makeRegistration()
    const session = sessionOf(await one.send(register, body))
    expect(await (await two.send(user, undefined, session)).json()).toMatchObject({ username: body.username })
    const guess = { username: body.username, password: "a wrong guess" }
    const statuses = []
    for (const server of [one, two, one, two, one, two, one])
      statuses.push((await server.send(auth.signIn.path, guess)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    await two.send(auth.signOut.path, {}, session)
    expect((await one.send(user, undefined, session)).status).toBe(401)
  }, 300_000)
})

describe("a server that is asked to stop", () => {
  it("finishes running work and ends the database that it started", async () => {
    const dataDir = emptyFolder()
    const server = await beginServer({ DATA_DIR: dataDir, ...noDemo }).waitUntilReady()
    const running = server.send(register, makeRegistration())
    // The request must have arrived before the signal does.
    await server.send("/healthz")
    expect(await server.end("SIGINT")).toBe(0)
    expect((await running).status).toBe(201)
    await expect(server.send("/healthz")).rejects.toThrow()
    const next = await beginServer({ DATA_DIR: dataDir, ...noDemo }).waitUntilReady()
    expect((await next.send("/readyz")).status).toBe(200)
  }, 300_000)
})

describe("a database that disappears while the server runs", () => {
  it("causes a plain 503, and is used again as soon as it is back", async () => {
    const url = await ownDatabase()
    const server = await beginServer({ DATABASE_URL: url }).waitUntilReady()
    const session = sessionOf(await server.send(register, makeRegistration()))
    const admin = new Client({ connectionString: urlOfDatabase(url, "postgres") })
    await admin.connect()
    const name = decodeURIComponent(new URL(url).pathname.slice(1))
    await admin.query(`alter database "${name}" with allow_connections false`)
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name])
    const away = await server.send(user, undefined, session)
    expect([away.status, (await away.json()).code]).toEqual([503, "overloaded"])
    expect(Number(away.headers.get("retry-after"))).toBeGreaterThan(0)
    await admin.query(`alter database "${name}" with allow_connections true`)
    expect((await server.send(user, undefined, session)).status).toBe(200)
    await admin.end()
  }, 300_000)
})

describe("a database that is frozen", () => {
  it("makes nobody wait for more than five seconds, and is used again when it is back", async () => {
    const dataDir = emptyFolder()
    const server = await beginServer({ DATA_DIR: dataDir, ...noDemo }).waitUntilReady()
    const session = sessionOf(await server.send(register, makeRegistration()))
    await Promise.all(Array.from({ length: 6 }, () => server.send(user, undefined, session)))
    const postmaster = readPidFile(join(dataDir, "postgres"))?.pid ?? 0
    process.kill(postmaster, "SIGSTOP")
    const children = spawnSync("ps", ["-o", "pid=", "--ppid", String(postmaster)], { encoding: "utf8" }).stdout
    const signal = (name: NodeJS.Signals) =>
      void spawnSync("kill", ["-s", name.slice(3), ...children.trim().split(/\s+/)])
    const thaw = () => {
      signal("SIGCONT")
      process.kill(postmaster, "SIGCONT")
    }
    signal("SIGSTOP")
    const ask = async (path: string, body?: unknown) => {
      const startedAt = performance.now()
      const reply = await server.send(path, body, session)
      return { path, status: reply.status, isQuick: performance.now() - startedAt < 5000, said: await reply.json() }
    }
    const calls = [...Array.from({ length: 14 }, () => ask(user)), ask(register, makeRegistration()), ask("/readyz")]
    for (const reply of await Promise.all(calls)) {
      expect(reply).toMatchObject({ status: 503, isQuick: true })
      if (reply.path === "/readyz") expect(reply.said.database).toBe("does not answer")
      else expect(reply.said.message).toMatch(/database does not answer/)
    }
    thaw()
    await expect.poll(async () => (await ask("/readyz")).status, { timeout: 20_000 }).toBe(200)
    expect((await ask(user)).status).toBe(200)
  }, 300_000)
})

describe("a failed start", () => {
  it("names the wrong setting", async () => {
    const server = beginServer({ PORT: "http", LOG_LEVEL: "loud" })
    expect(await server.waitForExit()).toBe(1)
    expect(server.output).toContain('PORT must be a whole number from 0 to 65535, not "http".')
    expect(server.output).toContain("LOG_LEVEL must be one of")
    expect(server.output).not.toContain("    at ")
  })

  it("says that the port is in use, and leaves no database running", async () => {
    const other = createServer().listen(0, "127.0.0.1")
    onTestFinished(() => void other.close())
    await once(other, "listening")
    const address = other.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    const dataDir = emptyFolder()
    const server = beginServer({ PORT: String(port), DATA_DIR: dataDir, ...noDemo })
    expect(await server.waitForExit()).toBe(1)
    expect(server.output).toContain("Set PORT to another one.")
    expect(server.output).not.toContain("    at ")
  }, 300_000)

  it("says that the database is unreachable, without its password", async () => {
    const server = beginServer({ DATABASE_URL: "postgres://app:hidden-word@127.0.0.1:9/app" })
    expect(await server.waitForExit()).toBe(1)
    expect(server.output).toMatch(/database/i)
    expect(server.output).not.toMatch(/hidden-word| {4}at /)
  }, 300_000)
})
