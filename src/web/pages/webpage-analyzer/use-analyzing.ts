import { useCallback, useRef, useState } from "react"
import { type Analysis, pages } from "../../../contract/pages.ts"
import { sendEvents } from "../../api/send-events.ts"
import { toast } from "../../parts/feedback/toast.ts"

export interface Stage {
  readonly name: "fetching" | "reading" | "links" | "writing"
  readonly links: { readonly done: number; readonly total: number } | null
}

interface Failure {
  readonly url: string
  readonly error: unknown
}

/** One analysis at a time, with its current step. */
export function useAnalyzing(onDone: (analysis: Analysis) => void) {
  const [stage, setStage] = useState<Stage | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const controller = useRef<AbortController | null>(null)
  const done = useRef(onDone)
  done.current = onDone

  const start = useCallback(async (url: string): Promise<void> => {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    setFailure(null)
    setStage({ name: "fetching", links: null })
    try {
      const analysis = await sendEvents(
        pages.analyze,
        { body: { url } },
        {
          signal: own.signal,
          onEvent: (event) =>
            setStage((before) => ({
              name: event.name,
              links: event.name === "links" ? event.data : (before?.links ?? null),
            })),
        },
      )
      toast({ title: "Analysis Complete", description: `${analysis.seoScore} of 100 points.` })
      done.current(analysis)
    } catch (error) {
      if (!own.signal.aborted) setFailure({ url, error })
    } finally {
      if (controller.current === own) setStage(null)
    }
  }, [])

  const cancel = (): void => {
    controller.current?.abort()
    setStage(null)
  }

  return { stage, failure, cancel, start: (url: string): void => void start(url) }
}
