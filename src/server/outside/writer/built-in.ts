import { type Draft, readSlot, writeSlot } from "../../../domain/seo/listing.ts"
import type { Workers } from "../../workers/workers.ts"
import type { Writer, WriterName, WritingTask } from "./writer.ts"

/** Writes without a key and without a network, on every machine. */
export function openBuiltInWriter(workers: Workers): Writer {
  const name: WriterName = { kind: "built-in", name: "Built-in writer" }
  return {
    name,
    async write(task, signal) {
      const { brief, subject, platform, again, userId } = task
      const variation = again === undefined ? 0 : again.times + 1
      const draft = await workers.run("compose", { brief, subject, platform, variation }, { userId, signal })
      return { draft: asked(draft, task), writer: name, tokensIn: 0, tokensOut: 0, costMicros: 0 }
    },
  }
}

function asked(draft: Draft, { again }: WritingTask): Draft {
  if (again === undefined) return draft
  const value = readSlot(draft, again.field) ?? readSlot(again.listing, again.field) ?? ""
  return writeSlot<Draft>({ productName: draft.productName }, again.field, value)
}
