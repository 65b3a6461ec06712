import type { RequestListener, ServerResponse } from "node:http"
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib"
import { expect, test } from "vitest"
import { openSite } from "../../../../test/odd-site.ts"
import { type FetchLimits, fetchResource, type Resource } from "./fetch-resource.ts"

const limits: FetchLimits = { totalMs: 4000, maxBytes: 100_000, maxRedirects: 5 }
const html = "<!doctype html><title>Oak</title>"

async function get(
  answer: RequestListener,
  given: { path?: string; limits?: Partial<FetchLimits> } = {},
): Promise<Resource> {
  const site = await openSite(answer)
  const reach = {
    allowed: new Set([site.host]),
    userAgent: "a test",
    resolve: (name: string, done: (error: Error | null, found: { address: string; family: number }[]) => void) =>
      done(null, [{ address: name === "inside.example" ? "10.0.0.1" : "127.0.0.1", family: 4 }]),
  }
  return fetchResource(`${site.origin}${given.path ?? "/"}`, reach, { limits: { ...limits, ...given.limits } })
}

const send = (response: ServerResponse, body: string | Buffer, coding?: string): void => {
  response.writeHead(200, { "content-type": "text/html", ...(coding !== undefined && { "content-encoding": coding }) })
  response.end(body)
}

test.each([
  ["gzip", gzipSync(html)],
  ["x-gzip", gzipSync(html)],
  ["br", brotliCompressSync(html)],
  ["zstd", zstdCompressSync(html)],
  ["deflate", deflateSync(html)],
  ["deflate", deflateRawSync(html)],
  ["gzip, br", brotliCompressSync(gzipSync(html))],
  ["identity", Buffer.from(html)],
])("a page compressed with %s is unpacked", async (coding, body) => {
  const { bytes, isCut } = await get((_request, response) => send(response, body, coding))
  expect(bytes.toString()).toBe(html)
  expect(isCut).toBe(false)
})

const bomb = Buffer.alloc(30_000_000, "a")

test.each([
  ["gzip", gzipSync(bomb)],
  ["br", brotliCompressSync(bomb)],
  ["zstd", zstdCompressSync(bomb)],
  ["deflate", deflateSync(bomb)],
  ["gzip, gzip", gzipSync(gzipSync(bomb))],
])("a %s bomb is unpacked up to the limit, and no further", async (coding, body) => {
  const { bytes, isCut } = await get((_request, response) => send(response, body, coding))
  expect(bytes.length).toBe(limits.maxBytes)
  expect(isCut).toBe(true)
})

test.each([
  ["gzip", "unreadable"],
  ["br", "unreadable"],
  ["zstd", "unreadable"],
  ["rot13", "unreadable"],
  ["gzip, gzip, gzip, gzip", "unreadable"],
])("a page that claims to be %s and is not cannot be read", async (coding, kind) => {
  await expect(get((_request, response) => send(response, html, coding))).rejects.toMatchObject({ kind })
})

test("a compressed page that was cut off is read as far as it goes", async () => {
  const text = Array.from({ length: 5000 }, (_nothing, at) => `word${at * 7919}`).join(" ")
  const packed = gzipSync(text)
  const { bytes } = await get((_request, response) => send(response, packed.subarray(0, packed.length / 2), "gzip"))
  expect(bytes.length).toBeGreaterThan(1000)
  expect(text.startsWith(bytes.toString())).toBe(true)
})

test("a page that never ends is read up to the limit", async () => {
  const { bytes, isCut } = await get((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" })
    const more = (): void => {
      while (!response.destroyed && response.write("<p>more oak</p>".repeat(100)));
    }
    response.on("drain", more)
    more()
  })
  expect([bytes.length, isCut]).toEqual([limits.maxBytes, true])
})

test.each<[string, RequestListener]>([
  ["never answers", () => {}],
  ["stops in the middle", (_request, response) => void response.writeHead(200).write("<p>half")],
  [
    "stops in the middle of what is packed",
    (_request, response) =>
      void response.writeHead(200, { "content-encoding": "gzip" }).write(gzipSync(html).subarray(0, 9)),
  ],
])("a site that %s is given up at the deadline", async (_what, answer) => {
  await expect(get(answer, { limits: { totalMs: 150 } })).rejects.toMatchObject({ kind: "unreachable" })
})

const redirectTo =
  (target: (path: string) => string | null, status = 302): RequestListener =>
  (request, response) => {
    const location = target(request.url ?? "/")
    if (location === null) return send(response, html)
    response.writeHead(status, { location })
    response.end()
  }

test("redirects are followed and reported", async () => {
  const page = await get(
    redirectTo((path) => (path === "/a" ? "/b" : path === "/b" ? "c?d=é" : null), 301),
    { path: "/a" },
  )
  expect(page.hops.map(({ url, status }) => [new URL(url).pathname, status])).toEqual([
    ["/a", 301],
    ["/b", 301],
  ])
  expect(new URL(page.finalUrl).pathname).toBe("/c")
})

test("five redirects are followed, six are not", async () => {
  const steps = (count: number) =>
    redirectTo((path) => (Number(path.slice(1)) < count ? `/${Number(path.slice(1)) + 1}` : null))
  expect((await get(steps(5), { path: "/0" })).hops).toHaveLength(5)
  await expect(get(steps(6), { path: "/0" })).rejects.toMatchObject({ kind: "unreachable" })
})

test.each([
  ["http://127.0.0.1:1/", "a private address"],
  ["http://0x7f000001/", "one in hexadecimal"],
  ["http://[::1]/", "one in IPv6"],
  ["//169.254.169.254/latest", "a metadata service"],
  ["http://inside.example/", "a name that turns out to be private"],
  ["file:///etc/passwd", "a file"],
  ["data:text/html,hello", "a page in itself"],
  ["http://user:secret@shop.example/", "a password"],
])("a redirect to %s is refused: %s", async (location) => {
  await expect(get(redirectTo(() => location))).rejects.toMatchObject({ kind: "address" })
})

test.each([
  ["a loop", redirectTo(() => "/")],
  [
    "a redirect without a target",
    (_request: unknown, response: ServerResponse) => void response.writeHead(302).end("moved"),
  ],
])("%s leads nowhere", async (_what, answer) => {
  await expect(get(answer)).rejects.toMatchObject({ kind: "unreachable" })
})

test("a site that hangs up, or answers nonsense, could not be reached", async () => {
  await expect(get((request) => request.socket.destroy())).rejects.toMatchObject({ kind: "unreachable" })
  await expect(get((request) => request.socket.end("nonsense\r\n\r\n"))).rejects.toMatchObject({ kind: "unreachable" })
})

test("many headers are read, and too many are not", async () => {
  const padded =
    (count: number): RequestListener =>
    (_request, response) => {
      for (let at = 0; at < count; at += 1) response.setHeader(`x-pad-${at}`, "y".repeat(1000))
      send(response, html)
    }
  expect((await get(padded(100))).bytes.toString()).toBe(html)
  await expect(get(padded(300))).rejects.toMatchObject({ kind: "unreachable" })
})
