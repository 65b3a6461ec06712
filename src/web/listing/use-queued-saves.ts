import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { onReconnect } from "../api/connection.ts"
import { unsavedItems } from "./unsaved-keys.ts"

/** Edits typed without a connection are sent when there is one: at the start, and whenever it returns. */
export function useQueuedSaves(isWanted: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isWanted) return
    async function run() {
      // If the item is open, its editor asks instead.
      const opened = new URLSearchParams(location.search).get("item")
      const items = unsavedItems().filter((id) => id !== opened)
      if (items.length === 0) return
      const { sendQueued } = await import("./send-queued.ts")
      await sendQueued(items, client)
    }
    const start = () => void run().catch(() => {})
    start()
    return onReconnect(start)
  }, [client, isWanted])
}
