import { useEffect, useRef, useState } from "react"
import type { Analysis } from "../../../contract/pages.ts"
import { Notice } from "../../parts/feedback/notice.tsx"
import { Tabs } from "../../parts/layout/tabs.tsx"
import { ScoreRing } from "../../parts/score/score-ring.tsx"
import { AnalysisActions } from "./analysis-actions.tsx"
import { ChangesSince } from "./changes-since.tsx"
import { CompareWith } from "./compare-with.tsx"
import { sayMoment } from "./say-moment.ts"
import { ContentTab } from "./tabs/content-tab.tsx"
import { ImprovementsTab } from "./tabs/improvements-tab.tsx"
import { LinksTab } from "./tabs/links-tab.tsx"
import { OverviewTab } from "./tabs/overview-tab.tsx"

interface AnalysisViewProps {
  readonly analysis: Analysis
  readonly takesFocus: boolean
  readonly onSelect: (id: string | null) => void
  readonly onAnalyze: (url: string) => void
}

export function AnalysisView({ analysis, takesFocus, onSelect, onAnalyze }: AnalysisViewProps) {
  const [isComparing, setComparing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it appears.
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [])
  const failed = analysis.checks.filter(({ status }) => status === "fail").length
  return (
    <section aria-labelledby="analysis-title" className="flex min-h-dvh flex-col gap-6">
      <header className="flex flex-wrap items-center gap-6">
        <ScoreRing score={analysis.seoScore} size="lg" label="Page score" />
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="analysis-title" ref={heading} tabIndex={-1} dir="auto" className="text-2xl [overflow-wrap:anywhere]">
            {analysis.title ?? "A page without a title"}
          </h2>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{analysis.finalUrl}</p>
          <p className="text-ink-faint text-sm">
            {sayMoment(analysis.createdAt)} · {failed === 0 ? "nothing to improve" : `${failed} to improve`} ·{" "}
            {analysis.wordCount.toLocaleString("en-US")} words
          </p>
        </div>
        <AnalysisActions
          analysis={analysis}
          isComparing={isComparing}
          onCompare={() => setComparing(!isComparing)}
          onAnalyze={() => onAnalyze(analysis.url)}
        />
      </header>
      <CappedNotice analysis={analysis} />
      {analysis.previousId !== null && (
        <ChangesSince analysis={analysis} previousId={analysis.previousId} onSelect={onSelect} />
      )}
      {isComparing && <CompareWith analysis={analysis} />}
      <Tabs
        label="Parts of the analysis"
        keepsPanels
        tabs={[
          { value: "overview", label: "Overview", content: <OverviewTab analysis={analysis} /> },
          { value: "content", label: "Content", content: <ContentTab analysis={analysis} /> },
          { value: "links", label: "Links", content: <LinksTab analysis={analysis} /> },
          {
            value: "improvements",
            label: "Improvements",
            count: failed,
            content: <ImprovementsTab analysis={analysis} />,
          },
        ]}
      />
    </section>
  )
}

function CappedNotice({ analysis: { cappedBy, checks, seoScore } }: { analysis: Analysis }) {
  const check = checks.find(({ id }) => id === cappedBy)
  if (check === undefined) return null
  return (
    <Notice tone="warn" title={check.label}>
      {check.reason} Until that is changed, the page gets no more than {seoScore} points.
    </Notice>
  )
}
