import { lazy, type ReactNode, Suspense, useEffect, useState } from "react"
import { signOut } from "../api/sign-out.ts"
import { useUser } from "../api/user.ts"
import { ToolFrame } from "../parts/tool-frame.tsx"
import { TooltipProvider } from "../parts/tooltip.tsx"

const Commands = lazy(() => import("./commands.tsx").then(({ Commands }) => ({ default: Commands })))

/** The tools' frame with somebody in it: who is signed in, the way out, and the command palette. */
type WorkshopFrameProps = { title: string; isWide?: boolean; children: ReactNode }

export function WorkshopFrame({ title, isWide = false, children }: WorkshopFrameProps) {
  const { data: user } = useUser()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  useOpeningKey(open, !isWanted)
  return (
    <TooltipProvider>
      <ToolFrame label={title} isWide={isWide} user={user ?? null} onLogout={() => void signOut()} onOpenPalette={open}>
        {children}
      </ToolFrame>
      {isWanted && (
        <Suspense>
          <Commands isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </TooltipProvider>
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
