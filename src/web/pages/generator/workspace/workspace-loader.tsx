import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useEffect, useState } from "react"
import { seo } from "../../../../contract/seo.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { explain } from "../../../api/explain.ts"
import { itemQuery } from "../../../api/item.ts"
import { send } from "../../../api/send.ts"
import { settingsQuery } from "../../../api/settings.ts"
import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { startedTemplateQuery } from "../../../templates/start-template.ts"
import type { Address } from "../address.ts"
import { carryBusiness } from "../form/draft/carry-business.ts"
import { isSaved, readDraft } from "../form/draft/kept-draft.ts"
import { type BriefValues, carryOver, emptyValues, readValues } from "../form/fields/brief-values.ts"
import { ResultSkeleton } from "../result/result-skeleton.tsx"

/** The form's initial values, and their source. */
export interface Start {
  readonly values: BriefValues
  /** It was opened from the history or a template, and is saved there. */
  readonly isStored: boolean
  /** What it took from the last listing; null if nothing. */
  readonly carried: string | null
}

type WorkspaceLoaderProps = {
  userId: string
  address: Address
  children: (start: Start) => ReactNode
}

/** Finds the form's initial values: the brief of the opened item, otherwise the last input on this computer. */
export function WorkspaceLoader({ userId, address, children }: WorkspaceLoaderProps) {
  const [opened] = useState(address)
  const { isPending, form } = useStoredForm(opened)
  const settings = useQuery({ ...settingsQuery, enabled: opened.platform === null && form === null })
  const isLoading = isPending || settings.isLoading
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && !isLoading) setOpen(true)
  // Others fetch the same later: an open workspace is never cleared for that, with its unsaved input.
  if (!isOpen && isLoading) return opened.item === null ? <FormSkeleton /> : <ResultSkeleton />
  return children(startOf(opened, form, userId, settings.data?.defaultPlatform))
}

/** The default is nobody's choice: then only the picker shows. */
const unchosen: PlatformId = "website"

function startOf({ platform }: Address, form: unknown, userId: string, preferred: PlatformId = unchosen): Start {
  if (form !== null) return { values: readValues(form), isStored: true, carried: null }
  const first = platform ?? (preferred === unchosen ? "" : preferred)
  const kept = readDraft(userId)
  if (kept === null) return { values: emptyValues(first), isStored: false, carried: null }
  if (isSaved(userId, kept)) return { ...carryBusiness(kept, first), isStored: false }
  const values = platform === null || platform === kept.platform ? kept : carryOver(kept, platform)
  return { values, isStored: false, carried: null }
}

/** If it cannot be read, the result says so; the form opens anyway. */
function useStoredForm({ template, item, generation, run }: Address): { isPending: boolean; form: unknown } {
  const runs = useQuery({
    queryKey: [seo.listGenerations.path, { run }, "first"],
    queryFn: ({ signal }) => send(seo.listGenerations, { query: { run: run ?? "" }, signal }),
    enabled: run !== null,
  })
  const id = generation ?? runs.data?.at(-1)?.id ?? null
  const generations = useQuery({
    queryKey: [seo.getGeneration.path, id, "form"],
    queryFn: ({ signal }) => send(seo.getGeneration, { params: { id: id ?? "" }, signal }),
    enabled: id !== null,
  })
  const items = useQuery({ ...itemQuery(item ?? ""), enabled: item !== null && id === null && run === null })
  const isFresh = id === null && run === null && item === null
  const started = useQuery({ ...startedTemplateQuery(template ?? ""), enabled: template !== null && isFresh })
  useToldFailure(started.error)
  return {
    isPending: runs.isLoading || generations.isLoading || items.isLoading || started.isLoading,
    form: generations.data?.form ?? items.data?.form ?? started.data?.form ?? null,
  }
}

function useToldFailure(error: unknown) {
  useEffect(() => {
    if (error === null) return
    toast({
      title: "The template could not be opened",
      description: explain(error, "Please try again."),
      variant: "destructive",
    })
  }, [error])
}

function FormSkeleton() {
  return (
    <Loading label="Opening the generator…">
      <div className="flex flex-col gap-5">
        <Skeleton shape="control" />
        <div className="grid gap-5 lg:grid-cols-2">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      </div>
    </Loading>
  )
}
