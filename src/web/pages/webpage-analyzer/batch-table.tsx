import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type PageBatch, pages } from "../../../contract/pages.ts"
import { batchesQuery } from "../../api/analyses.ts"
import { explain } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { Progress } from "../../parts/feedback/progress.tsx"
import { toast } from "../../parts/feedback/toast.ts"
import { sayMoment } from "./say-moment.ts"

interface BatchTableProps {
  readonly batch: PageBatch
  readonly onOpen: (id: string) => void
}

/** The scores of the pages of a list or sitemap. */
export function BatchTable({ batch, onOpen }: BatchTableProps) {
  const cache = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => send(pages.cancelBatch, { params: { id: batch.id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: batchesQuery.queryKey }),
    onError: (error) =>
      toast({
        title: "Could not be stopped",
        description: explain(error, "Please try again."),
        variant: "destructive",
      }),
  })
  return (
    <section aria-label={`Pages of ${batch.source}`} className="flex flex-col gap-3">
      <h3 className="font-medium [overflow-wrap:anywhere]">
        {batch.source} <span className="text-ink-faint text-sm">{sayMoment(batch.createdAt)}</span>
      </h3>
      {batch.state === "running" && (
        <div className="flex flex-wrap items-end gap-4">
          <div className="min-w-0 flex-1 basis-48">
            <Progress label="Analyzing" done={batch.done} total={batch.total} unit="pages" />
          </div>
          <Button size="sm" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
            Stop
          </Button>
        </div>
      )}
      {batch.state === "cancelled" && (
        <p className="text-ink-soft">
          Stopped after {batch.done} of {batch.total} pages.
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {batch.pages.map((page) => (
          <BatchRow key={page.url} page={page} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

function BatchRow({ page, onOpen }: { page: PageBatch["pages"][number]; onOpen: (id: string) => void }) {
  const { analysisId } = page
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="w-10 shrink-0 font-semibold tabular-nums">{page.seoScore ?? "–"}</span>
      <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        <span dir="auto" className="block">
          {page.title ?? page.url}
        </span>
        {page.title !== null && <span className="block text-ink-faint text-sm">{page.url}</span>}
        {page.trouble !== null && <span className="block text-sm text-warn">{page.trouble}</span>}
      </span>
      {analysisId !== null && (
        <Button size="sm" onClick={() => onOpen(analysisId)}>
          Open
        </Button>
      )}
    </li>
  )
}
