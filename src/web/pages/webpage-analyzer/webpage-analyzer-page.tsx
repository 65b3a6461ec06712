import { useQuery, useQueryClient } from "@tanstack/react-query"
import { ScanSearch } from "lucide-react"
import { useState } from "react"
import { useLocation, useSearch } from "wouter"
import { analysesQuery, analysisQuery } from "../../api/analyses.ts"
import { explain } from "../../api/explain.ts"
import { EmptyState } from "../../parts/feedback/empty-state.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../parts/feedback/skeleton.tsx"
import { AnalysisProgress } from "./analysis-progress.tsx"
import { AnalysisView } from "./analysis-view.tsx"
import { AnalyzeForm } from "./analyze-form.tsx"
import { RecentAnalyses } from "./recent-analyses.tsx"
import { SeveralPages } from "./several-pages.tsx"
import { useAnalyzing } from "./use-analyzing.ts"

export function WebpageAnalyzerPage() {
  const [path, navigate] = useLocation()
  const selected = new URLSearchParams(useSearch()).get("analysis")
  const cache = useQueryClient()
  // The analysis in the address takes no focus on the first load; one that is picked here does.
  const [isPicked, setPicked] = useState(false)
  function select(id: string | null) {
    setPicked(true)
    navigate(id === null ? path : `${path}?${new URLSearchParams({ analysis: id })}`)
  }
  const analyzing = useAnalyzing((analysis) => {
    cache.setQueryData(analysisQuery(analysis.id).queryKey, analysis)
    void cache.invalidateQueries({ queryKey: analysesQuery.queryKey })
    select(analysis.id)
  })
  return (
    <div className="flex flex-col gap-6">
      <div className="print:hidden">
        <h1 className="text-3xl">Webpage Analyzer</h1>
        <p className="mt-1 max-w-line text-ink-soft">
          What search engines and people find on a page: with the line it is on, the reason, and what to write instead.
        </p>
      </div>
      <div className="grid gap-6 print:hidden lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <AnalyzeForm isBusy={analyzing.stage !== null} onSubmit={analyzing.start} />
          {analyzing.stage !== null && <AnalysisProgress stage={analyzing.stage} onCancel={analyzing.cancel} />}
          {analyzing.failure !== null && (
            <ErrorState
              title="Analysis Failed"
              text={explain(analyzing.failure.error, "Please try again.")}
              onRetry={() => analyzing.start(analyzing.failure?.url ?? "")}
            />
          )}
          <SeveralPages onOpen={select} />
        </div>
        <RecentAnalyses selected={selected} onSelect={select} />
      </div>
      {selected === null ? (
        <NothingSelected />
      ) : (
        <Selected id={selected} takesFocus={isPicked} onSelect={select} onAnalyze={analyzing.start} />
      )}
    </div>
  )
}

const NothingSelected = () => (
  <EmptyState
    icon={<ScanSearch />}
    title="No Analysis Selected"
    text="Enter the address of a page above, or pick one of your recent analyses."
  />
)

interface SelectedProps {
  readonly id: string
  readonly takesFocus: boolean
  readonly onSelect: (id: string | null) => void
  readonly onAnalyze: (url: string) => void
}

function Selected({ id, ...view }: SelectedProps) {
  const { data, error, isFetching, refetch } = useQuery(analysisQuery(id))
  if (data !== undefined) return <AnalysisView key={id} analysis={data} {...view} />
  if (error !== null)
    return (
      <ErrorState
        title="The analysis could not be loaded"
        text={explain(error, "Please try again.")}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    // As tall as a screen, so that the analysis pushes nothing visible down.
    <div className="min-h-dvh">
      <Loading label="Loading the analysis…">
        <div className="flex flex-col gap-4">
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </div>
      </Loading>
    </div>
  )
}
