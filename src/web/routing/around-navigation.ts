import type { AroundNavHandler } from "wouter"
import { holdBack } from "./leave-guard.ts"
import { loadPage } from "./loaded-pages.ts"
import { routeOf } from "./resolve-page.ts"
import { noteScroll } from "./scroll-memory.ts"

/**
 * A page with a separate document (the checkout, with the payment provider's scripts) is entered and left by a full
 * load.
 */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const target = new URL(to, location.href)
  const goOn = () => arrive(navigate, target, [to, options])
  if (target.pathname === location.pathname || !holdBack(goOn)) goOn()
}

type Navigate = Parameters<AroundNavHandler>[0]

function arrive(navigate: Navigate, target: URL, [to, options]: Parameters<Navigate>): void {
  noteScroll()
  if (needsLoad(location.pathname, target)) {
    location.assign(target)
    return
  }
  // A page whose code failed to load gets another attempt; a failure now is the page's to show.
  loadPage(routeOf(target.pathname)).catch(() => {})
  navigate(to, options)
}

const needsLoad = (from: string, to: URL): boolean =>
  to.origin !== location.origin ||
  to.pathname.startsWith("/api/") ||
  (from !== to.pathname && [from, to.pathname].some((path) => routeOf(path).ownDocument === true))
