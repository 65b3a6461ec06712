import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { FileSpreadsheet, Trash2 } from "lucide-react"
import { useState } from "react"
import { Link } from "wouter"
import type { BulkJob } from "../../../../contract/bulk/job.ts"
import { bulk } from "../../../../contract/bulk.ts"
import { findPlatform } from "../../../../domain/seo/find-platform.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { IconButton } from "../../../parts/buttons/button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { EmptyState } from "../../../parts/feedback/empty-state.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { PlatformIcon } from "../../../parts/icons/platform-icon.tsx"
import { Card } from "../../../parts/layout/card.tsx"
import { Confirm } from "../../../parts/overlays/confirm.tsx"
import { jobsQuery } from "../jobs-query.ts"
import { doneOf, number, products, stateWords } from "../say-job.ts"

export function JobList() {
  const { data: jobs, error, isPending, refetch, isRefetching } = useQuery(jobsQuery)
  const [doomed, setDoomed] = useState<BulkJob | null>(null)
  return (
    <section aria-labelledby="bulk-jobs" className="flex flex-col gap-4">
      <h2 id="bulk-jobs" className="text-xl">
        Your jobs
      </h2>
      {isPending && <JobsSkeleton />}
      {!isPending && jobs === undefined && (
        <ErrorState
          title="We couldn't load your jobs"
          text={explain(error, "They continue in the background. Please try again.")}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      )}
      {jobs?.length === 0 && (
        <EmptyState
          level={3}
          icon={<FileSpreadsheet />}
          title="No jobs yet"
          text="Once you start one, its progress and its texts stay here, whatever happens to this tab."
        />
      )}
      {jobs !== undefined && jobs.length > 0 && (
        <ul className="flex flex-col gap-3">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} onDelete={() => setDoomed(job)} />
          ))}
        </ul>
      )}
      <DeleteJob job={doomed} onClose={() => setDoomed(null)} />
    </section>
  )
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" })

function JobCard({ job, onDelete }: { job: BulkJob; onDelete: () => void }) {
  const platform = findPlatform(job.platform)
  const { label, tone } = stateWords[job.state]
  const { accepted, failed } = job.counts
  return (
    <Card as="li" pad="sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PlatformIcon platform={job.platform} {...(platform && { hue: platform.tintHue })} />
        <div className="min-w-0 flex-1 basis-48">
          <p className="wrap-anywhere font-semibold">
            {job.state === "uploading" ? (
              job.fileName
            ) : (
              <Link href={`/bulk/${encodeURIComponent(job.id)}`} className="link">
                {job.fileName}
              </Link>
            )}
          </p>
          <p className="text-ink-soft text-sm tabular-nums">
            {platform?.label ?? job.platform} · {sayRows(job)}
            {accepted > 0 && ` · ${number(accepted)} accepted`}
            {failed > 0 && ` · ${number(failed)} failed`} · {day.format(new Date(job.createdAt))}
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
        <IconButton size="sm" label={`Delete ${job.fileName}`} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </Card>
  )
}

const sayRows = (job: BulkJob): string =>
  job.state === "done" || job.state === "uploading"
    ? products(job.total)
    : `${number(doneOf(job))} of ${products(job.total)}`

function DeleteJob({ job, onClose }: { job: BulkJob | null; onClose: () => void }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => send(bulk.remove, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: jobsQuery.queryKey })
      onClose()
    },
    onError: (error) =>
      toast({
        title: "The job was not deleted",
        description: explain(error, "Please try again."),
        variant: "destructive",
      }),
  })
  return (
    <Confirm
      isOpen={job !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Delete this job?"
      text="All of its texts are permanently deleted, including the accepted ones. Your own file stays where it is."
      confirmLabel="Delete"
      tone="danger"
      isBusy={isPending}
      onConfirm={() => job && mutate(job.id)}
    />
  )
}

function JobsSkeleton() {
  return (
    <Loading label="Loading your jobs…">
      <div className="flex flex-col gap-3">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </Loading>
  )
}
