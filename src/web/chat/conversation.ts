/** One message of the chat, kept while the tab is open. */
export interface ChatMessage {
  readonly id: number
  readonly text: string
  readonly isUser: boolean
  readonly timestamp: string
  /** The FAQ question that an answer came from. */
  readonly source?: { readonly id: string; readonly question: string }
}

const storageKey = "support-chat"
/** Older messages, which nobody scrolls back to. */
const maxKept = 60

type TabStorage = Pick<Storage, "getItem" | "setItem">

/** The earlier messages of this tab. Its storage may contain anything, so invalid messages are dropped. */
export function readConversation(storage: TabStorage): readonly ChatMessage[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]")
    return Array.isArray(kept) ? kept.filter(isMessage) : []
  } catch {
    return []
  }
}

export function keepConversation(storage: TabStorage, messages: readonly ChatMessage[]): void {
  try {
    storage.setItem(storageKey, JSON.stringify(messages.slice(-maxKept)))
  } catch {
    // A browser may refuse its storage; the conversation then lasts as long as the page.
  }
}

function isMessage(kept: unknown): kept is ChatMessage {
  if (typeof kept !== "object" || kept === null) return false
  const read = new Map<string, unknown>(Object.entries(kept))
  const source = read.get("source")
  return (
    typeof read.get("id") === "number" &&
    typeof read.get("text") === "string" &&
    typeof read.get("isUser") === "boolean" &&
    !Number.isNaN(Date.parse(String(read.get("timestamp")))) &&
    (source === undefined || isSource(source))
  )
}

function isSource(kept: unknown): boolean {
  if (typeof kept !== "object" || kept === null) return false
  const read = new Map<string, unknown>(Object.entries(kept))
  return typeof read.get("id") === "string" && typeof read.get("question") === "string"
}
