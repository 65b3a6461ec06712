import { X } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { Link } from "wouter"
import type { Celebration as Reached } from "../../../contract/dashboard.ts"
import { IconButton } from "../../parts/buttons/button.tsx"
import { sayReached } from "./say-reached.ts"

type CelebrationProps = { reached: Reached | null; onSeen: (id: Reached["id"]) => void }

/** Covers the page until it is closed, and counts as seen from the moment it is shown. */
export function Celebration({ reached, onSeen }: CelebrationProps) {
  const [shown, setShown] = useState<Reached | "closed" | null>(null)
  if (shown === null && reached !== null) setShown(reached)
  const current = shown === "closed" ? null : shown
  const latest = useRef(onSeen)
  latest.current = onSeen
  const id = current?.id
  useEffect(() => {
    if (id === undefined) return
    latest.current(id)
    const close = (event: KeyboardEvent) => event.key === "Escape" && setShown("closed")
    document.addEventListener("keydown", close)
    return () => document.removeEventListener("keydown", close)
  }, [id])
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-20 sm:top-20 sm:bottom-auto mx-auto flex w-full max-w-page justify-end px-4 *:pointer-events-auto sm:px-6"
    >
      {current && <Words reached={current} onClose={() => setShown("closed")} />}
    </div>
  )
}

function Words({ reached, onClose }: { reached: Reached; onClose: () => void }) {
  const { title, text } = sayReached(reached)
  return (
    <div className="flex w-full max-w-md animate-rise items-center gap-3 rounded-xl border border-line bg-raised p-2 shadow-3 sm:gap-4 sm:p-4 sm:pr-3">
      <Mark />
      <div className="min-w-0 flex-1">
        <p className="font-semibold leading-6 sm:text-lg">{title}</p>
        {/* On a phone, it covers what people are about to tap, so it is one line. */}
        <p className="text-ink-soft max-sm:sr-only">{text}</p>
        {reached.best && (
          <Link className="link" href={`/seo-generator?item=${encodeURIComponent(reached.best.itemId)}`}>
            Open it
          </Link>
        )}
      </div>
      <div className="self-start">
        <IconButton size="sm" label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}

/** A seal with a check mark. It is not animated. */
function Mark() {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" className="size-8 shrink-0 sm:size-12">
      <circle cx="24" cy="24" r="22" className="fill-good-soft" />
      <circle cx="24" cy="24" r="18.5" strokeWidth="1.5" strokeDasharray="2 3.4" className="stroke-good-mark" />
      <path
        d="m16.5 24.5 5 5 10-11"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-good"
      />
    </svg>
  )
}
