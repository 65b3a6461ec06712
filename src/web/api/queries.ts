import { QueryClient, type QueryFunctionContext } from "@tanstack/react-query"
import { type Border, browserBorder, fetchThrough, refuseFailure } from "./border.ts"

interface LoaderOptions {
  readonly on401?: "returnNull" | "throw"
}

/** The default loader: GET on the first element of the query key. */
export const makeLoader =
  (border: Border, { on401 = "throw" }: LoaderOptions = {}) =>
  async ({ queryKey, signal }: Pick<QueryFunctionContext, "queryKey" | "signal">): Promise<unknown> => {
    const answer = await fetchThrough(border, String(queryKey[0]), { credentials: "include", signal })
    if (answer.status === 401 && on401 === "returnNull") return null
    await refuseFailure(answer, border)
    return answer.json()
  }

const minuteMs = 60_000

export const makeQueryClient = (border: Border = browserBorder): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: makeLoader(border),
        staleTime: 5 * minuteMs,
        gcTime: 5 * minuteMs,
        retry: 1,
        // The browser's own "offline" state would block requests even to a server on this machine.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  })
