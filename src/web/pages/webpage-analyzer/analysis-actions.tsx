import { useMutation } from "@tanstack/react-query"
import { Download, GitCompare, PenLine, Printer, RotateCw } from "lucide-react"
import { useLocation } from "wouter"
import { history } from "../../../contract/history.ts"
import type { Analysis } from "../../../contract/pages.ts"
import { type AnalysisFormat, analysisFormats, exportAnalysis } from "../../../domain/page/exports/export-analysis.ts"
import { explain } from "../../api/explain.ts"
import { saveFile } from "../../api/save-file.ts"
import { send } from "../../api/send.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { toast } from "../../parts/feedback/toast.ts"

interface ActionsProps {
  readonly analysis: Analysis
  readonly isComparing: boolean
  readonly onCompare: () => void
  readonly onAnalyze: () => void
}

export function AnalysisActions({ analysis, isComparing, onCompare, onAnalyze }: ActionsProps) {
  const toGenerator = useToGenerator(analysis)
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button size="sm" icon={<RotateCw aria-hidden="true" />} onClick={onAnalyze}>
        Analyze again
      </Button>
      <Button size="sm" aria-pressed={isComparing} icon={<GitCompare aria-hidden="true" />} onClick={onCompare}>
        Compare
      </Button>
      <Button
        size="sm"
        icon={<PenLine aria-hidden="true" />}
        isBusy={toGenerator.isPending}
        onClick={() => toGenerator.mutate()}
      >
        Send to the generator
      </Button>
      <Button size="sm" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        Print
      </Button>
      {analysisFormats.map((format) => (
        <Button key={format} size="sm" icon={<Download aria-hidden="true" />} onClick={() => save(analysis, format)}>
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  )
}

function save(analysis: Analysis, format: AnalysisFormat): void {
  const { fileName, contentType, content } = exportAnalysis(analysis, format)
  saveFile({ fileName, blob: new Blob([content], { type: contentType }) })
  toast({ title: "Export Complete", description: fileName })
}

/** The generator opens a draft, and a draft is saved even if nobody continues it today. */
function useToGenerator({ brief }: Analysis) {
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: () => {
      const { product, ...texts } = brief
      const form = {
        platform: "website" as const,
        ...texts,
        products: [{ ...product, category: "" }],
        bodyTextSections: [],
      }
      return send(history.save, {
        body: { contentType: "draft", platform: "website", businessName: brief.businessName, form },
      })
    },
    onSuccess: ({ id }) => navigate(`/seo-generator?${new URLSearchParams({ item: id })}`),
    onError: (error) =>
      toast({
        title: "Could not open the generator",
        description: explain(error, "Please try again."),
        variant: "destructive",
      }),
  })
}
