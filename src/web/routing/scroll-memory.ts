/** The scroll position of each entry of the browser's history, stored in the entry itself. */
const settleMs = 120
let timer: ReturnType<typeof setTimeout> | undefined
let arrivedAt: string | undefined

/** Between leaving and arriving, the old page may still be scrolled; the new entry must not store that. */
function note() {
  if (location.pathname !== arrivedAt) return
  const state: unknown = history.state
  const kept = typeof state === "object" && state !== null ? state : {}
  history.replaceState({ ...kept, scrollY: Math.round(scrollY) }, "")
}

/** To be called before a click leaves an entry; going back leaves it too early for that. */
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
  // On a reload, the browser restores it better; going back inside the app happens before the page is rendered.
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
