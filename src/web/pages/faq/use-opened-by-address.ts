import { useEffect } from "react"

/** A browser opens what its address points at when it loads a document; inside the app that is ours to do. */
export function useOpenedByAddress() {
  useEffect(() => {
    open()
    addEventListener("hashchange", open)
    return () => removeEventListener("hashchange", open)
  }, [])
}

function open() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const folded = target?.closest("details")
  if (!target || !folded || folded.open) return
  folded.open = true
  target.scrollIntoView()
}
