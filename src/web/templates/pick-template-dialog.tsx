import { useQuery } from "@tanstack/react-query"
import { LayoutTemplate } from "lucide-react"
import { type ReactNode, useState } from "react"
import type { Template } from "../../contract/templates.ts"
import { platformSummaries } from "../../domain/platform-summaries.ts"
import { explain } from "../api/explain.ts"
import { templatesQuery } from "../api/templates.ts"
import { EmptyState } from "../parts/feedback/empty-state.tsx"
import { ErrorState } from "../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../parts/feedback/skeleton.tsx"
import { Spinner } from "../parts/feedback/spinner.tsx"
import { TextInput } from "../parts/fields/text-input.tsx"
import { PlatformIcon } from "../parts/icons/platform-icon.tsx"
import { Dialog } from "../parts/overlays/dialog.tsx"
import { findTemplates, sayTemplate } from "./say-template.ts"

type PickTemplateDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What picking one would replace. */
  text?: string
  /** The one that is being fetched. */
  busyId: string | null
  onPick: (template: Template) => void
}

export function PickTemplateDialog({ isOpen, onOpenChange, text, busyId, onPick }: PickTemplateDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Start from a template"
      {...(text === undefined ? {} : { text })}
    >
      <Choices busyId={busyId} onPick={onPick} />
    </Dialog>
  )
}

/** From this number on, searching is faster than scanning. */
const manyFrom = 7

function Choices({ busyId, onPick }: Pick<PickTemplateDialogProps, "busyId" | "onPick">) {
  const { data, error, refetch, isFetching } = useQuery(templatesQuery)
  const [typed, setTyped] = useState("")
  if (data === undefined && error !== null)
    return (
      <ErrorState
        title="The templates could not be loaded"
        text={explain(error, "Please try again.")}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined)
    return (
      <Loading label="Loading the templates…">
        <div className="flex flex-col gap-3">
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      </Loading>
    )
  const all = [...data.own, ...data.shared]
  if (all.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<LayoutTemplate />}
        title="No templates yet"
        text="Fill in the form once and save it as a template: the next listing then starts from there."
      />
    )
  const found = findTemplates(all, typed)
  const row = (template: Template) => (
    <Row key={template.id} template={template} isBusy={template.id === busyId} onPick={() => onPick(template)} />
  )
  const [own, shared] = [found.filter(({ isMine }) => isMine), found.filter(({ isMine }) => !isMine)]
  return (
    <div className="flex flex-col gap-4 pb-2">
      {all.length >= manyFrom && (
        <TextInput
          aria-label="Find a template"
          placeholder="Find a template"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {found.length === 0 && <p className="py-6 text-center text-ink-soft">No template matches these words.</p>}
      {own.length > 0 && <Group title="Yours">{own.map(row)}</Group>}
      {shared.length > 0 && <Group title="Shared by others">{shared.map(row)}</Group>}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 font-semibold text-ink-soft text-sm">{title}</h3>
      <ul className="-mx-3 flex flex-col gap-0.5">{children}</ul>
    </section>
  )
}

function Row({ template, isBusy, onPick }: { template: Template; isBusy: boolean; onPick: () => void }) {
  const hue = platformSummaries.find(({ id }) => id === template.platform)?.tintHue
  return (
    <li>
      <button
        type="button"
        aria-busy={isBusy}
        onClick={() => isBusy || onPick()}
        className="flex w-full min-w-0 items-center gap-3 rounded-md px-3 py-2 text-left transition-colors hover:bg-sunken"
      >
        {isBusy ? (
          <span className="grid size-10 shrink-0 place-items-center">
            <Spinner size="md" />
          </span>
        ) : (
          <PlatformIcon platform={template.platform ?? ""} {...(hue === undefined ? {} : { hue })} />
        )}
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{template.name}</span>
          {template.description && <span className="line-clamp-2 text-ink-soft text-sm">{template.description}</span>}
          <span className="block text-ink-faint text-sm">{sayTemplate(template)}</span>
        </span>
      </button>
    </li>
  )
}
