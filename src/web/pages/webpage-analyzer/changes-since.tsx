import { useQuery } from "@tanstack/react-query"
import type { Analysis } from "../../../contract/pages.ts"
import { compareAnalyses } from "../../../domain/page/compare-analyses.ts"
import { analysisQuery } from "../../api/analyses.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { Card, CardHead } from "../../parts/layout/card.tsx"
import { ChangeLists } from "./parts/change-lists.tsx"
import { sayMoment } from "./say-moment.ts"

interface ChangesProps {
  readonly analysis: Analysis
  readonly previousId: string
  readonly onSelect: (id: string) => void
}

/** What changed on the page since the previous analysis. */
export function ChangesSince({ analysis, previousId, onSelect }: ChangesProps) {
  const { data: before } = useQuery(analysisQuery(previousId))
  if (before === undefined) return null
  const comparison = compareAnalyses(before, analysis)
  const { points } = comparison
  return (
    <Card as="section" labelledBy="changes-since">
      <CardHead
        id="changes-since"
        level={3}
        title={`Since ${sayMoment(before.createdAt)}: ${points === 0 ? "the same score" : `${points > 0 ? "+" : "−"}${Math.abs(points)} points`}`}
        action={
          <Button size="sm" onClick={() => onSelect(previousId)}>
            Open that analysis
          </Button>
        }
      />
      <ChangeLists comparison={comparison} better="Corrected" worse="New" same="No check has a different result." />
    </Card>
  )
}
