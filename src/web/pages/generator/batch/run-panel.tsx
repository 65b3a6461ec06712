import { useEffect, useRef } from "react"
import type { Form } from "../../../../contract/seo/form.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { toast } from "../../../parts/feedback/toast.ts"
import { RunView } from "./run-view.tsx"
import { useRun } from "./use-run.ts"

type RunPanelProps = {
  run: string
  platforms: readonly PlatformId[]
  /** What this page has just been asked to write; empty where the run is only looked at. */
  initialForms: readonly Form[]
  /** The brief for one platform, as it stands in the form now; null where something is missing. */
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
    // Each under one key for ever: whoever comes back to this run by the browser's button has nothing written twice.
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
