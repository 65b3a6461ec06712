import {
  FileSpreadsheet,
  History,
  House,
  LogOut,
  Megaphone,
  Menu,
  PenLine,
  ScanSearch,
  Settings,
  X,
} from "lucide-react"
import { useLocation } from "wouter"
import { IconButton } from "../buttons/button.tsx"
import { MenuAction, MenuLink } from "../overlays/menu-item.tsx"
import { useMenu } from "../overlays/use-menu.ts"

export type ToolMenuUser = { name: string; email: string | null }

export const toolItems = [
  { href: "/", label: "Home", icon: <House aria-hidden="true" />, alsoAt: ["/welcome"] },
  { href: "/seo-generator", label: "SEO Generator", icon: <PenLine aria-hidden="true" />, alsoAt: ["/dashboard"] },
  { href: "/bulk", label: "Bulk", icon: <FileSpreadsheet aria-hidden="true" />, alsoAt: [] },
  {
    href: "/google-ads",
    label: "Google Ads",
    icon: <Megaphone aria-hidden="true" />,
    alsoAt: ["/google-ads-generator"],
  },
  { href: "/webpage-analyzer", label: "Webpage Analyzer", icon: <ScanSearch aria-hidden="true" />, alsoAt: [] },
  { href: "/content-history", label: "Content History", icon: <History aria-hidden="true" />, alsoAt: [] },
  { href: "/settings", label: "Settings", icon: <Settings aria-hidden="true" />, alsoAt: [] },
]

const panelId = "tool-menu"

export function ToolMenu({ user, onLogout }: { user: ToolMenuUser | null; onLogout: () => void }) {
  const [path] = useLocation()
  const { isOpen, toggle, close, boxRef, buttonRef } = useMenu()

  function logOut() {
    close()
    onLogout()
  }

  return (
    <div ref={boxRef} className="relative">
      <IconButton
        ref={buttonRef}
        label={isOpen ? "Close menu" : "Open menu"}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </IconButton>
      <div
        id={panelId}
        hidden={!isOpen}
        className="absolute top-full right-0 mt-3 w-68 animate-rise rounded-lg border border-line bg-raised p-2 shadow-3"
      >
        {user && (
          <div className="mb-2 border-line border-b px-3 pt-1 pb-3">
            <p className="truncate font-semibold">{user.name}</p>
            {user.email !== null && <p className="truncate text-ink-faint text-sm">{user.email}</p>}
          </div>
        )}
        <nav aria-label="Main">
          <ul className="flex flex-col gap-0.5">
            {toolItems.map(({ href, label, icon, alsoAt }) => (
              <MenuLink key={href} href={href} icon={icon} isCurrent={[href, ...alsoAt].includes(path)} onPick={close}>
                {label}
              </MenuLink>
            ))}
            <li aria-hidden="true" className="my-1.5 border-line border-t" />
            <MenuAction icon={<LogOut aria-hidden="true" />} onPick={logOut}>
              Logout
            </MenuAction>
          </ul>
        </nav>
      </div>
    </div>
  )
}
