import { Download } from "lucide-react"
import { useState } from "react"
import type { ExportFormat } from "../../domain/seo/exports/export-formats.ts"
import type { DownloadedFile } from "../api/download.ts"
import { explain } from "../api/explain.ts"
import { saveFile } from "../api/save-file.ts"
import type { ButtonSize } from "../parts/buttons/button-look.ts"
import { toast } from "../parts/feedback/toast.ts"
import { Confirm } from "../parts/overlays/confirm.tsx"
import { Dropdown } from "../parts/overlays/dropdown.tsx"
import type { ExportChoice } from "./export-choices.ts"
import { MissingColumns } from "./missing-columns.tsx"

type ExportMenuProps = {
  label?: string
  size?: ButtonSize
  isShortOnPhones?: boolean
  choices: readonly ExportChoice[]
  isDisabled?: boolean
  /** Saves unsaved changes; false if that failed. */
  prepare?: () => Promise<boolean | undefined>
  /** What the platform would reject, one sentence each; confirmed before anything is exported. */
  broken: () => readonly string[]
  fetchFile: (format: ExportFormat) => Promise<DownloadedFile>
}

/** Every export format. A listing that breaks a rule of its platform is exported only after a confirmation. */
export function ExportMenu(props: ExportMenuProps) {
  const { label = "Export", size = "md", isShortOnPhones = false, choices, isDisabled = false, ...exporting } = props
  const { asked, missing, isBusy, choose, take, forget, hideMissing } = useExport(exporting)
  return (
    <>
      <Dropdown
        label={label}
        size={size}
        isShortOnPhones={isShortOnPhones}
        icon={<Download aria-hidden="true" />}
        isBusy={isBusy}
        isDisabled={isDisabled}
        items={choices.map(({ format, label: name, hint }) => ({
          id: format,
          label: name,
          hint,
          onPick: () => void choose(format),
        }))}
      />
      {missing.length > 0 && <MissingColumns names={missing} onHide={hideMissing} />}
      <Confirm
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && forget()}
        title="Export with broken rules?"
        text={`${sayBroken(asked?.broken ?? [])} The platform may refuse or cut it.`}
        confirmLabel="Export anyway"
        cancelLabel="Back to the text"
        onConfirm={() => asked && void take(asked.format)}
      />
    </>
  )
}

interface Asked {
  readonly format: ExportFormat
  readonly broken: readonly string[]
}

function useExport({ prepare, broken, fetchFile }: Pick<ExportMenuProps, "prepare" | "broken" | "fetchFile">) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)

  async function take(format: ExportFormat) {
    setAsked(null)
    setMissing([])
    setBusy(true)
    try {
      const file = await fetchFile(format)
      saveFile(file)
      setMissing(file.missing)
      toast({ title: "Export Complete", description: `${file.fileName} is in your downloads.` })
    } catch (error) {
      const description = explain(error, "The file could not be made. Please try again.")
      toast({ title: "Export failed", description, variant: "destructive" })
    } finally {
      setBusy(false)
    }
  }

  async function choose(format: ExportFormat) {
    setBusy(true)
    const isReady = await prepare?.()
    setBusy(false)
    if (isReady === false) {
      const description = "What you typed last could not be saved yet, and would be missing in the file."
      toast({ title: "Export failed", description, variant: "destructive" })
      return
    }
    const faults = broken()
    if (faults.length > 0) setAsked({ format, broken: faults })
    else await take(format)
  }

  return {
    ...{ asked, missing, isBusy, choose, take },
    forget: () => setAsked(null),
    hideMissing: () => setMissing([]),
  }
}

const saidRules = 5

function sayBroken(broken: readonly string[]): string {
  const rest = broken.length - saidRules
  return broken.slice(0, saidRules).join(" ") + (rest > 0 ? ` And ${rest} more.` : "")
}
