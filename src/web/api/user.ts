import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query"
import type { User } from "../../contract/auth.ts"
import type { Calls } from "../../contract/index.ts"
import { type Border, browserBorder } from "./border.ts"
import { makeLoader } from "./queries.ts"

/** The signed-in user: a user, nobody, not known yet, or not available. */
export type Visitor = User | null | "loading" | "unreachable"

const path: Calls["auth"]["getUser"]["path"] = "/api/auth/user"

export const userQuery = (border: Border = browserBorder) =>
  queryOptions({
    queryKey: [path],
    queryFn: async (context): Promise<User | null> => {
      const body = await makeLoader(border, { on401: "returnNull" })(context)
      if (body === null) return null
      // Visitors to the public pages do not need the schemas' code; signed-in users need it anyway.
      const { parseUser } = await import("./parse-user.ts")
      return parseUser(body)
    },
    retry: false,
    staleTime: 5_000,
    gcTime: 30_000,
    refetchOnMount: true,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  })

export const useUser = () => useQuery(userQuery())

export function useVisitor(): Visitor {
  const { data, isError } = useUser()
  if (data !== undefined) return data
  return isError ? "unreachable" : "loading"
}

/** Not `refetchQueries`: while a page starts, nobody observes the query yet, and it would be skipped. */
export const refetchUser = (client: QueryClient): Promise<unknown> =>
  client.fetchQuery({ ...userQuery(), staleTime: 0 }).catch(() => {})
