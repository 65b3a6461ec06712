import type { Platform } from "../../domain/platforms/platform.ts"
import type { Brief } from "../../domain/seo/brief.ts"
import type { Listing } from "../../domain/seo/listing.ts"
import { type Judgement, judgeSlots } from "./judge-slots.ts"
import { newestFirst } from "./newest-first.ts"

export interface Known {
  readonly brief: Brief
  readonly platform: Platform
}

/** First the constant input, then one listing after the other. */
export type JudgeTask = Known | Listing

export interface Judge {
  readonly ask: (listing: Listing) => void
  readonly close: () => void
}

type OnJudged = (judgement: Judgement, listing: Listing) => void

/** Judges listings off the page's thread: the latest request runs as soon as the previous one is done. */
export function openJudge(known: Known, onJudged: OnJudged): Judge {
  let isAlone = false
  let asked: Listing | null = null

  const queue = newestFirst<Listing>((listing) => {
    asked = listing
    if (isAlone) answer(judgeSlots(listing, known.brief, known.platform))
    else worker.postMessage(listing)
  })

  // Loaded at once, so that the first key does not wait for it.
  const worker = new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module" })
  worker.addEventListener("message", ({ data }: MessageEvent<Judgement>) => answer(data))
  // If it cannot be loaded, the page does the work itself.
  worker.addEventListener("error", () => {
    isAlone = true
    worker.terminate()
    if (asked) answer(judgeSlots(asked, known.brief, known.platform))
  })
  worker.postMessage(known)

  function answer(judgement: Judgement) {
    if (asked) onJudged(judgement, asked)
    asked = null
    queue.done()
  }

  return { ask: queue.ask, close: () => worker.terminate() }
}
