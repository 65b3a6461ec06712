type Told = (entry: IntersectionObserverEntry) => void

/** Two windows ahead and behind, so that a quick scroll finds cards and not their places. */
const margin = "200% 0px"

const told = new WeakMap<Element, Told>()
let watch: IntersectionObserver | undefined

/** Tells when something comes near the window and when it leaves. One watch for all: hundreds would be asked every frame. */
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
