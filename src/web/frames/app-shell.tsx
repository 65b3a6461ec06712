import { lazy, type ReactNode, Suspense, useState } from "react"
import { useLocation } from "wouter"
import { signOut } from "../api/sign-out.ts"
import { useUser } from "../api/user.ts"
import type { Wish } from "../commands/read-keys.ts"
import { useKeys } from "../commands/use-keys.ts"
import { useQueuedSaves } from "../listing/use-queued-saves.ts"
import { ToolFrame } from "../parts/layout/tool-frame.tsx"
import { TooltipProvider } from "../parts/overlays/tooltip.tsx"

const Commands = lazy(() => import("../commands/commands.tsx").then(({ Commands }) => ({ default: Commands })))
const KeyHelp = lazy(() => import("../commands/key-help.tsx").then(({ KeyHelp }) => ({ default: KeyHelp })))

type Over = "palette" | "help"

/** The tools' frame for a signed-in user: the account, signing out, and the command palette. */
type AppShellProps = { title: string; isWide?: boolean; children: ReactNode }

export function AppShell({ title, isWide = false, children }: AppShellProps) {
  const { data: user } = useUser()
  const [, go] = useLocation()
  const [over, setOver] = useState<Over | null>(null)
  // Their code loads on demand, and stays for closing and the next time.
  const [wanted, setWanted] = useState<readonly Over[]>([])
  const open = (next: Over) => {
    setWanted([...wanted, next])
    setOver(next)
  }
  function fulfil(wish: Wish) {
    if (wish.kind === "go") go(wish.path)
    else if (wish.kind === over) setOver(null)
    else open(wish.kind)
  }
  useKeys(fulfil)
  useQueuedSaves(user?.hasAccess === true)
  return (
    <TooltipProvider>
      <ToolFrame
        label={title}
        isWide={isWide}
        user={user ?? null}
        onLogout={() => void signOut()}
        onOpenPalette={() => open("palette")}
      >
        {children}
      </ToolFrame>
      <Suspense>
        {wanted.includes("palette") && (
          <Commands
            isOpen={over === "palette"}
            onOpenChange={(isOpen) => setOver(isOpen ? "palette" : null)}
            onHelp={() => open("help")}
          />
        )}
        {wanted.includes("help") && (
          <KeyHelp isOpen={over === "help"} onOpenChange={(isOpen) => setOver(isOpen ? "help" : null)} />
        )}
      </Suspense>
    </TooltipProvider>
  )
}
