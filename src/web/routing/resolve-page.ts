import { isAtPath } from "../../domain/is-at-path.ts"
import type { Visitor } from "../api/user.ts"
import { payersWelcome, type Route, routes } from "../routes.ts"

const rowOf = (path: string): Route => {
  const row = routes.find((route) => route.path === path)
  if (!row) throw new Error(`The route table has no row ${path}`)
  return row
}

const landing = rowOf("/home")
const dashboard = rowOf("/")

export const isDashboard = ({ load }: Route): boolean => load === dashboard.load

/** What a path shows, and to whom. An unknown path belongs to the dashboard. */
export function routeOf(path: string): Route {
  const plainPath = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path
  return routes.find(({ path: pattern }) => isAtPath(pattern, plainPath)) ?? dashboard
}

export type Resolved =
  | { readonly show: "page"; readonly route: Route }
  | { readonly show: "waiting"; readonly route: Route }
  | { readonly show: "completing-sign-in" | "leaving-dashboard" | "unreachable" }

/** The result for a path. */
export interface Shown {
  readonly path: string
  readonly resolved: Resolved
}

export interface Situation {
  readonly path: string
  readonly search: string
  readonly visitor: Visitor
  /** The prerendered page in the document. It stays until the user is known. */
  readonly prerendered?: string | undefined
  /** Whether this browser has paid for something that no account has yet. Fetched only where it matters. */
  readonly hasUnclaimed?: boolean | "loading" | undefined
  /** The previous page, for a dashboard that loses its access while it is open. */
  readonly open?: Route | undefined
}

/** The only page where a visitor may be a payer. */
export const mayHaveUnclaimed = (path: string, visitor: Visitor): boolean =>
  visitor === null && routeOf(path).path === payersWelcome.path

export function resolvePage({ path, search, visitor, prerendered, hasUnclaimed, open }: Situation): Resolved {
  const route = routeOf(path)
  if (visitor === "loading" && hasFlag(search, "auth_success")) return { show: "completing-sign-in" }
  if (route.who === "everybody") return { show: "page", route }
  if (visitor === "loading" || visitor === "unreachable") {
    if (prerendered !== undefined) return { show: "page", route: routeOf(prerendered) }
    return visitor === "loading" ? { show: "waiting", route } : { show: "unreachable" }
  }
  if (visitor !== null && (visitor.hasAccess || route.who === "user")) return { show: "page", route }
  if (mayHaveUnclaimed(path, visitor)) {
    if (hasUnclaimed === true) return { show: "page", route: payersWelcome }
    if (hasUnclaimed === "loading" && prerendered === undefined) return { show: "waiting", route: payersWelcome }
  }
  if (open && isDashboard(open) && isDashboard(route)) return { show: "leaving-dashboard" }
  return { show: "page", route: landing }
}

export const hasFlag = (search: string, name: string): boolean => new URLSearchParams(search).get(name) === "true"
