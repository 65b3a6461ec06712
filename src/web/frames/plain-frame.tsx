import type { ReactNode } from "react"
import { Link } from "wouter"
import { Footer } from "../parts/footer.tsx"
import { Logo } from "../parts/logo.tsx"
import { mainId, SkipLink } from "../parts/skip-link.tsx"
import { ThemeToggle } from "../parts/theme-toggle.tsx"

/** Around the pages on the way in: nothing to choose from but the way home. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-page items-center justify-between gap-4 px-4 py-4 sm:px-6">
        <Link href="/" className="-m-1 rounded-md p-1">
          <Logo />
        </Link>
        <ThemeToggle />
      </header>
      <main id={mainId} tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 py-8 outline-none sm:px-6">
        {children}
      </main>
      <Footer />
    </div>
  )
}
