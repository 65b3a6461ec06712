import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { CampaignCard, WholeCampaign } from "../../../contract/ads/campaign.ts"
import { ads } from "../../../contract/ads.ts"
import { campaignQuery } from "../../api/campaigns.ts"
import { explain } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { toast } from "../../parts/feedback/toast.ts"

export type CampaignActs = {
  campaign: Pick<CampaignCard, "id" | "campaignName" | "isActive">
  onDuplicated?: (copy: WholeCampaign) => void
  onChanged?: (campaign: WholeCampaign) => void
  onDeleted?: () => void
}

/** Actions on a campaign as a whole; each reports its result. */
export function useCampaignActs({ campaign, onDuplicated, onChanged, onDeleted }: CampaignActs, onSettled: () => void) {
  const { id, isActive } = campaign
  const params = { id }
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function act(work: () => Promise<void>, failure: string) {
    setBusy(true)
    try {
      await work()
      await cache.invalidateQueries({ queryKey: [ads.list.path] })
    } catch (error) {
      const description = explain(error, "Nothing was changed. Please try again.")
      toast({ title: failure, description, variant: "destructive" })
    } finally {
      setBusy(false)
      onSettled()
    }
  }

  async function change(body: { isActive?: boolean; campaignName?: string }, done: string) {
    const { campaign: changed } = await send(ads.change, { params, body })
    cache.setQueryData(campaignQuery(id).queryKey, changed)
    onChanged?.(changed)
    toast({ title: done })
  }

  return {
    isBusy,
    rename: (campaignName: string) =>
      void act(() => change({ campaignName }, "Campaign renamed"), "The campaign was not renamed"),
    pause: () =>
      void act(
        () => change({ isActive: !isActive }, isActive ? "Campaign paused" : "Campaign resumed"),
        "The campaign was not changed",
      ),
    duplicate: () =>
      void act(async () => {
        const { campaign: copy } = await send(ads.duplicate, { params })
        toast({ title: "Campaign duplicated", description: copy.campaignName })
        onDuplicated?.(copy)
      }, "The campaign was not duplicated"),
    remove: () =>
      void act(async () => {
        await send(ads.remove, { params })
        cache.removeQueries({ queryKey: campaignQuery(id).queryKey })
        toast({ title: "Campaign deleted" })
        onDeleted?.()
      }, "Delete failed"),
  }
}
