import type { ReactNode } from "react"
import { Link } from "wouter"
import { classes } from "../classes.ts"

const row =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left font-medium transition-colors hover:bg-sunken [&_svg]:size-[18px] [&_svg]:shrink-0"

type MenuLinkProps = {
  href: string
  icon: ReactNode
  isCurrent?: boolean
  /** Leaves the app, as the sign-in does. */
  isFullPage?: boolean
  onPick: () => void
  children: ReactNode
}

export function MenuLink({ href, icon, isCurrent = false, isFullPage = false, onPick, children }: MenuLinkProps) {
  const className = classes(row, isCurrent ? "bg-accent-soft text-accent" : "text-ink")
  const current = isCurrent ? ({ "aria-current": "page" } as const) : {}
  return (
    <li>
      {isFullPage ? (
        <a href={href} className={className} onClick={onPick}>
          {icon}
          {children}
        </a>
      ) : (
        <Link href={href} className={className} onClick={onPick} {...current}>
          {icon}
          {children}
        </Link>
      )}
    </li>
  )
}

type MenuActionProps = { icon: ReactNode; isDisabled?: boolean; onPick: () => void; children: ReactNode }

export function MenuAction({ icon, isDisabled = false, onPick, children }: MenuActionProps) {
  return (
    <li>
      <button type="button" disabled={isDisabled} className={classes(row, "text-ink")} onClick={onPick}>
        {icon}
        {children}
      </button>
    </li>
  )
}
