import type { Dashboard } from "../../../contract/dashboard.ts"
import { Card, CardHead } from "../../parts/layout/card.tsx"
import { FactList } from "./fact-list.tsx"
import { quickStats } from "./say-numbers.ts"

export function QuickStats({ numbers }: { numbers: Dashboard["numbers"] }) {
  return (
    <Card as="section" labelledBy="stats">
      <CardHead id="stats" title="Quick Stats" />
      <FactList facts={quickStats(numbers)} />
    </Card>
  )
}
