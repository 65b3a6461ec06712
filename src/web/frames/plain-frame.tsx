import { LogOut, Settings } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { ChatButton } from "../chat/chat-button.tsx"
import { Button } from "../parts/buttons/button.tsx"
import { ButtonLink } from "../parts/buttons/button-link.tsx"
import { Logo } from "../parts/icons/logo.tsx"
import { Footer } from "../parts/layout/footer.tsx"
import type { SignedInAs } from "../parts/layout/signed-in-as.ts"
import { mainId, SkipLink } from "../parts/layout/skip-link.tsx"
import { ThemeToggle } from "../parts/layout/theme-toggle.tsx"
import { useSignedInAs } from "./use-signed-in-as.ts"

/** Around sign-up pages: the way home, the chat, and for an account its settings and signing out. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const account = useSignedInAs()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-page items-center justify-between gap-4 px-4 py-4 sm:px-6">
        <Link href="/" className="-m-1 rounded-md p-1">
          <Logo />
        </Link>
        <div className="flex items-center gap-1">
          {account !== null && <AccountActions account={account} />}
          <ThemeToggle />
        </div>
      </header>
      <main
        id={mainId}
        tabIndex={-1}
        // As in the tools' frame: late content must not push the footer down.
        className="mx-auto min-h-[calc(100dvh-4.25rem)] w-full max-w-page flex-1 px-4 py-8 outline-none sm:px-6"
      >
        {children}
      </main>
      <div className="pb-16 xl:pb-0">
        <Footer isSignedIn={account !== null} />
      </div>
      <ChatButton />
    </div>
  )
}

const AccountActions = ({ account: { onLogout } }: { account: SignedInAs }) => (
  <>
    <ButtonLink href="/settings" variant="quiet" size="sm" icon={<Settings aria-hidden="true" />}>
      <span className="sr-only sm:not-sr-only">Settings</span>
    </ButtonLink>
    <Button variant="quiet" size="sm" icon={<LogOut aria-hidden="true" />} onClick={onLogout}>
      <span className="sr-only sm:not-sr-only">Logout</span>
    </Button>
  </>
)
