import { FailedWriting } from "./model-error.ts"
import type { Writer } from "./writer.ts"

/** Lets the second writer replace a failing first one. The text has the name of its actual writer. */
export function withFallback(first: Writer, fallback: Writer, note: (line: string) => void): Writer {
  return {
    name: first.name,
    async write(task, signal) {
      try {
        return await first.write(task, signal)
      } catch (error) {
        if (signal.aborted || !(error instanceof FailedWriting)) throw error
        const why = error.cause instanceof Error ? error.cause.message : error.message
        note(`${first.name.name} ${why}; ${fallback.name.name} writes instead`)
        const { spent } = error
        const written = await fallback.write(task, signal)
        return {
          ...written,
          tokensIn: written.tokensIn + spent.tokensIn,
          tokensOut: written.tokensOut + spent.tokensOut,
          costMicros: written.costMicros + spent.costMicros,
        }
      }
    },
  }
}
