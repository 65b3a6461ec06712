import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import { seo } from "../../../../contract/seo.ts"
import { send } from "../../../api/send.ts"
import { sendEvents } from "../../../api/send-events.ts"
import { GenerationController, type GenerationListener, type WritingCalls } from "./generation-controller.ts"
import type { Work } from "./work.ts"

const calls: WritingCalls = {
  async generate(form, idempotencyKey, signal, hear) {
    const result = await sendEvents(seo.generate, { body: form, query: {} }, { signal, idempotencyKey, onEvent: hear })
    return result.id
  },
  find: (id, signal) => send(seo.getGeneration, { params: { id }, signal }),
  cancel: (id) => send(seo.cancelGeneration, { params: { id } }),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms)
      signal.addEventListener("abort", () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
    }),
  newKey: () => crypto.randomUUID(),
}

/** The page's controller, with the current work. */
export function useGenerationController(listener: GenerationListener): {
  controller: GenerationController
  work: Work
} {
  const told = useRef(listener)
  useEffect(() => {
    told.current = listener
  })
  const [controller] = useState(
    () =>
      new GenerationController(calls, {
        onNumbered: (id) => told.current.onNumbered(id),
        onDone: (id, isStopped) => told.current.onDone(id, isStopped),
      }),
  )
  useEffect(() => controller.clear, [controller])
  return { controller, work: useSyncExternalStore(controller.subscribe, controller.read) }
}
