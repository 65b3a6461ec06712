import { useLayoutEffect, useRef, useState } from "react"

/** A smaller scale is unreadable; then the layout shrinks instead. */
const smallest = 0.85

/** The scale that fits a screen of this width into the ref's box. */
export function useFittingZoom(widthPx: number) {
  const boxRef = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  useLayoutEffect(() => {
    const box = boxRef.current
    if (box === null) return
    const fit = () => setZoom(Math.min(1, Math.max(smallest, box.clientWidth / widthPx)))
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    return () => observer.disconnect()
  }, [widthPx])
  return { boxRef, zoom }
}
