import { MessageCircle } from "lucide-react"
import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { brand } from "../../domain/brand.ts"
import { type ChatView, keepView, readView } from "./chat-view.ts"

const loadPanel = () => import("./chat-panel.tsx").then(({ ChatPanel }) => ({ default: ChatPanel }))
const ChatPanel = lazy(loadPanel)

/** The chat button in the corner of every public page. The panel's code loads on demand. */
export function ChatButton() {
  const [view, setView] = useState<ChatView>("closed")
  const [isAsked, setAsked] = useState(false)

  // After the first render: the tab's state is not in the prerendered document.
  useEffect(() => setView(readView()), [])

  const change = (next: ChatView) => {
    setAsked(true)
    setView(next)
    keepView(next)
  }
  const launcher = <Launcher takesFocus={isAsked && view === "closed"} onOpen={() => change("open")} />
  if (view === "closed") return launcher
  return (
    <Suspense fallback={launcher}>
      <ChatPanel view={view} onView={change} takesFocus={isAsked} />
    </Suspense>
  )
}

interface LauncherProps {
  /** The panel was just closed: the focus returns to its button. */
  takesFocus: boolean
  onOpen: () => void
}

function Launcher({ takesFocus, onOpen }: LauncherProps) {
  const buttonRef = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) buttonRef.current?.focus()
  }, [takesFocus])
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={`Open ${brand.name} Support`}
      onClick={onOpen}
      onPointerEnter={() => void loadPanel().catch(() => {})}
      className="fixed right-3 bottom-[calc(0.75rem+var(--notices))] z-20 grid size-12 place-items-center rounded-full bg-accent text-accent-ink shadow-3 transition-colors hover:bg-accent-deep sm:right-4 sm:bottom-[calc(1rem+var(--notices))] sm:size-14 noscript:hidden"
    >
      <MessageCircle aria-hidden="true" className="size-6" />
    </button>
  )
}
