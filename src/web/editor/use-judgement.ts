import { startTransition, useEffect, useRef, useState } from "react"
import type { Platform } from "../../domain/platforms/platform.ts"
import type { Brief } from "../../domain/seo/brief.ts"
import type { Listing } from "../../domain/seo/listing.ts"
import { type Judgement, judgeSlots } from "./judge-slots.ts"
import { type Judge, openJudge } from "./open-judge.ts"

/** The notes for the listing, and the listing they are about: a moment behind the typing. */
export function useJudgement(listing: Listing, brief: Brief, platform: Platform): Judgement & { listing: Listing } {
  const [judgement, setJudgement] = useState(() => ({ ...judgeSlots(listing, brief, platform), listing }))
  const judge = useRef<Judge | null>(null)
  const last = useRef({ listing, brief, platform })
  useEffect(() => {
    const one = openJudge({ brief, platform }, (next, of) =>
      startTransition(() => setJudgement({ ...next, listing: of })),
    )
    judge.current = one
    return () => one.close()
  }, [brief, platform])
  useEffect(() => {
    const before = last.current
    last.current = { listing, brief, platform }
    if (before.listing !== listing || before.brief !== brief || before.platform !== platform)
      judge.current?.ask(listing)
  }, [listing, brief, platform])
  return judgement
}
