/** Closed, open, or a bar with nothing but its title. */
export type ChatView = "closed" | "open" | "minimized"

const storageKey = "support-chat-view"

/** What it was on the page before, in this tab. Apart from the conversation, whose code comes with the panel. */
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
