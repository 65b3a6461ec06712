import { Maximize2, Minus, X } from "lucide-react"
import { type KeyboardEvent, useEffect, useRef } from "react"
import { brand } from "../../domain/brand.ts"
import { IconButton } from "../parts/buttons/button.tsx"
import { classes } from "../parts/classes.ts"
import { Badge } from "../parts/feedback/badge.tsx"
import { ChatInput } from "./chat-input.tsx"
import type { ChatView } from "./chat-view.ts"
import { MessageList } from "./message-list.tsx"
import { QuickQuestions } from "./quick-questions.tsx"
import { useConversation } from "./use-conversation.ts"

interface ChatPanelProps {
  view: ChatView
  onView: (view: ChatView) => void
  /** It was just opened by the user, not restored from the previous page. */
  takesFocus: boolean
}

const titleId = "chat-title"

export function ChatPanel({ view, onView, takesFocus }: ChatPanelProps) {
  const { messages, isAwaiting, ask } = useConversation()
  const inputRef = useRef<HTMLInputElement>(null)
  const isOpen = view === "open"

  useEffect(() => {
    if (isOpen && takesFocus) inputRef.current?.focus()
  }, [isOpen, takesFocus])

  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) onView("minimized")
  }
  return (
    <section
      aria-labelledby={titleId}
      onKeyDown={onKey}
      className={classes(
        "fixed right-4 bottom-[calc(1rem+var(--notices))] z-30 flex w-[min(24rem,calc(100vw-2rem))] animate-rise flex-col overflow-hidden rounded-xl border border-line bg-raised shadow-3",
        isOpen ? "h-96 max-h-[calc(100dvh-2rem)]" : "h-16",
      )}
    >
      <header className="flex h-16 shrink-0 items-center gap-1.5 border-line border-b pr-2 pl-3 sm:pl-4">
        <h2 id={titleId} className="min-w-0 truncate font-semibold">
          {brand.name} Support
        </h2>
        <Badge tone="good">Online</Badge>
        <div className="ml-auto flex">
          <IconButton
            size="sm"
            label={isOpen ? "Minimize chat" : "Expand chat"}
            aria-expanded={isOpen}
            onClick={() => onView(isOpen ? "minimized" : "open")}
          >
            {isOpen ? <Minus aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
          </IconButton>
          <IconButton size="sm" label="Close chat" onClick={() => onView("closed")}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      </header>
      {isOpen && (
        <>
          <MessageList messages={messages} isAwaiting={isAwaiting} />
          <QuickQuestions isDisabled={isAwaiting} onPick={(question) => void ask(question)} />
          <ChatInput inputRef={inputRef} isAwaiting={isAwaiting} onSend={(text) => void ask(text)} />
        </>
      )}
    </section>
  )
}
