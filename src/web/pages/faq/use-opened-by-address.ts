import { useEffect } from "react"

/** A browser opens the target of its address when it loads a document; inside the app, we have to. */
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
