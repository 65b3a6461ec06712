import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { brand } from "../../domain/brand.ts"
import { refetchUser } from "../api/user.ts"
import { ErrorState } from "../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../parts/feedback/skeleton.tsx"
import { Spinner } from "../parts/feedback/spinner.tsx"
import { Logo } from "../parts/icons/logo.tsx"
import type { Route } from "../routes.ts"
import { isDashboard } from "./resolve-page.ts"

/** The skeleton of a tool page. It is also in the shell's document, so that nothing moves when the scripts arrive. */
export function Waiting({ route }: { route?: Route }) {
  const isForDashboard = route !== undefined && isDashboard(route)
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="border-line border-b">
        <div className="mx-auto flex h-16 max-w-page items-center gap-3 px-4 sm:px-6">
          <span className="sm:hidden">
            <Logo variant="icon" />
          </span>
          <span className="hidden sm:block">
            <Logo hasTagline={false} />
          </span>
        </div>
      </div>
      <main className="mx-auto w-full max-w-page flex-1 px-4 py-6 sm:px-6 sm:py-8">
        <Loading label={isForDashboard ? "" : "Loading…"}>
          <div className="flex flex-col gap-4">
            <Skeleton shape="title" />
            {isForDashboard ? <p className="text-ink-soft">Loading your dashboard...</p> : <Skeleton shape="short" />}
            <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {outline.map((place) => (
                <Skeleton key={place} shape="block" />
              ))}
            </div>
          </div>
        </Loading>
      </main>
    </div>
  )
}

const outline = ["first", "second", "third", "fourth", "fifth", "sixth"]

export function CompletingSignIn() {
  return <Centred label="Completing login..." />
}

/** An open dashboard whose access ended: the rest of the session ends with it. */
export function LeavingDashboard() {
  useEffect(() => {
    void import("../api/sign-out.ts").then(({ signOut }) => signOut())
  }, [])
  return <Centred label="Redirecting to home..." />
}

function Centred({ label }: { label: string }) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <Spinner size="lg" label={label} />
    </main>
  )
}

export function Unreachable() {
  // Not useUser: another observer of a failed query would retry at once, and forever.
  const client = useQueryClient()
  return (
    <main className="mx-auto w-full max-w-2xl px-4 py-16">
      <h1 className="sr-only">{brand.name}</h1>
      <ErrorState
        title="The server could not be reached"
        text="So it is not known yet whether you are signed in. Nothing of yours is lost."
        onRetry={() => void refetchUser(client)}
      />
    </main>
  )
}
