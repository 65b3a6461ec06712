import { memo, type ReactNode } from "react"
import type { Platform } from "../../domain/platforms/platform.ts"
import type { JudgedListing } from "../../domain/seo/judge.ts"
import type { Listing, SlotKey } from "../../domain/seo/listing.ts"
import { classes } from "../parts/classes.ts"
import { SegmentedControl } from "../parts/fields/segmented-control.tsx"
import type { SlotNotes } from "./judge-slots.ts"
import { ScorePanel } from "./score-panel.tsx"
import type { View } from "./view-bar.tsx"

type SideColumnProps = {
  view: View
  onView: (view: View) => void
  picker: ReactNode
  platform: Platform
  judged: JudgedListing
  notes: ReadonlyMap<SlotKey, SlotNotes>
  /** The state at the last pause in typing. */
  listing: Listing
  preview: (listing: Listing) => ReactNode
}

/** The score or the preview: beside the fields, or in their place on narrow screens. */
export const SideColumn = memo(function SideColumn(props: SideColumnProps) {
  const { view, onView, picker, platform, judged, notes, listing, preview } = props
  const side = view === "preview" ? "preview" : "score"
  const brokenCount = [...notes.values()].reduce((sum, { broken }) => sum + broken.length, 0)
  return (
    <div
      className={classes(
        "min-w-0 @min-[52rem]/editor:sticky @min-[52rem]/editor:top-[var(--editor-top,5rem)] @min-[52rem]/editor:block @min-[52rem]/editor:max-h-[var(--editor-room,calc(100dvh-6rem))] @min-[52rem]/editor:self-start @min-[52rem]/editor:overflow-y-auto",
        view === "fields" && "hidden",
      )}
    >
      <div className="flex flex-col gap-6">
        {picker !== null && <div className="hidden @min-[52rem]/editor:block">{picker}</div>}
        <div className="sticky top-0 z-10 hidden bg-page @min-[52rem]/editor:block">
          <SegmentedControl
            label="Beside the fields"
            value={side}
            onChange={onView}
            options={[
              { value: "score", label: `Score ${judged.seoScore}` },
              { value: "preview", label: "Preview" },
            ]}
          />
        </div>
        <div hidden={side !== "score"}>
          <ScorePanel score={judged.seoScore} checks={judged.checks} platform={platform} brokenCount={brokenCount} />
        </div>
        <div hidden={side !== "preview"}>
          <Preview listing={listing} preview={preview} />
        </div>
      </div>
    </div>
  )
})

const Preview = memo(function Preview({ listing, preview }: Pick<SideColumnProps, "listing" | "preview">) {
  return preview(listing)
})
