import type { ComponentType } from "react"
import { type Frame, frames } from "../frames.ts"
import type { Route } from "../routes.ts"

export interface LoadedPage {
  readonly Page: ComponentType
  readonly Frame: Frame
}

const promised = new Map<Route["load"], Promise<LoadedPage>>()
const failed = new Set<Promise<LoadedPage>>()

/**
 * Promises, resolved or rejected. A render may ask repeatedly: if a rejected promise were created again for it, it
 * would never end.
 */
export const promisedPage = (route: Route): Promise<LoadedPage> => promised.get(route.load) ?? start(route)

/** Fetches a page's code and its frame once; again only after a failure. */
export function loadPage(route: Route): Promise<LoadedPage> {
  const known = promised.get(route.load)
  return known && !failed.has(known) ? known : start(route)
}

function start({ load, frame }: Route): Promise<LoadedPage> {
  const promise = Promise.all([load(), frames[frame]()]).then(([Page, Frame]) => ({ Page, Frame }))
  promise.then(
    // React's own marks on a settled promise: with them, a loaded page shows without suspending, which hydrating in
    // place depends on.
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => failed.add(promise),
  )
  promised.set(load, promise)
  return promise
}
