import { useState } from "react"
import type { Address } from "../address.ts"

/** Which of the two is visible, the form or its result. */
export function useSight({ item, generation, run }: Address) {
  const [isResultShown, setResultShown] = useState(item !== null || generation !== null || run !== null)
  const [askedTimes, setAskedTimes] = useState(0)
  return {
    isResultShown,
    askedTimes,
    show: setResultShown,
    /** Something was requested and is on its way. */
    showResult() {
      setResultShown(true)
      setAskedTimes(askedTimes + 1)
    },
  }
}
