import { expect, it, test, vi } from "vitest"
import * as z from "zod/mini"
import { call } from "../../contract/call.ts"
import type { Border } from "./border.ts"
import { CallError, hasCode } from "./call-error.ts"
import { ConnectionLost } from "./connection-lost.ts"
import { makeSendEvents } from "./send-events.ts"

const make = call({
  method: "POST",
  path: "/api/things",
  who: "everybody",
  summary: "",
  body: z.object({ name: z.string() }),
  reply: z.object({ id: z.string() }),
  events: { progress: z.object({ done: z.number() }), note: z.string() },
  hasIdempotencyKey: true,
})

const bytes = (text: string) => new TextEncoder().encode(text)
const typeOf = { headers: { "content-type": "text/event-stream" } }

/** The stream, and whether the reader canceled it. */
function stream(pieces: readonly (string | Uint8Array | Error)[]) {
  const cancel = vi.fn()
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[at++]
      if (piece === undefined) controller.close()
      else if (piece instanceof Error) controller.error(piece)
      else controller.enqueue(typeof piece === "string" ? bytes(piece) : piece)
    },
    cancel,
  })
  return { answer: new Response(body, typeOf), cancel }
}

async function listen(answer: Response, onEvent = vi.fn()) {
  const fetch = vi.fn<Border["fetch"]>(async () => answer)
  const sendEvents = makeSendEvents({ fetch, leaveTo() {} })
  const { signal } = new AbortController()
  const outcome = await sendEvents(make, { body: { name: "mug" } }, { onEvent, signal, idempotencyKey: "k" }).catch(
    (error: unknown) => error,
  )
  return { outcome, fetch, told: onEvent.mock.calls.map(([event]) => event), signal }
}

const progress = (done: number) => `event: progress\ndata: {"done":${done}}\n\n`
const result = 'event: result\ndata: {"id":"7"}\n\n'

test("it asks for events with the key it was given", async () => {
  const { fetch, signal } = await listen(stream([result]).answer)
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/api/things/events", {
    method: "POST",
    credentials: "include",
    body: '{"name":"mug"}',
    headers: { "content-type": "application/json", "idempotency-key": "k" },
    signal,
  })
})

test("events are reported, and the result is returned", async () => {
  const { answer } = stream([progress(0), ": still here\n\n", `event: note\ndata: "so"\n\n${progress(1)}`, result])
  const { outcome, told } = await listen(answer)
  expect(outcome).toEqual({ id: "7" })
  expect(told).toEqual([
    { name: "progress", data: { done: 0 } },
    { name: "note", data: "so" },
    { name: "progress", data: { done: 1 } },
  ])
})

test("a character may be split between two pieces", async () => {
  const note = bytes('event: note\r\ndata: "Größe 🫖"\r\n\r\n')
  const single = [...note].map((byte) => Uint8Array.of(byte))
  const { told } = await listen(stream([...single, result]).answer)
  expect(told).toEqual([{ name: "note", data: "Größe 🫖" }])
})

test("unknown events are ignored", async () => {
  const { outcome, told } = await listen(stream(["event: weather\ndata: 1\n\n", result]).answer)
  expect([outcome, told]).toEqual([{ id: "7" }, []])
})

test("a problem in the stream is an error like any other", async () => {
  const data = JSON.stringify({ status: 503, code: "overloaded", message: "The model is busy." })
  const { outcome, told } = await listen(stream([progress(0), `event: error\ndata: ${data}\n\n`]).answer)
  expect(outcome).toBeInstanceOf(CallError)
  expect(outcome).toMatchObject({ status: 503, code: "overloaded", serverMessage: "The model is busy." })
  expect(told).toHaveLength(1)
})

test("an error without words is still an error", async () => {
  const { outcome } = await listen(stream(["event: error\ndata: oh\n\n"]).answer)
  expect(outcome).toMatchObject({ name: "CallError", status: 500, code: null })
})

test("a refusal before any event is an error too", async () => {
  const { outcome } = await listen(Response.json({ code: "bad_input", message: "No." }, { status: 400 }))
  expect(hasCode(outcome, "bad_input")).toBe(true)
})

test.each([
  ["ends", [progress(0)]],
  ["ends in the middle of its result", [progress(0), result.trimEnd()]],
  ["breaks", [progress(0), new TypeError("network error")]],
])("a stream that %s is a lost connection", async (_, pieces) => {
  const { outcome, told } = await listen(stream(pieces).answer)
  expect(outcome).toBeInstanceOf(ConnectionLost)
  expect(told).toHaveLength(1)
})

test("so is an answer without a body", async () => {
  expect((await listen(new Response(null, typeOf))).outcome).toBeInstanceOf(ConnectionLost)
})

test("a caller that aborts it gets its own reason back", async () => {
  const reason = new DOMException("stopped", "AbortError")
  expect((await listen(stream([progress(0), reason]).answer)).outcome).toBe(reason)
})

it.each([
  ["the result is there", result, {}],
  ["the listener throws", progress(0), { throws: true }],
  ["an event breaks its promise", 'event: progress\ndata: {"done":"one"}\n\n', {}],
])("hangs up when %s", async (_, piece, { throws = false }: { throws?: boolean }) => {
  const { answer, cancel } = stream([piece, ...Array.from({ length: 9 }, () => ": more\n\n")])
  const { outcome } = await listen(
    answer,
    vi.fn(() => {
      if (throws) throw new Error("the page is at fault")
    }),
  )
  expect(cancel).toHaveBeenCalledOnce()
  expect(outcome instanceof Error).toBe(piece !== result)
})
