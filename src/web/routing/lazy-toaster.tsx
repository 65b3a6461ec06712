import { lazy, Suspense, useSyncExternalStore } from "react"
import { toastStore } from "../parts/feedback/toast.ts"

const Toaster = lazy(() => import("../parts/feedback/toaster.tsx").then(({ Toaster }) => ({ default: Toaster })))

const hasToasts = () => toastStore.read().length > 0

/** The toaster's code loads with the first toast. */
export function LazyToaster() {
  const isWanted = useSyncExternalStore(toastStore.subscribe, hasToasts, () => false)
  if (!isWanted) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
