import { useEffect, useRef } from "react"
import { Link } from "wouter"
import { classes } from "../parts/classes.ts"
import type { ChatMessage } from "./conversation.ts"

const clock = new Intl.DateTimeFormat("en-US", { timeStyle: "short" })

export function MessageList({ messages, isAwaiting }: { messages: readonly ChatMessage[]; isAwaiting: boolean }) {
  const listRef = useRef<HTMLDivElement>(null)
  const shown = `${messages.length} ${isAwaiting}`

  useEffect(() => {
    const list = listRef.current
    if (list && shown !== "") list.scrollTop = list.scrollHeight
  }, [shown])

  return (
    <div
      ref={listRef}
      role="log"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="flex flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4"
    >
      {messages.map((message, index) => (
        <Message key={message.id} message={message} hasContact={index > 0 && needsSomeone(message)} />
      ))}
      {isAwaiting && <Typing />}
    </div>
  )
}

/** For questions that only the operator can answer. */
const needsSomeone = ({ isUser, source }: ChatMessage): boolean =>
  !isUser && (source === undefined || source.id === "contact" || source.id === "refund")

type MessageProps = { message: ChatMessage; hasContact: boolean }

function Message({ message: { text, isUser, timestamp, source }, hasContact }: MessageProps) {
  return (
    <div className={classes("flex max-w-[85%] flex-col", isUser ? "items-end self-end" : "items-start self-start")}>
      <p
        className={classes(
          "whitespace-pre-line rounded-lg px-3 py-2 text-sm",
          isUser ? "rounded-br-xs bg-accent-soft" : "rounded-bl-xs bg-sunken",
        )}
      >
        <span className="sr-only">{isUser ? "You: " : "Support: "}</span>
        {text}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-2 text-ink-faint text-xs">
        <time dateTime={timestamp}>{clock.format(new Date(timestamp))}</time>
        {source && (
          <Link href={`/faq#${source.id}`} className="link">
            Read it in the FAQ
          </Link>
        )}
        {hasContact && (
          <Link href="/contact" className="link">
            Contact support
          </Link>
        )}
      </p>
    </div>
  )
}

function Typing() {
  return (
    <div className="flex items-center gap-1 self-start rounded-lg rounded-bl-xs bg-sunken px-3 py-3">
      <span className="sr-only">Support is typing</span>
      {["first", "second", "third"].map((dot) => (
        <span key={dot} aria-hidden="true" className="size-1.5 animate-breathe rounded-full bg-ink-faint" />
      ))}
    </div>
  )
}
