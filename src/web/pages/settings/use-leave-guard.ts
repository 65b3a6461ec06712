import { useEffect, useState } from "react"
import { setLeaveGuard } from "../../routing/leave-guard.ts"

/** Asks before leaving a page with unsaved changes. When the tab is closed, the browser asks in its own words. */
export function useLeaveGuard(isOn: boolean) {
  const [goOn, setGoOn] = useState<() => void>()
  useEffect(() => {
    if (!isOn) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    setLeaveGuard((next) => setGoOn(() => next))
    addEventListener("beforeunload", onUnload)
    return () => {
      setLeaveGuard(null)
      removeEventListener("beforeunload", onUnload)
    }
  }, [isOn])

  return {
    isAsked: goOn !== undefined,
    stay: () => setGoOn(undefined),
    leave() {
      setLeaveGuard(null)
      setGoOn(undefined)
      goOn?.()
    },
  }
}
