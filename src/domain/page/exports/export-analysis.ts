import { writeCsv } from "../../seo/exports/csv.ts"
import { escapeHtml } from "../html/escape-html.ts"

interface ExportedCheck {
  readonly id: string
  readonly label: string
  readonly status: string
  readonly points: number
  readonly maxPoints: number
  readonly advice: string
  readonly reason: string
  readonly evidence: readonly {
    readonly text: string
    readonly line: number | null
    readonly measured: string | null
    readonly limit: string | null
  }[]
  readonly source: { readonly name: string; readonly readOn: string }
}

interface ExportedAnalysis {
  readonly url: string
  readonly title: string | null
  readonly seoScore: number
  readonly createdAt: string
  readonly checks: readonly ExportedCheck[]
  readonly improvedTitleTag: string | null
  readonly improvedMetaDescription: string | null
  readonly improvedKeywords: readonly string[]
}

export const analysisFormats = ["html", "csv", "json"] as const
export type AnalysisFormat = (typeof analysisFormats)[number]

export interface AnalysisFile {
  readonly fileName: string
  readonly contentType: string
  readonly content: string
}

/** An analysis as a file: a report to read, a table of the checks, or all data. */
export function exportAnalysis(analysis: ExportedAnalysis, format: AnalysisFormat): AnalysisFile {
  const fileName = `page-analysis-${nameOf(analysis.url)}.${format}`
  if (format === "json")
    return { fileName, contentType: "application/json", content: `${JSON.stringify(analysis, null, 2)}\n` }
  if (format === "csv") return { fileName, contentType: "text/csv;charset=utf-8", content: toCsv(analysis) }
  return { fileName, contentType: "text/html;charset=utf-8", content: toHtml(analysis) }
}

const nameOf = (url: string): string =>
  url
    .replace(/^https?:\/\//i, "")
    .replace(/[^a-z0-9]+/gi, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60)
    .toLowerCase()

const found = ({ text, line, measured, limit }: ExportedCheck["evidence"][number]): string =>
  [
    line === null ? text : `Line ${line}: ${text}`,
    measured === null ? "" : `(${measured}${limit === null ? "" : `, limit ${limit}`})`,
  ]
    .join(" ")
    .trim()

const toCsv = ({ checks }: ExportedAnalysis): string =>
  writeCsv([
    ["Check", "Status", "Points", "Of", "What was found", "What to do", "Why", "Source"],
    ...checks.map((check) => [
      ...[check.label, check.status, String(check.points), String(check.maxPoints)],
      ...[check.evidence.map(found).join("\n"), check.advice, check.reason, check.source.name],
    ]),
  ])

function toHtml(analysis: ExportedAnalysis): string {
  const { url, title, seoScore, createdAt, checks } = analysis
  const failed = checks.filter(({ status }) => status === "fail")
  const rest = checks.filter(({ status }) => status !== "fail")
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page analysis of ${escapeHtml(url)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}code{overflow-wrap:anywhere}small{color:#555}</style>
</head>
<body>
<h1>${escapeHtml(title ?? url)}</h1>
<p><code>${escapeHtml(url)}</code><br><small>${escapeHtml(createdAt)}</small></p>
<p><strong>${seoScore} of 100 points</strong></p>
<h2>Better texts</h2>
<dl>
<dt>Title</dt><dd>${escapeHtml(analysis.improvedTitleTag ?? "None was written.")}</dd>
<dt>Description</dt><dd>${escapeHtml(analysis.improvedMetaDescription ?? "None was written.")}</dd>
<dt>Keywords</dt><dd>${escapeHtml(analysis.improvedKeywords.join(", "))}</dd>
</dl>
<h2>What to improve</h2>
${failed.map(section).join("\n")}
<h2>Everything else</h2>
<ul>
${rest.map(({ label, status }) => `<li>${escapeHtml(label)}${status === "pass" ? "" : " (could not be checked)"}</li>`).join("\n")}
</ul>
</body>
</html>
`
}

const section = (check: ExportedCheck): string => `<h3>${escapeHtml(check.label)}</h3>
<p>${escapeHtml(check.advice)} <small>${escapeHtml(check.reason)}</small></p>
<ul>
${check.evidence.map((evidence) => `<li>${escapeHtml(found(evidence))}</li>`).join("\n")}
</ul>`
