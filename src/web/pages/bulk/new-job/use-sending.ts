import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import type { UnfinishedForm } from "../../../../contract/seo/form.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { explain } from "../../../api/explain.ts"
import { jobQuery, jobsQuery } from "../jobs-query.ts"
import type { Reader } from "../reading/open-reader.ts"
import { sendJob } from "./send-job.ts"

export type Sending =
  | { readonly kind: "resting" }
  | { readonly kind: "sending"; readonly sent: number }
  | { readonly kind: "failed"; readonly message: string }

interface Way {
  readonly reader: Reader
  readonly fileName: string
  readonly count: number
  readonly onStarted: (jobId: string) => void
}

/** Sends the products in chunks and starts the job. After a failure, it continues where it stopped. */
export function useSending({ reader, fileName, count, onStarted }: Way) {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending>({ kind: "resting" })
  const begun = useRef<{ jobId: string; sent: number; of: string } | null>(null)
  const isSending = sending.kind === "sending"
  useEffect(() => {
    if (!isSending) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", warn)
    return () => removeEventListener("beforeunload", warn)
  }, [isSending])

  async function start(platform: PlatformId, form: UnfinishedForm, currency: string) {
    const of = JSON.stringify([platform, form, currency])
    const before = begun.current?.of === of ? begun.current : null
    setSending({ kind: "sending", sent: before?.sent ?? 0 })
    try {
      const job = await sendJob({
        ...{ platform, form, count, before },
        source: () => reader.ask("source", { fileName }),
        take: (from, size) => reader.ask("take", { from, count: size, platform, currency }),
        onSent: (jobId, sent) => {
          begun.current = { jobId, sent, of }
          setSending({ kind: "sending", sent })
        },
      })
      client.setQueryData(jobQuery(job.id).queryKey, job)
      void client.invalidateQueries({ queryKey: jobsQuery.queryKey })
      onStarted(job.id)
    } catch (error) {
      setSending({ kind: "failed", message: explain(error, "What was sent is kept. Please try again.") })
    }
  }
  return { sending, start }
}
