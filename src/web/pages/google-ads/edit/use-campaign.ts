import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import type { WholeCampaign } from "../../../../contract/ads/campaign.ts"
import { ads } from "../../../../contract/ads.ts"
import type { Campaign } from "../../../../domain/ads/campaign.ts"
import { judgeCampaign } from "../../../../domain/ads/judge-campaign.ts"
import { campaignQuery } from "../../../api/campaigns.ts"
import { send } from "../../../api/send.ts"
import { campaignOf } from "./campaign-of.ts"

export type SaveState = "saved" | "waiting" | "saving" | "failed"

const settleMs = 900

/** A campaign being edited: judged at every change, and saved when the typing pauses. */
export function useCampaign(saved: WholeCampaign) {
  const cache = useQueryClient()
  const { id } = saved
  const [campaign, setCampaign] = useState<Campaign>(() => campaignOf(saved))
  const [form, setForm] = useState(saved.form)
  const [state, setState] = useState<SaveState>("saved")
  const latest = useRef(campaign)
  const judged = useMemo(() => judgeCampaign(campaign, form), [campaign, form])

  const save = useCallback(async () => {
    const sent = latest.current
    setState("saving")
    try {
      const { adGroups, assets, negativeKeywords, targetAudience } = sent
      const { campaign: kept } = await send(ads.change, {
        params: { id },
        body: { adGroups, assets, negativeKeywords, targetAudience },
      })
      cache.setQueryData(campaignQuery(id).queryKey, kept)
      void cache.invalidateQueries({ queryKey: [ads.list.path] })
      setState(latest.current === sent ? "saved" : "waiting")
    } catch {
      setState("failed")
    }
  }, [cache, id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the wait again.
  useEffect(() => {
    if (state !== "waiting") return
    const timer = setTimeout(() => void save(), settleMs)
    return () => clearTimeout(timer)
  }, [state, campaign, save])

  useEffect(() => {
    if (state === "saved") return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", ask)
    return () => removeEventListener("beforeunload", ask)
  }, [state])

  const change = useCallback((next: Partial<Campaign>) => {
    latest.current = { ...latest.current, ...next }
    setCampaign(latest.current)
    setState("waiting")
  }, [])

  /** A newer version from the server replaces the shown one. */
  const replace = useCallback((fresh: WholeCampaign) => {
    latest.current = campaignOf(fresh)
    setCampaign(latest.current)
    setForm(fresh.form)
    setState("saved")
  }, [])

  return { campaign, form, judged, state, change, replace, save: () => void save() }
}

export type Editing = ReturnType<typeof useCampaign>
