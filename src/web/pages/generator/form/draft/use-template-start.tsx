import { useQueryClient } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import type { Template } from "../../../../../contract/templates.ts"
import type { PlatformId } from "../../../../../domain/platform-summaries.ts"
import { explain } from "../../../../api/explain.ts"
import { toast } from "../../../../parts/feedback/toast.ts"
import { PickTemplateDialog } from "../../../../templates/pick-template-dialog.tsx"
import { startedTemplateQuery } from "../../../../templates/start-template.ts"
import { type BriefValues, hasText, readValues } from "../fields/brief-values.ts"
import { useBrief } from "../use-brief.ts"

/** Fills the form with a template chosen in a dialog, with undo. */
export function useTemplateStart(
  platform: PlatformId | "",
  onFill: (values: BriefValues) => void,
): { readonly open: () => void; readonly dialog: ReactNode } {
  const { getValues } = useBrief()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [busyId, setBusyId] = useState<string | null>(null)

  async function fillFrom({ id, name }: Template) {
    const before = readValues({ ...getValues(), platform })
    setBusyId(id)
    try {
      const { form } = await client.fetchQuery({ ...startedTemplateQuery(id), staleTime: 0 })
      const values = readValues(form)
      onFill({ ...values, platform: values.platform || platform || "website" })
      setOpen(false)
      const undo = { label: "Undo", onAct: () => onFill(before) }
      toast({
        title: `“${name}” filled in`,
        description: "Change what is different this time, and generate.",
        ...(before.platform !== "" && hasText(before) ? { action: undo } : {}),
      })
    } catch (error) {
      toast({
        title: "The template could not be opened",
        description: explain(error, "Please try again."),
        variant: "destructive",
      })
    } finally {
      setBusyId(null)
    }
  }

  const isReplacing = isOpen && platform !== "" && hasText(readValues(getValues()))
  const dialog = (
    <PickTemplateDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      {...(isReplacing ? { text: "It takes the place of what you typed. You can undo this." } : {})}
      busyId={busyId}
      onPick={(template) => void fillFrom(template)}
    />
  )
  return { open: () => setOpen(true), dialog }
}
