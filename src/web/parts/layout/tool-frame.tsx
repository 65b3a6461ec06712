import { Search } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { IconButton } from "../buttons/button.tsx"
import { classes } from "../classes.ts"
import { Logo } from "../icons/logo.tsx"
import { Footer } from "./footer.tsx"
import { mainId, SkipLink } from "./skip-link.tsx"
import { ThemeToggle } from "./theme-toggle.tsx"
import { ToolMenu, type ToolMenuUser } from "./tool-menu.tsx"
import { ToolRail } from "./tool-rail.tsx"

type ToolFrameProps = {
  /** The current tool: "SEO Generator". */
  label: string
  user: ToolMenuUser | null
  onLogout: () => void
  /** Shows a button for the command palette (Ctrl K). */
  onOpenPalette?: () => void
  isWide?: boolean
  children: ReactNode
}

/** The frame of every signed-in page. It fetches nothing: the user and the sign-out action come from outside. */
export function ToolFrame({ label, user, onLogout, onOpenPalette, isWide = false, children }: ToolFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-30 border-line border-b bg-page">
        {/* As wide on every page, so that nothing in it moves from tool to tool. */}
        <div className="mx-auto flex h-16 max-w-wide items-center gap-3 px-4 sm:px-6">
          <Link href="/" className="-m-1 shrink-0 rounded-md p-1">
            <span className="flex sm:hidden">
              <Logo variant="icon" />
            </span>
            <span className="hidden sm:flex">
              <Logo hasTagline={false} />
            </span>
          </Link>
          <span aria-hidden="true" className="h-6 w-px shrink-0 bg-line" />
          <p className="min-w-0 flex-1 truncate font-medium text-ink-soft">{label}</p>
          <div className="flex shrink-0 gap-1">
            {onOpenPalette && (
              <IconButton label="Open commands (Ctrl K)" aria-keyshortcuts="Control+K Meta+K" onClick={onOpenPalette}>
                <Search aria-hidden="true" />
              </IconButton>
            )}
            <ThemeToggle />
            <ToolMenu user={user} onLogout={onLogout} />
          </div>
        </div>
      </header>
      <ToolRail />
      <main
        id={mainId}
        tabIndex={-1}
        // The footer starts below the screen: late content would otherwise push it down visibly.
        className={classes(
          "mx-auto min-h-[calc(100dvh-4rem)] w-full flex-1 px-4 py-6 outline-none sm:px-6 sm:py-8",
          isWide ? "max-w-wide" : "max-w-page",
        )}
      >
        {children}
      </main>
      <Footer isSignedIn isWide />
    </div>
  )
}
