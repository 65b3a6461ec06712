import type { CSSProperties } from "react"
import type { Cut } from "../../domain/previews/cut.ts"
import type { Excerpt } from "../../domain/previews/excerpt.ts"
import { showExcerpt } from "../../domain/previews/show-excerpt.ts"
import { classes } from "../parts/classes.ts"
import { Bar } from "./bar.tsx"
import type { PreviewProps } from "./preview-props.ts"

type ExcerptedProps = Pick<PreviewProps, "listing" | "screen"> & {
  of: Excerpt
  className?: string
  /** The platform's text after a cut. */
  more?: string
}

/** A text as far as the platform shows it, in the font size it was measured in. */
export function Excerpted({ of, listing, screen, className, more }: ExcerptedProps) {
  const cut = of.on[screen]?.cut
  const visible = showExcerpt(of, listing, screen)
  if (cut === undefined || visible === null) return null
  return (
    <div
      dir="auto"
      style={measuresOf(cut)}
      className={classes("min-w-0 whitespace-pre-line [overflow-wrap:anywhere]", className)}
    >
      {visible.text === "" ? <Bar className="my-1 w-3/5" /> : visible.text}
      {visible.isCut && more !== undefined && (
        <span className={classes("text-ink-faint", cut.by === "lines" && "block")}> {more}</span>
      )}
    </div>
  )
}

/** A browser rounds each letter; without a little slack, it would break a line that we measured as fitting. */
const slackPx = 2

function measuresOf(cut: Cut): CSSProperties {
  if (cut.by === "characters") return {}
  if (cut.by === "pixels") return { fontSize: cut.fontPx }
  return { fontSize: cut.fontPx, maxWidth: cut.widthPx + slackPx }
}
