import type { SamplePlace } from "../../content/sample.ts"
import { MeasureBar } from "./measure-bar.tsx"

export function PlaceMeasure({ measure }: { measure: SamplePlace["measure"] }) {
  if (measure === undefined) return null
  const { count, max, unit } = measure
  return (
    <div className="mt-2">
      <MeasureBar label={`${count} of ${max} ${unit}`} share={count / max} />
    </div>
  )
}
