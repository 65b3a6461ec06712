import { useEffect, useRef } from "react"
import type { Form } from "../../../../contract/seo/form.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { toast } from "../../../parts/feedback/toast.ts"
import { RunView } from "./run-view.tsx"
import { useRun } from "./use-run.ts"

type RunPanelProps = {
  run: string
  platforms: readonly PlatformId[]
  /** What this page has just requested; empty if the run is only viewed. */
  initialForms: readonly Form[]
  /** The brief for one platform from the current form; null if something is missing. */
  formFor: (platform: PlatformId) => Form | null
  openItemId: string | null
  onOpen: (itemId: string) => void
}

export function RunPanel({ run, platforms, initialForms, formFor, openItemId, onOpen }: RunPanelProps) {
  const { rows, begin, error, refetch } = useRun(run, platforms)
  const begun = useRef<readonly Form[]>([])
  useEffect(() => {
    if (initialForms === begun.current) return
    begun.current = initialForms
    // Each has one permanent key: returning to this run with the browser's back button writes nothing twice.
    for (const form of initialForms) void begin(form, `${run}.${form.platform}`)
  }, [initialForms, begin, run])

  function retry(platform: PlatformId) {
    const form = formFor(platform)
    if (form !== null) return void begin(form, crypto.randomUUID())
    toast({
      title: "Something is missing",
      description: "Choose this platform in the form to see which of its fields are empty.",
      variant: "destructive",
    })
  }

  return (
    <RunView
      rows={rows}
      error={error}
      onReload={() => void refetch()}
      openItemId={openItemId}
      onOpen={onOpen}
      onRetry={retry}
    />
  )
}
