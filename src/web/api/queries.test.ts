import { expect, test, vi } from "vitest"
import type { Border } from "./border.ts"
import { makeLoader, makeQueryClient } from "./queries.ts"

const border = (answer: () => Response) => ({
  fetch: vi.fn<Border["fetch"]>(async () => answer()),
  leaveTo: vi.fn<Border["leaveTo"]>(),
})

const { signal } = new AbortController()

test("the default loader asks for the first element of the key", async () => {
  const there = border(() => Response.json([1]))
  expect(await makeQueryClient(there).fetchQuery({ queryKey: ["/api/things", "more"] })).toEqual([1])
  expect(there.fetch).toHaveBeenCalledWith("/api/things", expect.objectContaining({ credentials: "include" }))
})

test("a 401 throws, unless a missing user is allowed", async () => {
  const closed = border(() => new Response("", { status: 401, statusText: "Unauthorized" }))
  const context = { queryKey: ["/api/things"], signal }
  await expect(makeLoader(closed)(context)).rejects.toThrow("401: Unauthorized")
  expect(await makeLoader(closed, { on401: "returnNull" })(context)).toBeNull()
})

test("undefined means no data", async () => {
  const client = makeQueryClient(border(() => Response.json(1)))
  vi.spyOn(console, "error").mockImplementation(() => {})
  await expect(client.fetchQuery({ queryKey: ["x"], queryFn: () => undefined, retry: false })).rejects.toThrow()
})

test("the specification's numbers", () => {
  expect(makeQueryClient().getDefaultOptions().queries).toMatchObject({ staleTime: 300_000, gcTime: 300_000, retry: 1 })
})
