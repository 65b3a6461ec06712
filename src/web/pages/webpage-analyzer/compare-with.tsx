import { useState } from "react"
import type { Analysis } from "../../../contract/pages.ts"
import { compareAnalyses } from "../../../domain/page/compare-analyses.ts"
import { explain } from "../../api/explain.ts"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Card, CardHead } from "../../parts/layout/card.tsx"
import { ScoreRing } from "../../parts/score/score-ring.tsx"
import { AnalysisProgress } from "./analysis-progress.tsx"
import { AnalyzeForm } from "./analyze-form.tsx"
import { ChangeLists } from "./parts/change-lists.tsx"
import { useAnalyzing } from "./use-analyzing.ts"

/** Another page for comparison: a competitor's, or the user's own. */
export function CompareWith({ analysis }: { analysis: Analysis }) {
  const [other, setOther] = useState<Analysis | null>(null)
  const analyzing = useAnalyzing(setOther)
  return (
    <Card as="section" labelledBy="compare-with">
      <CardHead id="compare-with" level={3} title="Compare with another page" />
      <div className="flex flex-col gap-4">
        <AnalyzeForm isBusy={analyzing.stage !== null} onSubmit={analyzing.start} />
        {analyzing.stage !== null && <AnalysisProgress stage={analyzing.stage} onCancel={analyzing.cancel} />}
        {analyzing.failure !== null && (
          <ErrorState title="Analysis Failed" text={explain(analyzing.failure.error, "Please try again.")} />
        )}
        {other !== null && <SideBySide own={analysis} other={other} />}
      </div>
    </Card>
  )
}

const figures: readonly { label: string; of: (analysis: Analysis) => string }[] = [
  { label: "Score", of: ({ seoScore }) => `${seoScore} of 100` },
  { label: "Title", of: ({ title }) => title ?? "None" },
  { label: "Description", of: ({ metaDescription }) => metaDescription ?? "None" },
  { label: "Main heading", of: ({ headingStructure }) => headingStructure.h1[0] ?? "None" },
  { label: "Words", of: ({ wordCount }) => wordCount.toLocaleString("en-US") },
  {
    label: "Most used phrases",
    of: ({ phrases }) =>
      phrases
        .slice(0, 5)
        .map(({ text }) => text)
        .join(", ") || "None",
  },
  { label: "Links within the site", of: ({ internalLinks }) => String(internalLinks.length) },
  { label: "Broken links", of: ({ brokenLinks }) => String(brokenLinks.length) },
  { label: "Pictures without alt", of: ({ images }) => `${images.withoutAlt} of ${images.total}` },
  { label: "Server response time", of: ({ timings }) => `${timings.firstByteMs} ms` },
]

function SideBySide({ own, other }: { own: Analysis; other: Analysis }) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        {[own, other].map((analysis, at) => (
          <div key={at === 0 ? "own" : "other"} className="flex min-w-0 items-center gap-3">
            <ScoreRing score={analysis.seoScore} size="sm" />
            <p className="min-w-0 font-medium [overflow-wrap:anywhere]">{analysis.finalUrl}</p>
          </div>
        ))}
      </div>
      <dl className="flex flex-col divide-y divide-line">
        {figures.map(({ label, of }) => (
          <div key={label} className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[10rem_1fr_1fr]">
            <dt className="text-ink-soft">{label}</dt>
            <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {of(own)}
            </dd>
            <dd dir="auto" className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">
              {of(other)}
            </dd>
          </div>
        ))}
      </dl>
      <ChangeLists
        comparison={compareAnalyses(other, own)}
        better="Better on this page"
        worse="Better on the other page"
        same="Both pages pass and fail the same checks."
      />
    </div>
  )
}
