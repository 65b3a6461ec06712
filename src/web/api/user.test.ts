import { QueryObserver } from "@tanstack/react-query"
import { expect, test, vi } from "vitest"
import type { Border } from "./border.ts"
import { makeQueryClient } from "./queries.ts"
import { signOut } from "./sign-out.ts"
import { userQuery } from "./user.ts"

const ada = {
  id: "1",
  username: null,
  email: "ada@example.com",
  firstName: null,
  lastName: null,
  name: "Ada",
  profileImageUrl: null,
  subscriptionStatus: "inactive",
  subscriptionExpiresAt: null,
  hasAccess: false,
  isVerified: false,
  twoFactorEnabled: false,
  createdAt: "2026-01-01T00:00:00.000Z",
}

function border(answer: () => Response) {
  const fetch = vi.fn<Border["fetch"]>(async () => answer())
  const leaveTo = vi.fn<Border["leaveTo"]>()
  return { fetch, leaveTo }
}

test("no signed-in user is an answer, not an error", async () => {
  const client = makeQueryClient()
  expect(await client.fetchQuery(userQuery(border(() => new Response("", { status: 401 }))))).toBeNull()
})

test("a user is parsed", async () => {
  const client = makeQueryClient()
  expect(await client.fetchQuery(userQuery(border(() => Response.json(ada))))).toEqual(ada)
  client.clear()
  await expect(client.fetchQuery(userQuery(border(() => Response.json({ id: 1 }))))).rejects.toThrow()
})

test("a failure is not retried", async () => {
  const { fetch, leaveTo } = border(() => new Response("", { status: 500 }))
  await expect(makeQueryClient().fetchQuery(userQuery({ fetch, leaveTo }))).rejects.toThrow("500: ")
  expect(fetch).toHaveBeenCalledTimes(1)
})

test("the specification's numbers", () => {
  const observer = new QueryObserver(makeQueryClient(), userQuery(border(() => Response.json(ada))))
  expect(observer.options).toMatchObject({
    retry: false,
    staleTime: 5_000,
    gcTime: 30_000,
    refetchOnMount: true,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  })
})

test.each([
  ["when it succeeds", async () => new Response(null, { status: 204 })],
  ["when it fails", async () => new Response("", { status: 500 })],
  ["when nobody answers", async () => Promise.reject(new TypeError("Failed to fetch"))],
])("signing out goes home %s", async (_, fetch) => {
  const leaveTo = vi.fn<Border["leaveTo"]>()
  await signOut({ fetch, leaveTo })
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith("/")
})
