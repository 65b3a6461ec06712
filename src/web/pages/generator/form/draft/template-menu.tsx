import { FilePlus2, LayoutTemplate, Settings2 } from "lucide-react"
import { useState } from "react"
import { useLocation } from "wouter"
import { templateNameChars } from "../../../../../contract/templates.ts"
import { type PlatformId, platformSummaryOf } from "../../../../../domain/platform-summaries.ts"
import { toast } from "../../../../parts/feedback/toast.ts"
import { Dropdown } from "../../../../parts/overlays/dropdown.tsx"
import { TemplateDialog } from "../../../../templates/template-dialog.tsx"
import { useTemplateChanges } from "../../../../templates/use-template-changes.ts"
import { type BriefValues, readValues } from "../fields/brief-values.ts"
import { useBrief } from "../use-brief.ts"
import { unfinishedForm } from "./unfinished-form.ts"
import { useTemplateStart } from "./use-template-start.tsx"

type TemplateMenuProps = { platform: PlatformId; onFill: (values: BriefValues) => void }

export function TemplateMenu({ platform, onFill }: TemplateMenuProps) {
  const { getValues } = useBrief()
  const [, go] = useLocation()
  const { create } = useTemplateChanges()
  const { open, dialog } = useTemplateStart(platform, onFill)
  const [isNaming, setNaming] = useState(false)
  return (
    <>
      <Dropdown
        label="Templates"
        size="sm"
        variant="quiet"
        icon={<LayoutTemplate aria-hidden="true" />}
        items={[
          { id: "start", label: "Start from a template", icon: <LayoutTemplate aria-hidden="true" />, onPick: open },
          {
            ...{ id: "save", label: "Save as template", icon: <FilePlus2 aria-hidden="true" /> },
            onPick: () => setNaming(true),
          },
          {
            ...{ id: "manage", label: "Your templates", icon: <Settings2 aria-hidden="true" /> },
            onPick: () => go("/templates"),
          },
        ]}
      />
      {dialog}
      {isNaming && (
        <TemplateDialog
          title="Save as template"
          text="Keeps everything in the form, to start the next listing from."
          submitLabel="Save template"
          start={{ name: suggestName(readValues(getValues()), platform), description: "", isPublic: false }}
          onClose={() => setNaming(false)}
          onSubmit={async ({ name, description, isPublic }) => {
            const form = unfinishedForm({ ...readValues(getValues()), platform })
            await create({ name, description: description === "" ? null : description, isPublic, form })
            setNaming(false)
            toast({ title: "Template saved", description: `“${name}” is in Templates.` })
          }}
        />
      )}
    </>
  )
}

const suggestName = ({ businessName, products }: BriefValues, platform: PlatformId): string =>
  `${businessName.trim() || products[0]?.name.trim() || "My form"}, ${platformSummaryOf(platform).label}`.slice(
    0,
    templateNameChars,
  )
