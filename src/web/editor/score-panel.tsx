import { memo } from "react"
import type { Platform } from "../../domain/platforms/platform.ts"
import { fairFrom } from "../../domain/score.ts"
import type { CheckResult } from "../../domain/seo/score-listing.ts"
import { Card } from "../parts/layout/card.tsx"
import { Disclosure } from "../parts/layout/disclosure.tsx"
import { ScoreRing } from "../parts/score/score-ring.tsx"
import { SourceNote } from "./slots/source-note.tsx"

type ScorePanelProps = {
  score: number
  checks: readonly CheckResult[]
  platform: Platform
  /** How many rules of the platform are broken. */
  brokenCount: number
}

export const ScorePanel = memo(function ScorePanel({ score, checks, platform, brokenCount }: ScorePanelProps) {
  const counted = checks.filter(({ maxPoints }) => maxPoints > 0)
  const full = counted.filter(({ points, maxPoints }) => points === maxPoints).length
  return (
    <Card as="section" labelledBy="editor-score">
      <div className="flex items-center gap-5">
        <ScoreRing score={score} parts={counted} label="SEO score" />
        <div className="min-w-0">
          <h3 id="editor-score" className="text-lg">
            SEO score
          </h3>
          <p className="text-ink-soft">
            {full} of {counted.length} checks passed.
          </p>
          {brokenCount > 0 && (
            <p className="text-bad">
              {brokenCount === 1 ? "A rule is broken" : `${brokenCount} rules are broken`}, so the score stays below{" "}
              {fairFrom}.
            </p>
          )}
        </div>
      </div>
      <ul className="mt-4 divide-y divide-line border-line border-t">
        {checks.map((check) => (
          <li key={check.id}>
            <CheckLine check={check} why={platform.checks.find(({ id }) => id === check.id)?.why ?? ""} />
          </li>
        ))}
      </ul>
    </Card>
  )
})

const fills = {
  pass: "bg-good-mark",
  partial: "bg-warn-mark",
  fail: "bg-bad-mark",
  "not-applicable": "bg-edge",
  "could-not-check": "bg-edge",
}

const figures = ({ status, points, maxPoints }: CheckResult): string => {
  if (status === "not-applicable") return "Does not apply"
  return status === "could-not-check" ? "Not checked" : `${points} / ${maxPoints}`
}

function CheckLine({ check, why }: { check: CheckResult; why: string }) {
  const missing = check.maxPoints - check.points
  const percent = check.maxPoints > 0 ? (check.points / check.maxPoints) * 100 : 0
  return (
    <Disclosure
      summary={
        <span className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5 text-sm">
          <span className="min-w-0">{check.label}</span>
          <span className="text-ink-soft tabular-nums">{figures(check)}</span>
          <span aria-hidden="true" className="col-span-2 h-1 overflow-hidden rounded-full bg-sunken">
            <span className={`block h-full rounded-full ${fills[check.status]}`} style={{ width: `${percent}%` }} />
          </span>
        </span>
      }
    >
      <dl className="flex flex-col gap-2 text-sm">
        <Reason word="Found" text={check.evidence} />
        {missing > 0 && check.advice !== "" && (
          <Reason word={`Worth ${missing} more ${missing === 1 ? "point" : "points"}`} text={check.advice} />
        )}
        <Reason word="Why it counts" text={why} />
      </dl>
      <div className="mt-2">
        <SourceNote sources={[check.source]} />
      </div>
    </Disclosure>
  )
}

function Reason({ word, text }: { word: string; text: string }) {
  return (
    <div>
      <dt className="font-medium">{word}</dt>
      <dd className="text-ink-soft">{text}</dd>
    </div>
  )
}
