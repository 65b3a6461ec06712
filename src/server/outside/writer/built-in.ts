import { type Draft, readSlot, writeSlot } from "../../../domain/seo/listing.ts"
import { compose } from "../../../domain/writer/compose.ts"
import type { Turns } from "./turns.ts"
import type { Writer, WriterName, WritingTask } from "./writer.ts"

/** Writes without a key and without a network, on every machine; each listing in a turn of its own. */
export function openBuiltInWriter(turns: Turns): Writer {
  const name: WriterName = { kind: "built-in", name: "Built-in writer" }
  return {
    name,
    async write(task, signal) {
      const draft = await turns(() => {
        signal.throwIfAborted()
        return draftFor(task)
      })
      return { draft, writer: name, tokensIn: 0, tokensOut: 0, costMicros: 0 }
    },
  }
}

function draftFor({ brief, subject, platform, again }: WritingTask): Draft {
  const draft = compose(brief, subject, platform, { variation: again === undefined ? 0 : again.times + 1 })
  if (again === undefined) return draft
  const value = readSlot(draft, again.field) ?? readSlot(again.listing, again.field) ?? ""
  return writeSlot<Draft>({ productName: draft.productName }, again.field, value)
}
