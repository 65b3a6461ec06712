import type { ServerResponse } from "node:http"
import { describe, expect, it } from "vitest"
import { openSite } from "../../../../test/odd-site.ts"
import type { Resolve } from "../web-page/connect.ts"
import { openReceiver } from "./receiver.ts"

const asked: string[] = []
/** Host names that resolve as the test says. */
const leading =
  (...turns: readonly string[][]): Resolve =>
  (name, done) => {
    asked.push(name)
    const found = (turns.length > 1 ? turns[asked.filter((one) => one === name).length - 1] : turns[0]) ?? []
    done(
      null,
      found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    )
  }

const base = { allowed: [], isProduction: false, userAgent: "Test/1" }
const message = (url: string) => ({ url, headers: { "webhook-id": "msg_1" }, body: "{}" })

describe("an address to send to", () => {
  it.each([
    ["http://127.0.0.1/hook"],
    ["https://localhost/hook"],
    ["https://[::1]/hook"],
    ["https://169.254.169.254/latest/meta-data"],
    ["https://10.0.0.7/hook"],
    ["https://0x7f000001/hook"],
    ["https://intranet/hook"],
    ["https://printer.local/hook"],
    ["https://user:secret@shop.example/hook"],
    ["https://shop.example:22/hook"],
    ["ftp://shop.example/hook"],
    ["no address"],
  ])("%s is refused when it is saved, and when a message is sent", async (url) => {
    const receiver = openReceiver({ ...base, resolve: leading(["203.0.114.7"]) })
    expect(await receiver.findFault(url)).toMatch(/cannot receive webhooks/)
    expect(await receiver.send(message(url))).toMatchObject({
      status: null,
      error: expect.stringMatching(/cannot receive/),
    })
  })

  it("must be https in production", async () => {
    const resolve = leading(["203.0.114.7"])
    const inProduction = openReceiver({ ...base, isProduction: true, resolve })
    expect(await inProduction.findFault("http://shop.example/hook")).toBe("The address has to begin with https://.")
    expect(await inProduction.findFault("https://shop.example/hook")).toBeNull()
    expect(await openReceiver({ ...base, resolve }).findFault("http://shop.example/hook")).toBeNull()
  })

  it("is refused if its name resolves to a private network, completely or partly, or not at all", async () => {
    const faultOf = (...addresses: string[]) =>
      openReceiver({ ...base, resolve: leading(addresses) }).findFault("https://shop.example/hook")
    expect(await faultOf("192.168.1.1")).toMatch(/cannot receive/)
    expect(await faultOf("203.0.114.7", "::ffff:10.0.0.1")).toMatch(/cannot receive/)
    expect(await faultOf()).toMatch(/no server of this name/)
  })

  it("is not dialed if its name resolves differently than when it was saved", async () => {
    asked.length = 0
    const reached: string[] = []
    const site = await openSite((request, response) => {
      reached.push(request.url ?? "")
      response.end()
    })
    const port = Number(new URL(site.origin).port)
    const receiver = openReceiver({ ...base, resolve: leading(["203.0.114.7"], ["127.0.0.1"]) })
    expect(await receiver.findFault("http://rebinding.example:8080/hook")).toBeNull()
    expect(await receiver.send(message("http://rebinding.example:8080/hook"))).toMatchObject({
      status: null,
      error: expect.stringMatching(/cannot receive/),
    })
    expect([port > 0, reached]).toEqual([true, []])
  })
})

describe("a message", () => {
  it("arrives unchanged, and its answer is stored in short", async () => {
    let got = ""
    const site = await openSite(async (request, response) => {
      for await (const chunk of request) got += String(chunk)
      response.writeHead(202).end(`thanks\0 ${request.headers["webhook-id"]} ${"x".repeat(100_000)}`)
    })
    const receiver = openReceiver({ ...base, allowed: [site.host] })
    const answer = await receiver.send({ ...message(`${site.origin}/hook?a=1`), body: '{"text":"Mütze 🧶"}' })
    expect(got).toBe('{"text":"Mütze 🧶"}')
    expect(answer).toMatchObject({ status: 202, error: null, excerpt: expect.stringMatching(/^thanks msg_1 x+$/) })
    expect(answer.excerpt).toHaveLength(1000)
  })

  it("does not follow a redirect", async () => {
    const paths: string[] = []
    const site = await openSite((request, response) => {
      paths.push(request.url ?? "")
      response.writeHead(307, { location: "/other" }).end()
    })
    const answer = await openReceiver({ ...base, allowed: [site.host] }).send(message(`${site.origin}/hook`))
    expect(answer).toMatchObject({
      status: 307,
      error: "The server redirected the message. Redirects are not followed.",
    })
    expect(paths).toEqual(["/hook"])
  })

  it.each([
    ["says nothing", () => {}],
    ["never ends", (response: ServerResponse) => void response.write("a")],
  ])("is given up on a server that %s", async (_name, answer) => {
    const site = await openSite((_request, response) => answer(response))
    const told = await openReceiver({ ...base, allowed: [site.host], totalMs: 200 }).send(message(site.origin))
    expect(told).toMatchObject({ status: null, error: "The server did not answer within 0.2 seconds." })
  })

  it("reports that nobody answers", async () => {
    const told = await openReceiver({ ...base, allowed: ["127.0.0.1:1"] }).send(message("http://127.0.0.1:1/"))
    expect(told).toMatchObject({ status: null, error: "There is no server at this address.", excerpt: null })
  })
})
