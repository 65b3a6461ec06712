import { useEffect, useState } from "react"
import { setLeaveGuard } from "../../routing/leave-guard.ts"

/** Asks before a page with unsaved changes is left. The browser asks in its own words when the tab is closed. */
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
