import { expect, test } from "vitest"
import * as z from "zod/mini"
import { call } from "../../contract/call.ts"
import { CallError } from "./call-error.ts"
import { makeSendPage } from "./send-page.ts"

const list = call({
  method: "GET",
  path: "/api/things",
  who: "everybody",
  summary: "",
  query: z.object({ cursor: z.optional(z.string()) }),
  reply: z.array(z.string()),
  isPaged: true,
})

const sendPage = (answer: Response) => makeSendPage({ fetch: async () => answer, leaveTo() {} })

test("a page comes with the cursor for the next one", async () => {
  const first = sendPage(Response.json(["a", "b"], { headers: { "x-next-cursor": "2" } }))
  expect(await first(list, { query: {} })).toEqual({ page: ["a", "b"], nextCursor: "2" })
  const last = sendPage(Response.json([]))
  expect(await last(list, { query: { cursor: "2" } })).toEqual({ page: [], nextCursor: null })
})

test("an invalid page and a refusal are errors", async () => {
  await expect(sendPage(Response.json([1]))(list, { query: {} })).rejects.toThrow()
  const refused = sendPage(new Response("no", { status: 500 }))(list, { query: {} })
  await expect(refused).rejects.toBeInstanceOf(CallError)
})
