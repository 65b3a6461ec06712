/** Closed, open, or minimized to its title bar. */
export type ChatView = "closed" | "open" | "minimized"

const storageKey = "support-chat-view"

/** Its state on the previous page of this tab. Separate from the conversation, whose code loads with the panel. */
export function readView(): ChatView {
  try {
    const kept = sessionStorage.getItem(storageKey)
    return kept === "open" || kept === "minimized" ? kept : "closed"
  } catch {
    return "closed"
  }
}

export function keepView(view: ChatView): void {
  try {
    sessionStorage.setItem(storageKey, view)
  } catch {
    // A browser may refuse its storage; the panel is then closed on the next page.
  }
}
