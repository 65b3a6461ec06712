import { lazy, type ReactNode, Suspense, useEffect, useState } from "react"
import { signOut } from "../api/sign-out.ts"
import { useUser } from "../api/user.ts"
import { ToolFrame } from "../parts/tool-frame.tsx"

const Commands = lazy(() => import("./commands.tsx").then(({ Commands }) => ({ default: Commands })))

/** The tools' frame with somebody in it: who is signed in, the way out, and the command palette. */
export function WorkshopFrame({ title, children }: { title: string; children: ReactNode }) {
  const { data: user } = useUser()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  useOpeningKey(open, !isWanted)
  return (
    <>
      <ToolFrame label={title} user={user ?? null} onLogout={() => void signOut()} onOpenPalette={open}>
        {children}
      </ToolFrame>
      {isWanted && (
        <Suspense>
          <Commands isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

/** Until the palette's code is here and listens itself. */
function useOpeningKey(open: () => void, isListening: boolean) {
  useEffect(() => {
    if (!isListening) return
    function onKey(event: KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)
      if (!isShortcut || event.altKey || event.shiftKey) return
      event.preventDefault()
      open()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  })
}
