import { useQueryClient } from "@tanstack/react-query"
import { Copy, MoreHorizontal, Pause, Pencil, Play, Trash2 } from "lucide-react"
import { useState } from "react"
import type { CampaignCard, WholeCampaign } from "../../../contract/ads/campaign.ts"
import { ads } from "../../../contract/ads.ts"
import { campaignQuery } from "../../api/campaigns.ts"
import { explain } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { Confirm } from "../../parts/confirm.tsx"
import { Dropdown } from "../../parts/dropdown.tsx"
import { toast } from "../../parts/toast.ts"
import { RenameDialog } from "./rename-dialog.tsx"

type CampaignMenuProps = {
  campaign: Pick<CampaignCard, "id" | "campaignName" | "isActive">
  onDuplicated?: (copy: WholeCampaign) => void
  onChanged?: (campaign: WholeCampaign) => void
  onDeleted?: () => void
}

/** What can be done with a campaign as a whole, in the list and on its own page. */
export function CampaignMenu({ campaign, onDuplicated, onChanged, onDeleted }: CampaignMenuProps) {
  const { id, campaignName, isActive } = campaign
  const cache = useQueryClient()
  const [open, setOpen] = useState<"rename" | "delete" | null>(null)
  const [isBusy, setBusy] = useState(false)
  const params = { id }

  async function act(work: () => Promise<void>, failure: string) {
    setBusy(true)
    try {
      await work()
      await cache.invalidateQueries({ queryKey: [ads.list.path] })
    } catch (error) {
      toast({
        title: failure,
        description: explain(error, "Nothing was changed. Please try again."),
        variant: "destructive",
      })
    } finally {
      setBusy(false)
      setOpen(null)
    }
  }

  async function change(body: { isActive?: boolean; campaignName?: string }, done: string) {
    const { campaign: changed } = await send(ads.change, { params, body })
    cache.setQueryData(campaignQuery(id).queryKey, changed)
    onChanged?.(changed)
    toast({ title: done })
  }

  const pause = () =>
    act(
      () => change({ isActive: !isActive }, isActive ? "Campaign paused" : "Campaign resumed"),
      "The campaign was not changed",
    )
  const duplicate = () =>
    act(async () => {
      const { campaign: copy } = await send(ads.duplicate, { params })
      toast({ title: "Campaign duplicated", description: copy.campaignName })
      onDuplicated?.(copy)
    }, "The campaign was not duplicated")
  const remove = () =>
    act(async () => {
      await send(ads.remove, { params })
      cache.removeQueries({ queryKey: campaignQuery(id).queryKey })
      toast({ title: "Campaign deleted" })
      onDeleted?.()
    }, "Delete failed")

  return (
    <>
      <Dropdown
        label={`More for ${campaignName}`}
        size="sm"
        variant="quiet"
        isIconOnly
        isBusy={isBusy}
        icon={<MoreHorizontal aria-hidden="true" />}
        items={[
          { id: "rename", label: "Rename", icon: <Pencil aria-hidden="true" />, onPick: () => setOpen("rename") },
          { id: "duplicate", label: "Duplicate", icon: <Copy aria-hidden="true" />, onPick: () => void duplicate() },
          isActive
            ? { id: "pause", label: "Pause", icon: <Pause aria-hidden="true" />, onPick: () => void pause() }
            : { id: "pause", label: "Resume", icon: <Play aria-hidden="true" />, onPick: () => void pause() },
          {
            id: "delete",
            label: "Delete",
            icon: <Trash2 aria-hidden="true" />,
            isDangerous: true,
            onPick: () => setOpen("delete"),
          },
        ]}
      />
      {open === "rename" && (
        <RenameDialog
          name={campaignName}
          isBusy={isBusy}
          onClose={() => setOpen(null)}
          onRename={(name) =>
            void act(() => change({ campaignName: name }, "Campaign renamed"), "The campaign was not renamed")
          }
        />
      )}
      <Confirm
        isOpen={open === "delete"}
        onOpenChange={(isOpen) => isOpen || setOpen(null)}
        title="Delete campaign"
        text={`Are you sure you want to delete "${campaignName}"? This action cannot be undone.`}
        confirmLabel="Delete"
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void remove()}
      />
    </>
  )
}
