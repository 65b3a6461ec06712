import { memo } from "react"
import { SegmentedControl } from "../parts/fields/segmented-control.tsx"

export type View = "fields" | "score" | "preview"

type ViewBarProps = { view: View; score: number; onView: (view: View) => void }

/** Without room for two columns: which of them is visible. */
export const ViewBar = memo(function ViewBar({ view, score, onView }: ViewBarProps) {
  return (
    <div className="-mx-4 sticky bottom-(--notices) z-20 mt-6 border-line border-t bg-page px-4 py-2 @min-[52rem]/editor:hidden">
      <SegmentedControl
        label="Show"
        value={view}
        onChange={onView}
        options={[
          { value: "fields", label: "Fields" },
          { value: "score", label: `Score ${score}` },
          { value: "preview", label: "Preview" },
        ]}
      />
    </div>
  )
})
