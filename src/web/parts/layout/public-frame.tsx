import type { ReactNode } from "react"
import { Link } from "wouter"
import { Logo } from "../icons/logo.tsx"
import { Footer } from "./footer.tsx"
import { PublicMenu } from "./public-menu.tsx"
import type { SignedInAs } from "./signed-in-as.ts"
import { mainId, SkipLink } from "./skip-link.tsx"

interface PublicFrameProps {
  /** Fixed in the lower right corner, and the footer leaves room for it. */
  corner?: ReactNode
  /** Null for a visitor, and while it is unknown. */
  account: SignedInAs | null
  children: ReactNode
}

/** The frame of every public page. The page brings its own sections; the frame brings the navigation. */
export function PublicFrame({ corner, account, children }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-page items-center px-4 py-4 pr-32 sm:px-6 sm:pr-32">
        <Link href="/home" className="-m-1 flex rounded-md p-1">
          <Logo />
        </Link>
      </header>
      <PublicMenu account={account} />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <div className={corner === undefined ? undefined : "pb-16 xl:pb-0"}>
        <Footer isSignedIn={account !== null} />
      </div>
      {corner}
    </div>
  )
}
