import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "wouter"
import type { BulkJob } from "../../../../contract/bulk/job.ts"
import type { Platform } from "../../../../domain/platforms/platform.ts"
import { findPlatform } from "../../../../domain/seo/find-platform.ts"
import { CallError } from "../../../api/call-error.ts"
import { explain } from "../../../api/explain.ts"
import { ButtonLink } from "../../../parts/buttons/button-link.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { PlatformIcon } from "../../../parts/icons/platform-icon.tsx"
import { jobQuery } from "../jobs-query.ts"
import { products } from "../say-job.ts"
import { ExportDialog } from "./export-dialog.tsx"
import { JobProgress } from "./job-progress.tsx"
import { ReviewList } from "./review-list.tsx"

export function JobView({ jobId }: { jobId: string }) {
  const { data: job, error, isPending, refetch, isRefetching } = useQuery(jobQuery(jobId))
  if (isPending) return <JobSkeleton />
  if (job === undefined) {
    const isGone = error instanceof CallError && error.status === 404
    return (
      <ErrorState
        title={isGone ? "This job no longer exists" : "The job could not be opened"}
        text={
          isGone
            ? "It may have been deleted, or it belongs to another account."
            : explain(error, "It continues in the background. Please try again.")
        }
        {...(isGone ? {} : { onRetry: () => void refetch(), isRetrying: isRefetching })}
        action={
          <ButtonLink size="sm" href="/bulk">
            All jobs
          </ButtonLink>
        }
      />
    )
  }
  const platform = findPlatform(job.platform)
  if (platform === undefined) return null
  return <OpenJob job={job} platform={platform} isStale={error !== null} />
}

function OpenJob({ job, platform, isStale }: { job: BulkJob; platform: Platform; isStale: boolean }) {
  const [isExporting, setExporting] = useState(false)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-3">
          <PlatformIcon platform={platform.id} hue={platform.tintHue} />
          <div className="min-w-0">
            <h1 className="wrap-anywhere text-2xl">{job.fileName}</h1>
            <p className="text-ink-soft text-sm">
              {platform.label}, {products(job.total)} ·{" "}
              <Link href="/bulk" className="link">
                All jobs
              </Link>
            </p>
          </div>
        </div>
      </div>
      <JobProgress job={job} isStale={isStale} onExport={() => setExporting(true)} />
      <ReviewList job={job} platform={platform} />
      {isExporting && <ExportDialog job={job} platform={platform} onClose={() => setExporting(false)} />}
    </div>
  )
}

function JobSkeleton() {
  return (
    <Loading label="Opening the job…">
      <div className="flex flex-col gap-4">
        <Skeleton shape="title" />
        <Skeleton shape="control" />
        <Skeleton shape="block" />
      </div>
    </Loading>
  )
}
