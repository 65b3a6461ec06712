import { Copy, MoreHorizontal, Pause, Pencil, Play, Trash2 } from "lucide-react"
import { useState } from "react"
import { Confirm } from "../../parts/overlays/confirm.tsx"
import { Dropdown } from "../../parts/overlays/dropdown.tsx"
import { RenameDialog } from "./rename-dialog.tsx"
import { type CampaignActs, useCampaignActs } from "./use-campaign-acts.ts"

/** Actions on a campaign as a whole, in the list and on its own page. */
export function CampaignMenu(props: CampaignActs) {
  const { campaignName, isActive } = props.campaign
  const [open, setOpen] = useState<"rename" | "delete" | null>(null)
  const close = () => setOpen(null)
  const { isBusy, rename, pause, duplicate, remove } = useCampaignActs(props, close)
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
          { id: "duplicate", label: "Duplicate", icon: <Copy aria-hidden="true" />, onPick: duplicate },
          isActive
            ? { id: "pause", label: "Pause", icon: <Pause aria-hidden="true" />, onPick: pause }
            : { id: "pause", label: "Resume", icon: <Play aria-hidden="true" />, onPick: pause },
          {
            ...{ id: "delete", label: "Delete", icon: <Trash2 aria-hidden="true" />, isDangerous: true },
            onPick: () => setOpen("delete"),
          },
        ]}
      />
      {open === "rename" && <RenameDialog name={campaignName} isBusy={isBusy} onClose={close} onRename={rename} />}
      <Confirm
        isOpen={open === "delete"}
        onOpenChange={(isOpen) => isOpen || close()}
        title="Delete campaign"
        text={`Are you sure you want to delete "${campaignName}"? This action cannot be undone.`}
        confirmLabel="Delete"
        tone="danger"
        isBusy={isBusy}
        onConfirm={remove}
      />
    </>
  )
}
