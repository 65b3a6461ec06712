import type { ComponentType } from "react"
import { type Frame, frames } from "../frames.ts"
import type { Route } from "../routes.ts"

export interface LoadedPage {
  readonly Page: ComponentType
  readonly Frame: Frame
}

const loaded = new Map<Route["load"], LoadedPage>()
const promised = new Map<Route["load"], Promise<LoadedPage>>()
const failed = new Set<Promise<LoadedPage>>()

/** What is here already: a prerendered page must be, before its document is hydrated. */
export const loadedPage = ({ load }: Route): LoadedPage | undefined => loaded.get(load)

/**
 * What was promised, kept or broken. A render may ask as often as it likes: if a broken promise were made anew for it,
 * it would never end.
 */
export const promisedPage = (route: Route): Promise<LoadedPage> => promised.get(route.load) ?? start(route)

/** Fetches a page's own code and its frame, once; again only after a failure. */
export function loadPage(route: Route): Promise<LoadedPage> {
  const known = promised.get(route.load)
  return known && !failed.has(known) ? known : start(route)
}

function start({ load, frame }: Route): Promise<LoadedPage> {
  const promise = Promise.all([load(), frames[frame]()]).then(([Page, Frame]) => {
    const page = { Page, Frame }
    loaded.set(load, page)
    return page
  })
  promise.catch(() => failed.add(promise))
  promised.set(load, promise)
  return promise
}
