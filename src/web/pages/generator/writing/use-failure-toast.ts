import { useEffect } from "react"
import { toast } from "../../../parts/toast.ts"
import type { Work } from "./work.ts"

/** A failure is said in passing as well: the place where it stands may be off the screen. */
export function useFailureToast(work: Work) {
  const failure = work.state === "failed" ? work.failure : null
  useEffect(() => {
    if (failure === null || failure.isCancelled) return
    toast({ title: failure.title, description: failure.text, variant: "destructive" })
  }, [failure])
}
