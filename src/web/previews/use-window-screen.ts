import { useSyncExternalStore } from "react"
import type { Screen } from "../../domain/previews/excerpt.ts"

const wide = "(min-width: 48rem)"

function watch(onChange: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener("change", onChange)
  return () => query.removeEventListener("change", onChange)
}

/** The kind of screen that this window is. */
export const useWindowScreen = (): Screen =>
  useSyncExternalStore(
    watch,
    () => (matchMedia(wide).matches ? "desktop" : "phone"),
    () => "phone",
  )
