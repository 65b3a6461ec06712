import { expect, test, vi } from "vitest"
import { noMatch } from "../../domain/support/canned.ts"
import type { Border } from "../api/border.ts"
import { makeSend } from "../api/send.ts"
import { askSupport } from "./ask-support.ts"

const answering = (answer: () => Response | Promise<Response>) => {
  const fetch = vi.fn<Border["fetch"]>(async () => answer())
  return { fetch, send: makeSend({ fetch, leaveTo() {} }) }
}

const item = { id: "price", question: "What does it cost?" }

test("the server answers", async () => {
  const { fetch, send } = answering(() => Response.json({ response: "Nine dollars.", item }))
  expect(await askSupport(send, "cost?", null)).toEqual({ text: "Nine dollars.", source: item })
  expect(fetch).toHaveBeenCalledWith("/api/support-chat", expect.objectContaining({ body: '{"message":"cost?"}' }))
})

test("an answer that is not from the FAQ has no source", async () => {
  const { send } = answering(() => Response.json({ response: "Hm.", item: null }))
  expect(await askSupport(send, "hm", null)).toEqual({ text: "Hm." })
})

test.each<[string, () => Response | Promise<Response>]>([
  ["an error", () => new Response("no", { status: 500 })],
  ["too many", () => new Response("no", { status: 429 })],
  ["no network", () => Promise.reject(new TypeError("failed"))],
  ["another shape", () => Response.json({})],
])("%s: the answer comes from keywords", async (_, answer) => {
  const { send } = answering(answer)
  expect((await askSupport(send, "How much is it?", null)).source?.id).toBe("price")
  expect((await askSupport(send, "can I get a refund", "help@shop.example")).text).toContain("help@shop.example")
  expect(await askSupport(send, "xyzzy", null)).toEqual({ text: noMatch })
})
