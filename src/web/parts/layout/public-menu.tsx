import { CircleQuestionMark, House, LayoutDashboard, LogIn, LogOut, Menu, Settings, X } from "lucide-react"
import { useLocation } from "wouter"
import { IconButton } from "../buttons/button.tsx"
import { MenuAction, MenuLink } from "../overlays/menu-item.tsx"
import { useMenu } from "../overlays/use-menu.ts"
import type { SignedInAs } from "./signed-in-as.ts"
import { ThemeToggle } from "./theme-toggle.tsx"

/** The landing page handles all of these. */
const homePaths = ["/", "/home", "/welcome"]
const panelId = "public-menu"

export function PublicMenu({ account }: { account: SignedInAs | null }) {
  const [path] = useLocation()
  const { isOpen, toggle, close, boxRef, buttonRef } = useMenu()
  return (
    <>
      {isOpen && <div aria-hidden="true" className="fixed inset-0 z-20 animate-fade bg-scrim" />}
      <div ref={boxRef} className="fixed top-3 right-[max(0.75rem,(100vw-72rem)/2+0.5rem)] z-30">
        <div className="flex gap-1 rounded-lg border border-line bg-raised p-1 shadow-2">
          <ThemeToggle />
          <IconButton
            ref={buttonRef}
            label={isOpen ? "Close menu" : "Open menu"}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={toggle}
          >
            {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </IconButton>
        </div>
        <nav
          id={panelId}
          aria-label="Main"
          hidden={!isOpen}
          className="absolute top-full right-0 mt-2 w-60 animate-rise rounded-lg border border-line bg-raised p-2 shadow-3"
        >
          <ul className="flex flex-col gap-1">
            <MenuLink
              href="/home"
              icon={<House aria-hidden="true" />}
              isCurrent={homePaths.includes(path)}
              onPick={close}
            >
              Home
            </MenuLink>
            <MenuLink
              href="/faq"
              icon={<CircleQuestionMark aria-hidden="true" />}
              isCurrent={path === "/faq"}
              onPick={close}
            >
              FAQ
            </MenuLink>
            {account === null ? (
              <MenuLink href="/api/auth/login" icon={<LogIn aria-hidden="true" />} isFullPage onPick={close}>
                Login
              </MenuLink>
            ) : (
              <AccountItems account={account} onPick={close} />
            )}
          </ul>
        </nav>
      </div>
    </>
  )
}

/** Replaces Login for signed-in users. */
function AccountItems({ account, onPick }: { account: SignedInAs; onPick: () => void }) {
  function logOut() {
    onPick()
    account.onLogout()
  }
  return (
    <>
      {account.hasAccess && (
        <MenuLink href="/" icon={<LayoutDashboard aria-hidden="true" />} onPick={onPick}>
          Dashboard
        </MenuLink>
      )}
      <MenuLink href="/settings" icon={<Settings aria-hidden="true" />} onPick={onPick}>
        Settings
      </MenuLink>
      <MenuAction icon={<LogOut aria-hidden="true" />} onPick={logOut}>
        Logout
      </MenuAction>
      <li className="truncate border-line border-t px-3 pt-2 pb-1 text-ink-faint text-sm">{account.email}</li>
    </>
  )
}
