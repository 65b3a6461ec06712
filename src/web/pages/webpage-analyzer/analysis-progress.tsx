import { Button } from "../../parts/buttons/button.tsx"
import { Progress } from "../../parts/feedback/progress.tsx"
import { Card } from "../../parts/layout/card.tsx"
import type { Stage } from "./use-analyzing.ts"

const words: Readonly<Record<Stage["name"], string>> = {
  fetching: "Fetching the page",
  reading: "Reading the page",
  links: "Following its links",
  writing: "Writing better texts",
}
const order = ["fetching", "reading", "links", "writing"] as const

export function AnalysisProgress({ stage, onCancel }: { stage: Stage; onCancel: () => void }) {
  const isLinks = stage.name === "links" && stage.links !== null
  return (
    <Card as="section">
      <div className="flex flex-wrap items-end gap-4">
        <div className="min-w-0 flex-1 basis-56">
          <Progress
            label={words[stage.name]}
            done={isLinks ? (stage.links?.done ?? 0) : order.indexOf(stage.name)}
            total={isLinks ? (stage.links?.total ?? 0) : order.length}
            unit={isLinks ? "links" : "steps"}
            stage={`Step ${order.indexOf(stage.name) + 1} of ${order.length}`}
          />
        </div>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Card>
  )
}
