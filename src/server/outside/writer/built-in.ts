import { setImmediate as nextTurn } from "node:timers/promises"
import { compose } from "../../../domain/composer/compose.ts"
import { type Draft, readSlot, writeSlot } from "../../../domain/seo/listing.ts"
import type { Writer, WriterName, WritingTask } from "./writer.ts"

/** Writes without a key and without a network, on every machine. */
export function openBuiltInWriter(): Writer {
  const name: WriterName = { kind: "built-in", name: "Built-in writer" }
  return {
    name,
    async write(task, signal) {
      // Composing keeps the processor for some milliseconds; fifty listings in a row must not keep everybody waiting.
      await nextTurn()
      signal.throwIfAborted()
      return { draft: draftFor(task), writer: name, tokensIn: 0, tokensOut: 0, costMicros: 0 }
    },
  }
}

function draftFor({ brief, subject, platform, again }: WritingTask): Draft {
  const draft = compose(brief, subject, platform, { variation: again === undefined ? 0 : again.times + 1 })
  if (again === undefined) return draft
  const value = readSlot(draft, again.field) ?? readSlot(again.listing, again.field) ?? ""
  return writeSlot<Draft>({ productName: draft.productName }, again.field, value)
}
