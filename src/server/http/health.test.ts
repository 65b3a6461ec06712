import { sql } from "drizzle-orm"
import { describe, expect, it, vi } from "vitest"
import { openApp } from "../../../test/app.ts"
import { runOn, urlOfDatabase } from "../../../test/database.ts"
import { mail } from "../../contract/mail.ts"

const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://search.example",
  APP_KEY: "k".repeat(32),
  PAYMENTS: "sandbox",
}

describe("health", () => {
  it("reports life, readiness and metrics", async () => {
    const app = await openApp()
    expect((await app.browser().request({ url: "/healthz" })).json()).toEqual({ status: "ok" })
    expect((await app.browser().request({ url: "/readyz" })).json()).toMatchObject({ status: "ready", database: "ok" })
    expect((await app.browser().request({ url: "/metrics" })).body).toContain("http_request_duration_seconds_count")
  })

  it("is not ready on a database that cannot be written to, and says why", async () => {
    const app = await openApp()
    const ready = async () => {
      app.clock.walk({ seconds: 2 })
      const reply = await app.browser().request({ url: "/readyz" })
      return [reply.statusCode, reply.json().database]
    }
    const { pathname } = new URL(app.url)
    const set = (value: string) =>
      runOn(
        urlOfDatabase(app.url, "postgres"),
        `alter database "${pathname.slice(1)}" set default_transaction_read_only = ${value}`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${pathname.slice(1)}'`,
      )
    expect(await ready()).toEqual([200, "ok"])
    await set("on")
    await vi.waitFor(async () => expect(await ready()).toEqual([503, "read-only"]), { interval: 20 })
    await set("off")
    await vi.waitFor(async () => expect(await ready()).toEqual([200, "ok"]), { interval: 20 })
  })

  it("is not ready if nothing more fits on the disk", async () => {
    const app = await openApp()
    await app.db.execute(sql`
      create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    await app.db.execute(sql`create trigger full_disk before insert on readiness execute function refuse()`)
    const reply = await app.browser().request({ url: "/readyz" })
    expect([reply.statusCode, reply.json().database]).toEqual([503, "full"])
  })

  it("shows its metrics and a developer's emails only under names of this machine", async () => {
    const app = await openApp()
    for (const host of ["rebound.example:3000", "127.0.0.1.rebound.example"])
      for (const url of ["/metrics", mail.listOutbox.path])
        expect([host, url, (await app.browser().request({ url, headers: { host } })).statusCode]).toEqual([
          host,
          url,
          404,
        ])
    for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
      expect((await app.browser().request({ url: "/metrics", headers: { host } })).statusCode).toBe(200)
  })

  it("hides its metrics from strangers", async () => {
    const metrics = async (env: Record<string, string>, address: string, authorization = "") =>
      (await (await openApp({ env })).browser({ address }).request({ url: "/metrics", headers: { authorization } }))
        .statusCode
    expect(await metrics({}, "10.0.0.1")).toBe(404)
    expect(await metrics(production, "127.0.0.1")).toBe(404)
    expect(await metrics({ METRICS_TOKEN: "secret" }, "127.0.0.1")).toBe(404)
    expect(await metrics({ METRICS_TOKEN: "secret" }, "10.0.0.1", "Bearer secret")).toBe(200)
  })
})
