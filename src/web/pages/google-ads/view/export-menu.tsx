import { Download } from "lucide-react"
import { useState } from "react"
import { ads } from "../../../../contract/ads.ts"
import type { CampaignFormat } from "../../../../domain/ads/exports/export-campaign.ts"
import { download } from "../../../api/download.ts"
import { explain } from "../../../api/explain.ts"
import { saveFile } from "../../../api/save-file.ts"
import { toast } from "../../../parts/feedback/toast.ts"
import { Dropdown } from "../../../parts/overlays/dropdown.tsx"

const formats: readonly { id: CampaignFormat; label: string; hint: string }[] = [
  { id: "editor", label: "Google Ads Editor", hint: "CSV files; import them one after the other" },
  { id: "sheet", label: "Paste sheet", hint: "Text to copy into Google Ads" },
  { id: "plan", label: "Printable plan", hint: "One page for you or your client" },
  { id: "json", label: "JSON", hint: "Everything, for other tools" },
]

type ExportMenuProps = { id: string; isPmax: boolean; isSaved: boolean }

export function ExportMenu({ id, isPmax, isSaved }: ExportMenuProps) {
  const [isBusy, setBusy] = useState(false)

  async function take(format: CampaignFormat) {
    setBusy(true)
    try {
      const file = await download(ads.exportCampaign, { params: { id }, query: { format } })
      saveFile(file)
      toast({ title: "Export Complete", description: file.fileName })
    } catch (error) {
      toast({ title: "Export failed", description: explain(error, "Please try again."), variant: "destructive" })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dropdown
      label="Export"
      variant="primary"
      icon={<Download aria-hidden="true" />}
      isBusy={isBusy}
      isDisabled={!isSaved}
      items={formats
        .filter((format) => !(isPmax && format.id === "editor"))
        .map(({ id: format, label, hint }) => ({ id: format, label, hint, onPick: () => void take(format) }))}
    />
  )
}
