import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Makes the sheet as tall as its text. The sheet has a fixed height that its content does not change, so that the
 * browser lays out one text area for a key, and not the page around it.
 */
export function useTextHeight(
  sheet: RefObject<HTMLElement | null>,
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
) {
  const before = useRef("")
  useLayoutEffect(() => {
    if (!sheet.current || !area.current) return
    // A longer text visibly overflows; the free space of a shorter one has to be measured.
    if (text.length <= before.current.length || area.current.scrollHeight > area.current.clientHeight)
      fitSheet(sheet.current, area.current)
    before.current = text
  }, [sheet, area, text])
  useLayoutEffect(() => {
    const [outer, inner] = [sheet.current, area.current]
    if (!outer || !inner) return
    let widthPx = -1
    const observer = new ResizeObserver(([entry]) => {
      const { width } = entry?.contentRect ?? outer.getBoundingClientRect()
      if (width === widthPx) return
      widthPx = width
      fitSheet(outer, inner)
    })
    observer.observe(outer)
    return () => observer.disconnect()
  }, [sheet, area])
}

function fitSheet(sheet: HTMLElement, area: HTMLTextAreaElement) {
  area.style.height = "0"
  const heightPx = area.scrollHeight
  area.style.height = ""
  sheet.style.height = `${heightPx}px`
}
