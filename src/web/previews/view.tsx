import type { ReactNode } from "react"
import type { Screen } from "../../domain/previews/excerpt.ts"
import { classes } from "../parts/classes.ts"
import { useFittingZoom } from "./use-fitting-zoom.ts"

/** The frame's border is outside the screen. */
const borderPx = 2
const widthsPx: Readonly<Record<Screen, number>> = { phone: 360 + borderPx, desktop: 720 + borderPx }

type ViewProps = {
  /** Where a buyer sees it: in search, on the page. */
  name: string
  screen: Screen
  children: ReactNode
}

/**
 * One page of a platform on one screen. It has that screen's width and is scaled down to the available room, so that
 * lines break where they do there. In Arial, in which the cuts are measured.
 */
export function View({ name, screen, children }: ViewProps) {
  const { boxRef, zoom } = useFittingZoom(widthsPx[screen])
  return (
    <div className="min-w-0">
      <p className="mb-2 font-medium text-ink-faint text-sm">{name}</p>
      <div ref={boxRef}>
        <div
          style={{ zoom, maxWidth: widthsPx[screen] }}
          className={classes(
            "mx-auto overflow-hidden border border-line bg-raised font-[Arial,Helvetica,sans-serif] text-[14px] text-ink leading-[1.4] shadow-1",
            screen === "phone" ? "rounded-xl" : "rounded-lg",
          )}
        >
          {screen === "phone" ? <PhoneEdge /> : <WindowEdge />}
          <div className={screen === "phone" ? "px-4 pb-5" : "p-6"}>{children}</div>
        </div>
      </div>
    </div>
  )
}

function PhoneEdge() {
  return (
    <div aria-hidden="true" className="flex h-6 items-center justify-center">
      <span className="h-1 w-14 rounded-full bg-line" />
    </div>
  )
}

function WindowEdge() {
  return (
    <div aria-hidden="true" className="flex h-8 items-center gap-1.5 border-line border-b bg-sunken px-3">
      <span className="size-2 rounded-full bg-line" />
      <span className="size-2 rounded-full bg-line" />
      <span className="size-2 rounded-full bg-line" />
      <span className="ml-3 h-4 flex-1 rounded-full bg-raised" />
    </div>
  )
}
