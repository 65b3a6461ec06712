import { expect, test, vi } from "vitest"
import * as z from "zod/mini"
import { call } from "../../contract/call.ts"
import type { Border } from "./border.ts"
import { CallError, hasCode } from "./call-error.ts"
import { makeSend } from "./send.ts"

const list = call({
  method: "GET",
  path: "/api/things/:id",
  who: "everybody",
  summary: "",
  params: z.object({ id: z.string() }),
  query: z.object({ search: z.optional(z.string()), isFavorite: z.optional(z.boolean()) }),
  reply: z.object({ count: z.number() }),
})
const make = call({
  method: "POST",
  path: "/api/things",
  who: "everybody",
  summary: "",
  body: z.object({ name: z.string() }),
  reply: "nothing",
})
const bare = call({ method: "POST", path: "/api/bare", who: "everybody", summary: "", reply: "nothing" })

function border(answer: Response) {
  const fetch = vi.fn<Border["fetch"]>(async () => answer)
  const leaveTo = vi.fn<Border["leaveTo"]>()
  return { fetch, leaveTo, send: makeSend({ fetch, leaveTo }) }
}

test("parameters are encoded, and only those that are set are sent", async () => {
  const { send, fetch } = border(Response.json({ count: 2 }))
  const reply = await send(list, { params: { id: "a/b c" }, query: { search: "", isFavorite: true } })
  expect(reply).toEqual({ count: 2 })
  expect(fetch).toHaveBeenCalledWith("/api/things/a%2Fb%20c?isFavorite=true", { method: "GET", credentials: "include" })
})

test("a call that outlives its page is sent as one", async () => {
  const { send, fetch } = border(new Response(null, { status: 204 }))
  await send(make, { body: { name: "mug" }, keepalive: true })
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
})

test("a body is sent as JSON, with its content type", async () => {
  const { send, fetch } = border(new Response(null, { status: 204 }))
  await expect(send(make, { body: { name: "mug" } })).resolves.toBeUndefined()
  expect(fetch).toHaveBeenCalledWith("/api/things", {
    method: "POST",
    credentials: "include",
    body: '{"name":"mug"}',
    headers: { "content-type": "application/json" },
  })
})

test("without a body there is no content type", async () => {
  const { send, fetch } = border(new Response(null, { status: 204 }))
  await send(bare)
  expect(fetch).toHaveBeenCalledWith("/api/bare", { method: "POST", credentials: "include" })
})

test("a reply that breaks the contract is an error", async () => {
  const { send } = border(Response.json({ count: "two" }))
  await expect(send(list, { params: { id: "1" }, query: {} })).rejects.toThrow()
})

test("a failure is the status and the body", async () => {
  const { send } = border(new Response("No such thing", { status: 404 }))
  await expect(send(bare)).rejects.toThrow("404: No such thing")
})

test("a request whose session was replaced meanwhile is repeated once", async () => {
  const replaced = () => Response.json({ code: "session_replaced", message: "Try again." }, { status: 401 })
  const answers = [replaced(), Response.json({ count: 2 }), replaced(), replaced()]
  const fetch = vi.fn<Border["fetch"]>(async () => answers.shift() ?? Response.error())
  const send = makeSend({ fetch, leaveTo: vi.fn() })
  expect(await send(list, { params: { id: "1" }, query: {} })).toEqual({ count: 2 })
  const error: unknown = await send(list, { params: { id: "1" }, query: {} }).catch((caught: unknown) => caught)
  expect(hasCode(error, "session_replaced")).toBe(true)
  expect(fetch).toHaveBeenCalledTimes(4)
})

test("the status text replaces an empty body", async () => {
  const { send } = border(new Response("", { status: 502, statusText: "Bad Gateway" }))
  await expect(send(bare)).rejects.toThrow("502: Bad Gateway")
})

test("the server's problem is parsed", async () => {
  const body = { message: "Taken.", code: "email_taken", issues: [{ path: "email", message: "Taken." }, 7] }
  const { send } = border(Response.json(body, { status: 409, headers: { "retry-after": "30" } }))
  const error: unknown = await send(bare).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(CallError)
  expect(hasCode(error, "email_taken")).toBe(true)
  expect(hasCode(error, "username_taken")).toBe(false)
  expect(error).toMatchObject({
    status: 409,
    serverMessage: "Taken.",
    issues: [{ path: "email", message: "Taken." }],
    retryAfterSeconds: 30,
  })
})

test.each(["[]", "null", '"x"', '{"message":1,"code":2,"issues":{}}', "<html>"])("%s is not a problem body", (text) => {
  const error = new CallError(500, text)
  expect(error).toMatchObject({ code: null, serverMessage: null, issues: [], message: `500: ${text}` })
})

test("a missing subscription leads to the checkout and never settles", async () => {
  const { send, leaveTo } = border(new Response('{"code":"subscription_required"}', { status: 403 }))
  const settled = vi.fn()
  void send(bare).then(settled, settled)
  await vi.waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith("/subscribe"))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(settled).not.toHaveBeenCalled()
})

test("any other refusal stays an error", async () => {
  const { send, leaveTo } = border(new Response('{"code":"foreign_origin"}', { status: 403 }))
  await expect(send(bare)).rejects.toThrow('403: {"code":"foreign_origin"}')
  expect(leaveTo).not.toHaveBeenCalled()
})
