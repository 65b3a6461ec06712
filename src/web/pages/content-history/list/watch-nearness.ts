type Told = (entry: IntersectionObserverEntry) => void

/** Two windows ahead and behind, so that fast scrolling finds cards instead of placeholders. */
const margin = "200% 0px"

const told = new WeakMap<Element, Told>()
let watch: IntersectionObserver | undefined

/**
 * Reports when something comes near the window or leaves it. One observer for all: hundreds would be checked every
 * frame.
 */
export function watchNearness(element: Element, tell: Told): () => void {
  watch ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) told.get(entry.target)?.(entry)
    },
    { rootMargin: margin },
  )
  const started = watch
  told.set(element, tell)
  started.observe(element)
  return () => started.unobserve(element)
}
