import { useQuery } from "@tanstack/react-query"
import { community } from "../../contract/community.ts"
import { send } from "./send.ts"

export const useTrustMetrics = () =>
  useQuery({
    queryKey: [community.getTrustMetrics.path],
    queryFn: () => send(community.getTrustMetrics),
  })

export const useReviews = () =>
  useQuery({
    queryKey: [community.listReviews.path],
    queryFn: () => send(community.listReviews),
  })

export const useStories = () =>
  useQuery({
    queryKey: [community.listStories.path],
    queryFn: () => send(community.listStories),
  })
