import { expect, test } from "vitest"
import { readCsv } from "../../seo/exports/csv.ts"
import { exportAnalysis } from "./export-analysis.ts"

const analysis = {
  url: "https://shop.example/Oak?b=<1>",
  title: "Oak <script>",
  seoScore: 70,
  createdAt: "2026-11-22T09:00:00.000Z",
  improvedTitleTag: "Oak tables",
  improvedMetaDescription: null,
  improvedKeywords: ["oak"],
  checks: [
    {
      ...{
        id: "a",
        label: "=No title",
        status: "fail",
        points: 0,
        maxPoints: 8,
        advice: "Write one.",
        reason: "People read it.",
      },
      evidence: [{ text: "None", line: 3, measured: "0 px", limit: "600 px" }],
      source: { name: "https://example.com/", readOn: "2026-11-20" },
    },
  ],
}

test("a report for reading contains nothing that could run", () => {
  const { fileName, content } = exportAnalysis(analysis, "html")
  expect(fileName).toBe("page-analysis-shop-example-oak-b-1.html")
  expect(content).not.toContain("<script>")
  expect(content).toContain("Line 3: None (0 px, limit 600 px)")
})

test("a table has a row for each check, and no cell that a spreadsheet would run", () => {
  const { content } = exportAnalysis(analysis, "csv")
  expect(content).toContain("'=No title")
  expect(readCsv(content)[1]).toEqual([
    ...["=No title", "fail", "0", "8", "Line 3: None (0 px, limit 600 px)"],
    ...["Write one.", "People read it.", "https://example.com/"],
  ])
})

test("as data, it is the analysis itself", () => {
  expect(JSON.parse(exportAnalysis(analysis, "json").content)).toEqual(analysis)
})
