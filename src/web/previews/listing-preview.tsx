import { Check, Scissors } from "lucide-react"
import { memo, useId, useState } from "react"
import { platformSummaries } from "../../domain/platform-summaries.ts"
import type { Platform } from "../../domain/platforms/platform.ts"
import type { Screen } from "../../domain/previews/excerpt.ts"
import { previewOf } from "../../domain/previews/preview-of.ts"
import { showExcerpt } from "../../domain/previews/show-excerpt.ts"
import { tellExcerpt } from "../../domain/previews/tell-excerpt.ts"
import type { Brief } from "../../domain/seo/brief.ts"
import type { Listing } from "../../domain/seo/listing.ts"
import { SegmentedControl } from "../parts/fields/segmented-control.tsx"
import { previewLayouts } from "./preview-layouts.ts"

type ListingPreviewProps = { platform: Platform; listing: Listing; brief: Brief }

const screens = [
  { value: "phone", label: "Phone" },
  { value: "desktop", label: "Desktop" },
] as const

/** The listing as a buyer sees it on its platform, and in words what is cut there. */
export const ListingPreview = memo(function ListingPreview({ platform, listing, brief }: ListingPreviewProps) {
  const id = useId()
  // Most buyers use a phone, and beside the fields it is drawn at its actual size.
  const [screen, setScreen] = useState<Screen>("phone")
  const face = platformSummaries.find((known) => known.id === platform.id)
  if (face === undefined) return null
  const Layout = previewLayouts[face.id]
  return (
    <figure aria-labelledby={id} className="grid min-w-0 gap-6">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-3 gap-y-3">
        <p id={id} className="font-medium">
          Approximate preview
          <span className="sr-only">
            {" "}
            of {face.label} on a {screen}
          </span>
        </p>
        <SegmentedControl label="Preview screen" options={screens} value={screen} onChange={setScreen} />
      </figcaption>
      <Layout listing={listing} brief={brief} screen={screen} />
      <Sights platform={platform} excerpts={previewOf(face.id)} listing={listing} screen={screen} />
    </figure>
  )
})

type SightsProps = {
  platform: Platform
  excerpts: ReturnType<typeof previewOf>
  listing: Listing
  screen: Screen
}

/** The visible part of each text, in words. A missing text is not mentioned. */
function Sights({ platform, excerpts, listing, screen }: SightsProps) {
  return (
    <ul className="grid gap-1.5 text-ink-soft text-sm">
      {excerpts.map((excerpt) => {
        const visible = showExcerpt(excerpt, listing, screen)
        if (visible === null || visible.allChars === 0) return null
        const Icon = visible.isCut ? Scissors : Check
        return (
          <li key={`${excerpt.slot} ${excerpt.where}`} className="flex gap-2">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
            {tellExcerpt(excerpt, visible, screen, platform.slots)}
          </li>
        )
      })}
    </ul>
  )
}
