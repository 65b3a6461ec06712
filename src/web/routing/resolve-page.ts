import type { Visitor } from "../api/user.ts"
import { type Route, routes } from "../routes.ts"

const rowOf = (path: string): Route => {
  const row = routes.find((route) => route.path === path)
  if (!row) throw new Error(`The route table has no row ${path}`)
  return row
}

const landing = rowOf("/home")
const dashboard = rowOf("/")

export const isDashboard = ({ load }: Route): boolean => load === dashboard.load

/** What a path shows, and to whom. A path that nobody knows is the dashboard's. */
export function routeOf(path: string): Route {
  const plainPath = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path
  return routes.find((route) => route.path === plainPath) ?? dashboard
}

export type Resolved =
  | { readonly show: "page"; readonly route: Route }
  | { readonly show: "waiting"; readonly route: Route }
  | { readonly show: "completing-sign-in" | "leaving-dashboard" | "unreachable" }

/** What a path has come to. */
export interface Shown {
  readonly path: string
  readonly resolved: Resolved
}

export interface Situation {
  readonly path: string
  readonly search: string
  readonly visitor: Visitor
  /** The page that stands in the document already, prerendered. It stays until the visitor is known. */
  readonly prerendered?: string | undefined
  /** What was open just before, for the dashboard that loses its access under somebody's eyes. */
  readonly open?: Route | undefined
}

export function resolvePage({ path, search, visitor, prerendered, open }: Situation): Resolved {
  const route = routeOf(path)
  if (visitor === "loading" && hasFlag(search, "auth_success")) return { show: "completing-sign-in" }
  if (route.who === "everybody") return { show: "page", route }
  if (visitor === "loading" || visitor === "unreachable") {
    if (prerendered !== undefined) return { show: "page", route: routeOf(prerendered) }
    return visitor === "loading" ? { show: "waiting", route } : { show: "unreachable" }
  }
  if (visitor !== null && (visitor.hasAccess || route.who === "user")) return { show: "page", route }
  if (open && isDashboard(open) && isDashboard(route)) return { show: "leaving-dashboard" }
  return { show: "page", route: landing }
}

export const hasFlag = (search: string, name: string): boolean => new URLSearchParams(search).get(name) === "true"
