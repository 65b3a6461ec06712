import { useLayoutEffect, useRef, useState } from "react"

/** Smaller than this nobody reads it; then the layout gives way instead. */
const smallest = 0.85

/** How much smaller a screen of this width has to be drawn to stand in the box that the ref is given to. */
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
