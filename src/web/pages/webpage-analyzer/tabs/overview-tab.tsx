import type { Analysis } from "../../../../contract/pages.ts"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { CheckList } from "../parts/check-list.tsx"
import { FigureList } from "../parts/figure-list.tsx"
import { SearchResult } from "../parts/search-result.tsx"
import { SocialCard } from "../parts/social-card.tsx"

const mostUrgent = 5

export function OverviewTab({ analysis }: { analysis: Analysis }) {
  const failed = analysis.checks
    .filter(({ status }) => status === "fail")
    .toSorted(
      (a, b) => Number(b.id === analysis.cappedBy) - Number(a.id === analysis.cappedBy) || b.maxPoints - a.maxPoints,
    )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <Card as="section" labelledBy="most-urgent">
          <CardHead id="most-urgent" level={3} title="What adds the most points" />
          {failed.length === 0 ? (
            <p className="text-ink-soft">This page passes every check that applies to it.</p>
          ) : (
            <CheckList checks={failed.slice(0, mostUrgent)} />
          )}
        </Card>
        <Facts analysis={analysis} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <SearchResult analysis={analysis} />
        <SocialCard analysis={analysis} />
      </div>
    </div>
  )
}

function Facts({ analysis }: { analysis: Analysis }) {
  const { robots, timings, redirects } = analysis
  const facts: readonly (readonly [label: string, value: string])[] = [
    ["Final address", analysis.finalUrl],
    ["Answer", String(analysis.status)],
    [
      "Redirects",
      redirects.length === 0 ? "None" : redirects.map(({ url, status }) => `${url} (${status})`).join(", "),
    ],
    ["Language", analysis.language ?? "Not set"],
    ["Size of the HTML", `${Math.round(analysis.bytes / 1024).toLocaleString("en-US")} KB`],
    ["Time to first byte", `${timings.firstByteMs} ms`],
    ["Robots rules", robots.rules.map(({ agent, rule }) => `${agent}: ${rule}`).join("; ") || "None"],
    [
      "robots.txt",
      robots.file === null || robots.file.status === null
        ? "Did not answer"
        : `${robots.file.isAllowed ? "Allows search engines" : "Blocks search engines"} (${robots.file.status})`,
    ],
    ["Canonical address", robots.canonical ?? "None"],
    [
      "Structured data",
      analysis.structuredData
        .map(({ types }) => types.join(", "))
        .filter(Boolean)
        .join("; ") || "None",
    ],
  ]
  return (
    <Card as="section" labelledBy="page-facts">
      <CardHead id="page-facts" level={3} title="How the page is delivered" />
      <FigureList figures={facts} />
    </Card>
  )
}
