import { useState } from "react"
import type { Address } from "./address.ts"

/** What of the bench is in sight: on a phone one of the two steps, on a wide screen the form or not. */
export function useSight({ item, generation }: Address) {
  const [isResultShown, setResultShown] = useState(item !== null || generation !== null)
  const [isBriefOpen, setBriefOpen] = useState(true)
  const [askedTimes, setAskedTimes] = useState(0)
  return {
    columns: { isResultShown, onShow: setResultShown, isBriefOpen, onBriefOpen: setBriefOpen, askedTimes },
    showBrief() {
      setResultShown(false)
      setBriefOpen(true)
    },
    /** Something was asked for, and is on its way. */
    showResult() {
      setResultShown(true)
      setAskedTimes(askedTimes + 1)
    },
  }
}
