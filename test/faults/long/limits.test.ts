import { once } from "node:events"
import { connect } from "node:net"
import { setImmediate } from "node:timers/promises"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { openApp, type TestApp } from "../../app.ts"

/** The real app on a real socket, which `inject` bypasses. */
async function listen(app: TestApp): Promise<number> {
  await app.app.listen({ port: 0, host: "127.0.0.1" })
  const address = app.app.server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}

/** Sends exactly these bytes, and waits for the answer until the server closes the connection. */
async function sendAndStall(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1")
  onTestFinished(() => void socket.destroy())
  let answer = ""
  socket.on("data", (chunk) => {
    answer += String(chunk)
  })
  socket.write(bytes)
  await once(socket, "close")
  return answer
}

describe("a client that stalls", () => {
  it("is disconnected, in its headers and in its body, while others are served", async () => {
    const app = await openApp()
    const port = await listen(app)
    const stalled = Promise.all([
      sendAndStall(port, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n"),
      sendAndStall(
        port,
        "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
      ),
    ])
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    for (const answer of await stalled) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  }, 30_000)
})

describe("a server that cannot keep up", () => {
  it("refuses requests, stays alive for the load balancer, and recovers", async () => {
    const app = await openApp()
    await listen(app)
    const ask = async (url: string) => (await app.browser().request({ url })).statusCode
    expect(await ask("/api/public-config")).toBe(200)
    // Hardly anything else runs in this process meanwhile, as under heavy load. It sleeps, so that other tests can work.
    const cell = new Int32Array(new SharedArrayBuffer(4))
    for (let round = 0; round < 7; round++) {
      Atomics.wait(cell, 0, 0, 1600)
      await setImmediate()
    }
    await vi.waitFor(async () => expect(await ask("/api/public-config")).toBe(503), { timeout: 3000, interval: 20 })
    const refused = await app.browser().request({ url: "/api/public-config" })
    expect(refused.headers["retry-after"]).toBe("5")
    expect(refused.json()).toMatchObject({ code: "overloaded" })
    expect(await ask("/healthz")).toBe(200)
    await vi.waitFor(async () => expect(await ask("/api/public-config")).toBe(200), { timeout: 15_000, interval: 50 })
  }, 300_000)
})
