import { useEffect, useRef, useState, useSyncExternalStore } from "react"

interface CarouselOptions {
  readonly count: number
  readonly intervalMs: number
}

/**
 * A strip that scrolls sideways, by hand and automatically. It pauses while it is hovered, has the focus, is paused, or
 * is out of view, and for people who prefer reduced motion.
 */
export function useCarousel({ count, intervalMs }: CarouselOptions) {
  const boxRef = useRef<HTMLDivElement>(null)
  const stripRef = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const isCalm = useCalm()

  function show(place: number) {
    const slide = stripRef.current?.children[place]
    if (!(slide instanceof HTMLElement)) return
    const isNear = Math.abs(place - current) === 1
    stripRef.current?.scrollTo({ left: leftOf(slide), behavior: isNear && !isCalm ? "smooth" : "auto" })
    setCurrent(place)
  }

  useEffect(() => {
    if (isPaused || isCalm) return
    const timer = setInterval(() => {
      if (boxRef.current && mayMove(boxRef.current)) show((current + 1) % count)
    }, intervalMs)
    return () => clearInterval(timer)
  })

  useEffect(() => {
    const strip = stripRef.current
    // Its position at rest, whatever moved it.
    const settle = () => {
      const gaps = [...(strip?.children ?? [])].map((slide) => Math.abs(leftOf(slide) - (strip?.scrollLeft ?? 0)))
      setCurrent(gaps.indexOf(Math.min(...gaps)))
    }
    strip?.addEventListener("scrollend", settle)
    return () => strip?.removeEventListener("scrollend", settle)
  }, [])

  return { boxRef, stripRef, current, show, isPaused, setPaused, canPlay: !isCalm && count > 1 }
}

/** From the strip's own start. */
const leftOf = (slide: Element): number =>
  slide instanceof HTMLElement ? slide.offsetLeft - (slide.parentElement?.offsetLeft ?? 0) : 0

/** It is neither hovered nor focused, and it is on the screen. */
function mayMove(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect()
  return !document.hidden && !box.matches(":hover, :focus-within") && top < innerHeight && bottom > 0
}

const calm = "(prefers-reduced-motion: reduce)"

function followCalm(onChange: () => void) {
  const query = matchMedia(calm)
  query.addEventListener("change", onChange)
  return () => query.removeEventListener("change", onChange)
}

const useCalm = (): boolean =>
  useSyncExternalStore(
    followCalm,
    () => matchMedia(calm).matches,
    () => false,
  )
