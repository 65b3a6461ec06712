/** Where each entry of the browser's history was scrolled to, kept in the entry itself. */
const settleMs = 120
let timer: ReturnType<typeof setTimeout> | undefined
let arrivedAt: string | undefined

/** Between leaving and arriving the old page may still be scrolled; that is nothing the new entry should remember. */
function note() {
  if (location.pathname !== arrivedAt) return
  const state: unknown = history.state
  const kept = typeof state === "object" && state !== null ? state : {}
  history.replaceState({ ...kept, scrollY: Math.round(scrollY) }, "")
}

/** To be called before an entry is left by a click; a step back leaves it before anybody could. */
export function noteScroll() {
  clearTimeout(timer)
  note()
}

export function keepScroll() {
  arrivedAt = location.pathname
  const noteSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(note, settleMs)
  }
  addEventListener("scroll", noteSoon, { passive: true })
  addEventListener("popstate", () => clearTimeout(timer))
  // A reload the browser restores better than we can; a step back inside the app comes before the page is there.
  const restoreBy = (who: ScrollRestoration) => () => {
    history.scrollRestoration = who
  }
  addEventListener("pageshow", restoreBy("manual"))
  addEventListener("pagehide", restoreBy("auto"))
}

export function restoreScroll() {
  arrivedAt = location.pathname
  const state: unknown = history.state
  const isKept = typeof state === "object" && state !== null && "scrollY" in state
  scrollTo(0, isKept && typeof state.scrollY === "number" ? state.scrollY : 0)
}
