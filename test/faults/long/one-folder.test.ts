import { existsSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { auth } from "../../../src/contract/auth.ts"
import { beginServer, emptyFolder } from "../servers.ts"

describe("two servers on one folder", () => {
  it("start at once on an empty one, and the last one to exit stops the database", async () => {
    const dataDir = emptyFolder()
    const servers = [beginServer({ DATA_DIR: dataDir }), beginServer({ DATA_DIR: dataDir })]
    const [one, two] = await Promise.all(servers.map((server) => server.waitUntilReady()))
    if (!one || !two) throw new Error("two were started")
    expect(await one.end("SIGTERM")).toBe(0)
    const demo = { username: "demo", password: "search-simple" }
    expect((await two.send(auth.signIn.path, demo)).status).toBe(200)
    expect(await two.end("SIGTERM")).toBe(0)
    expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false)
  }, 300_000)
})
