import type { QueryClient } from "@tanstack/react-query"
import { history } from "../../contract/history.ts"
import { send } from "../api/send.ts"
import { toast } from "../parts/feedback/toast.ts"
import { unlessEdited } from "./editing-lock.ts"
import { type SentEdits, sendUnsaved } from "./send-unsaved.ts"

const server: Parameters<typeof sendUnsaved>[2] = {
  read: (id) => send(history.get, { params: { id } }),
  write: (id, products) => send(history.edit, { params: { id }, body: { products: [...products] } }),
}

const told = new Set<string>()

/** Sends the edits of these items, one after the other, and reports once what happened to them. */
export async function sendQueued(itemIds: readonly string[], client: QueryClient): Promise<void> {
  const sent: SentEdits[] = []
  const kept: SentEdits[] = []
  try {
    for (const itemId of itemIds)
      await unlessEdited(itemId, async () => {
        const result = await sendUnsaved(localStorage, itemId, server)
        if (result?.outcome === "sent") sent.push(result)
        if (result?.outcome === "kept" && !told.has(itemId)) {
          told.add(itemId)
          kept.push(result)
        }
      })
  } catch {
    // Unreachable or out of order: they stay until the next time.
  }
  if (sent.length > 0)
    for (const { path } of [history.get, history.list]) void client.invalidateQueries({ queryKey: [path] })
  tell(sent, kept)
}

function tell(sent: readonly SentEdits[], kept: readonly SentEdits[]) {
  const [first] = sent
  if (first)
    toast({
      title: "Your edits were sent",
      description:
        sent.length === 1
          ? `What was left to save in “${first.title}” is saved now.`
          : `What was left to save in ${sent.length} results is saved now.`,
    })
  const [other] = kept
  if (first === undefined && other)
    toast({
      title: "Edits are waiting for you",
      description: `“${other.title}” was changed elsewhere. Open it to restore what you typed, or to let it go.`,
    })
}
