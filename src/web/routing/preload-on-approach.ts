import { loadPage } from "./loaded-pages.ts"
import { routeOf } from "./resolve-page.ts"

/** The pointer or the focus on a link shows where people go next; its code can be loaded before they press. */
export function preloadOnApproach() {
  for (const name of ["pointerover", "focusin"] as const) document.addEventListener(name, preload, { passive: true })
}

function preload({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null
  if (!link || link.origin !== location.origin || link.pathname.startsWith("/api/")) return
  const route = routeOf(link.pathname)
  if (!route.ownDocument) loadPage(route).catch(() => {})
}
