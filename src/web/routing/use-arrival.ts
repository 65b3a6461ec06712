import { useEffect, useRef, useState } from "react"
import { brand } from "../../domain/brand.ts"
import type { Shown } from "./resolve-page.ts"
import { restoreScroll } from "./scroll-memory.ts"

/** What a browser does for a new document, done for a new page: title, announcement, focus and scroll. */
export function useArrival({ path, resolved }: Shown): string {
  const [announcement, setAnnouncement] = useState("")
  // The browser's own path: a prerendered page hydrates under the path it was made for, without a navigation.
  const arrivedAt = useRef(typeof location === "undefined" ? path : location.pathname)
  const title = resolved.show === "page" ? `${resolved.route.title} | ${brand.name}` : undefined
  useEffect(() => {
    if (title === undefined) return
    document.title = title
    if (arrivedAt.current === path || location.pathname !== path) return
    arrivedAt.current = path
    setAnnouncement(title)
    scrollToPlace()
    focusHeading()
  }, [path, title])
  return announcement
}

function scrollToPlace() {
  restoreScroll()
  document.getElementById(location.hash.slice(1))?.scrollIntoView()
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1, h1") ?? document.querySelector("main")
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
