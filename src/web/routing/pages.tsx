import { memo, Suspense, use, useDeferredValue, useMemo, useState } from "react"
import { useLocation, useSearch } from "wouter"
import { useVisitor } from "../api/user.ts"
import type { Route } from "../routes.ts"
import { LazyToaster } from "./lazy-toaster.tsx"
import { promisedPage } from "./loaded-pages.ts"
import { PageBoundary } from "./page-boundary.tsx"
import { PageNotices } from "./page-notices.tsx"
import { mayHaveUnclaimed, type Resolved, resolvePage, type Shown } from "./resolve-page.ts"
import { useArrival } from "./use-arrival.ts"
import { useUnclaimed } from "./use-unclaimed.ts"
import { CompletingSignIn, LeavingDashboard, Unreachable, Waiting } from "./waiting.tsx"

export function Pages({ prerendered }: { prerendered?: string | undefined }) {
  const wanted = useWanted(prerendered)
  // The current page stays until the next page's code is here.
  const shown = useDeferredValue(wanted)
  const announcement = useArrival(shown)
  return (
    <>
      <PageBoundary resetKey={shown.path}>
        <Suspense fallback={<Waiting />}>
          <Outlet resolved={shown.resolved} resetKey={shown.path} />
        </Suspense>
      </PageBoundary>
      <PageNotices />
      <LazyToaster />
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {shown !== wanted && (
        <div
          aria-hidden="true"
          className="fixed inset-x-0 top-0 z-50 h-0.5 bg-accent transition-opacity delay-200 starting:opacity-0"
        />
      )}
    </>
  )
}

function useWanted(prerendered: string | undefined): Shown {
  const [path] = useLocation()
  const search = useSearch()
  const visitor = useVisitor()
  const hasUnclaimed = useUnclaimed(mayHaveUnclaimed(path, visitor))
  const [open, setOpen] = useState<Route>()
  const wanted = useMemo(
    () => ({ path, resolved: resolvePage({ path, search, visitor, prerendered, hasUnclaimed, open }) }),
    [path, search, visitor, prerendered, hasUnclaimed, open],
  )
  const { resolved } = wanted
  // At once and not in an effect: a second render would hydrate the whole prerendered page in one go.
  if (resolved.show === "page" && resolved.route !== open) setOpen(resolved.route)
  return wanted
}

function Outlet({ resolved, resetKey }: { resolved: Resolved; resetKey: string }) {
  switch (resolved.show) {
    case "completing-sign-in":
      return <CompletingSignIn />
    case "leaving-dashboard":
      return <LeavingDashboard />
    case "unreachable":
      return <Unreachable />
    case "waiting":
      return <Waiting route={resolved.route} />
    case "page":
      return <FramedPage route={resolved.route} resetKey={resetKey} />
  }
}

interface FramedPageProps {
  route: Route
  resetKey: string
}

/** Rendered again only for another route: otherwise, a page that hydrates in pieces would have to do so at once. */
const FramedPage = memo(({ route, resetKey }: FramedPageProps) => {
  const { Page, Frame } = use(promisedPage(route))
  return (
    <Frame title={route.title} isWide={route.isWide ?? false}>
      <PageBoundary resetKey={resetKey}>
        <Page />
      </PageBoundary>
    </Frame>
  )
})
