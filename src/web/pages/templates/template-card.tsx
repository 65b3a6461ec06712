import { Globe, MoreHorizontal, Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import type { Template } from "../../../contract/templates.ts"
import { platformSummaries } from "../../../domain/platform-summaries.ts"
import { explain } from "../../api/explain.ts"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { Badge } from "../../parts/feedback/badge.tsx"
import { toast } from "../../parts/feedback/toast.ts"
import { PlatformIcon } from "../../parts/icons/platform-icon.tsx"
import { Card } from "../../parts/layout/card.tsx"
import { Confirm } from "../../parts/overlays/confirm.tsx"
import { Dropdown } from "../../parts/overlays/dropdown.tsx"
import { sayTemplate } from "../../templates/say-template.ts"
import { placeOfTemplate } from "../../templates/start-template.ts"
import { TemplateDialog } from "../../templates/template-dialog.tsx"
import { useTemplateChanges } from "../../templates/use-template-changes.ts"

export function TemplateCard({ template }: { template: Template }) {
  const { id, name, description, platform, isMine, isPublic } = template
  const hue = platformSummaries.find((face) => face.id === platform)?.tintHue
  return (
    <Card as="article" labelledBy={`template-${id}`}>
      <div className="flex h-full flex-col gap-4">
        <div className="flex items-start gap-3">
          <PlatformIcon platform={platform ?? ""} {...(hue === undefined ? {} : { hue })} />
          <div className="min-w-0 flex-1">
            <h3 id={`template-${id}`} className="wrap-anywhere text-base leading-6">
              {name}
            </h3>
            <p className="text-ink-faint text-sm">{sayTemplate(template)}</p>
          </div>
          {isMine && isPublic && <Badge icon={<Globe aria-hidden="true" />}>Shared</Badge>}
        </div>
        {description && <p className="wrap-anywhere line-clamp-3 text-ink-soft">{description}</p>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
          <ButtonLink href={placeOfTemplate(id)} size="sm">
            Use template
          </ButtonLink>
          {isMine && <OwnersMenu template={template} />}
        </div>
      </div>
    </Card>
  )
}

/** Actions only for its owner. */
function OwnersMenu({ template }: { template: Template }) {
  const { id, name, description, isPublic } = template
  const { change } = useTemplateChanges()
  const [open, setOpen] = useState<"edit" | "delete" | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Dropdown
        label={`More for ${name}`}
        size="sm"
        variant="quiet"
        isIconOnly
        icon={<MoreHorizontal aria-hidden="true" />}
        items={[
          { id: "edit", label: "Rename or share", icon: <Pencil aria-hidden="true" />, onPick: () => setOpen("edit") },
          {
            ...{ id: "delete", label: "Delete", icon: <Trash2 aria-hidden="true" />, isDangerous: true },
            onPick: () => setOpen("delete"),
          },
        ]}
      />
      {open === "edit" && (
        <TemplateDialog
          title="Edit template"
          submitLabel="Save"
          start={{ name, description: description ?? "", isPublic }}
          onClose={close}
          onSubmit={async (words) => {
            await change(id, { ...words, description: words.description === "" ? null : words.description })
            close()
            toast({ title: "Template saved" })
          }}
        />
      )}
      <DeleteTemplate template={template} isAsked={open === "delete"} onClose={close} />
    </>
  )
}

type DeleteTemplateProps = { template: Template; isAsked: boolean; onClose: () => void }

function DeleteTemplate({ template: { id, name }, isAsked, onClose }: DeleteTemplateProps) {
  const { remove } = useTemplateChanges()
  const [isBusy, setBusy] = useState(false)

  async function deleteIt() {
    setBusy(true)
    try {
      await remove(id)
      toast({ title: "Template deleted", description: `“${name}” was deleted. Listings made from it stay.` })
    } catch (error) {
      toast({
        title: "Delete failed",
        description: explain(error, "The template could not be deleted."),
        variant: "destructive",
      })
    } finally {
      setBusy(false)
      onClose()
    }
  }

  return (
    <Confirm
      isOpen={isAsked}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Delete template"
      text={`Are you sure you want to delete "${name}"? This action cannot be undone.`}
      confirmLabel="Delete"
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void deleteIt()}
    />
  )
}
