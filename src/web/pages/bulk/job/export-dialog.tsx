import { useState } from "react"
import type { BulkJob } from "../../../../contract/bulk/job.ts"
import { bulk } from "../../../../contract/bulk.ts"
import { type BulkFormat, bulkFormats } from "../../../../domain/bulk/bulk-formats.ts"
import type { Platform } from "../../../../domain/platforms/platform.ts"
import { download } from "../../../api/download.ts"
import { explain } from "../../../api/explain.ts"
import { saveFile } from "../../../api/save-file.ts"
import { MissingColumns } from "../../../listing/missing-columns.tsx"
import { useExportChoices } from "../../../listing/use-export-choices.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Notice } from "../../../parts/feedback/notice.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { RadioCards } from "../../../parts/fields/radio-cards.tsx"
import { Dialog } from "../../../parts/overlays/dialog.tsx"
import { number } from "../say-job.ts"

type ExportDialogProps = { job: BulkJob; platform: Platform; onClose: () => void }

type Which = "accepted" | "all"

/** Which rows to export, and in which format. */
export function ExportDialog({ job, platform, onClose }: ExportDialogProps) {
  const { accepted, written } = job.counts
  const [which, setWhich] = useState<Which>(accepted > 0 ? "accepted" : "all")
  const [format, setFormat] = useState<BulkFormat>("source")
  const { isBusy, missing, take, hideMissing } = useTaking(job.id, onClose)
  const choices = useExportChoices(platform.importFile)
  const formats: { value: BulkFormat; label: string; hint: string }[] = [
    { value: "source", label: "Your file with the new texts", hint: "Every other column as it was" },
    ...choices.map(({ format: value, label, hint }) => ({ value, label, hint })),
  ]
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Export"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void take(format, which)}>
            Download
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <RadioCards
          label="Which products"
          value={which}
          onChange={setWhich}
          options={[
            { value: "accepted", label: "Accepted", hint: number(accepted) },
            { value: "all", label: "All that are written", hint: number(accepted + written) },
          ]}
        />
        {which === "accepted" && accepted === 0 && (
          <Notice>No product is accepted yet, so the file would be empty.</Notice>
        )}
        <RadioCards
          label="As what"
          value={format}
          onChange={(value) => setFormat(bulkFormats.find((one) => one === value) ?? "source")}
          options={formats}
        />
        {missing.length > 0 && <MissingColumns names={missing} onHide={hideMissing} />}
      </div>
    </Dialog>
  )
}

function useTaking(jobId: string, onTaken: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [missing, setMissing] = useState<readonly string[]>([])

  async function take(format: BulkFormat, which: Which) {
    setBusy(true)
    try {
      const file = await download(bulk.exportRows, { params: { id: jobId }, query: { format, which } })
      saveFile(file)
      setMissing(file.missing)
      toast({ title: "Export Complete", description: `${file.fileName} is in your downloads.` })
      if (file.missing.length === 0) onTaken()
    } catch (error) {
      const description = explain(error, "The file could not be made. Please try again.")
      toast({ title: "Export failed", description, variant: "destructive" })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, missing, take, hideMissing: () => setMissing([]) }
}
