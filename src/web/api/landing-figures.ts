import { useQuery, useQueryClient } from "@tanstack/react-query"
import type { Calls } from "../../contract/index.ts"

/** Whether the landing page shows launch copy or what the database has. */
export type FiguresMode = "launch" | "live"

export const figuresModeKey = ["figures-mode"]

/** Set before the first render, on the server and in the browser alike; it never changes while a page is open. */
export const useFiguresMode = (): FiguresMode => useQueryClient().getQueryData<FiguresMode>(figuresModeKey) ?? "launch"

const metricsPath: Calls["community"]["getTrustMetrics"]["path"] = "/api/trust-metrics"
const storiesPath: Calls["community"]["listStories"]["path"] = "/api/success-stories"
const reviewsPath: Calls["community"]["listReviews"]["path"] = "/api/reviews"

// The page is there before the schemas' code, which nothing on it waits for.
const load = async () => {
  const [{ send }, { community }] = await Promise.all([import("./send.ts"), import("../../contract/community.ts")])
  return { send, community }
}

export const useTrustMetrics = () =>
  useQuery({
    queryKey: [metricsPath],
    queryFn: async () => {
      const { send, community } = await load()
      return send(community.getTrustMetrics)
    },
    enabled: useFiguresMode() === "live",
  })

export const useReviews = () =>
  useQuery({
    queryKey: [reviewsPath],
    queryFn: async () => {
      const { send, community } = await load()
      return send(community.listReviews)
    },
    enabled: useFiguresMode() === "live",
  })

/** Asked for by whoever shows them, and that is only with live figures. */
export const useStories = () =>
  useQuery({
    queryKey: [storiesPath],
    queryFn: async () => {
      const { send, community } = await load()
      return send(community.listStories)
    },
  })
