import { useQuery } from "@tanstack/react-query"
import {
  FileSpreadsheet,
  History,
  House,
  Keyboard,
  LayoutTemplate,
  LogOut,
  Megaphone,
  MessageSquareQuote,
  PenLine,
  ScanSearch,
  Settings,
  SunMoon,
} from "lucide-react"
import { type ReactNode, useState } from "react"
import { useLocation } from "wouter"
import { platformSummaries } from "../../domain/platform-summaries.ts"
import { signOut } from "../api/sign-out.ts"
import { templatesQuery } from "../api/templates.ts"
import { useUser } from "../api/user.ts"
import { PlatformIcon } from "../parts/icons/platform-icon.tsx"
import { useTheme } from "../parts/layout/theme.ts"
import { CommandPalette, type PaletteCommand } from "../parts/overlays/command-palette.tsx"
import { placeOfTemplate } from "../templates/start-template.ts"
import { type PlacePath, places } from "./places.ts"
import { useFound } from "./use-found.tsx"

const signs: Record<PlacePath, ReactNode> = {
  "/": <House />,
  "/seo-generator": <PenLine />,
  "/bulk": <FileSpreadsheet />,
  "/templates": <LayoutTemplate />,
  "/google-ads": <Megaphone />,
  "/webpage-analyzer": <ScanSearch />,
  "/content-history": <History />,
  "/settings": <Settings />,
}

const settingsTabs = [
  { tab: "account", label: "Account & Profile", hint: "Name, email, password" },
  { tab: "content", label: "Content & Generation", hint: "Defaults, retention, export" },
  { tab: "billing", label: "Subscription & Billing", hint: "Card, invoices, cancel" },
  { tab: "privacy", label: "Privacy & Security", hint: "Two-factor, sessions, activity" },
]

type Go = (path: string) => void
type CommandsProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onHelp: () => void }

/** The command palette (Ctrl K) on every page of the tools. */
export function Commands({ isOpen, onOpenChange, onHelp }: CommandsProps) {
  const [, go] = useLocation()
  const { data: user } = useUser()
  // Without access, the server would redirect these searches to the checkout, and the page with them.
  const hasAccess = user?.hasAccess === true
  const [typed, setTyped] = useState("")
  const found = useFound(typed, hasAccess, go)
  const templates = useTemplateCommands(isOpen && hasAccess && typed !== "", go)
  const own = useOwnCommands(go, onHelp)
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      commands={[...own, ...templates, ...found.commands]}
      placeholder="Search pages, platforms and your history"
      onSearch={setTyped}
      isSearching={found.isSearching}
      {...emptyText(found)}
    />
  )
}

function emptyText({ isSearching, hasFailed }: { isSearching: boolean; hasFailed: boolean }) {
  if (isSearching) return { emptyText: "Searching your history…" }
  return hasFailed ? { emptyText: "Your history can't be searched right now." } : {}
}

function useTemplateCommands(isWanted: boolean, go: Go): PaletteCommand[] {
  const { data } = useQuery({ ...templatesQuery, enabled: isWanted })
  if (!isWanted || data === undefined) return []
  return [...data.own, ...data.shared].map(({ id, name }) => ({
    id: `template ${id}`,
    label: name,
    hint: "Template",
    icon: <LayoutTemplate />,
    group: "Start from",
    run: () => go(placeOfTemplate(id)),
  }))
}

function useOwnCommands(go: Go, onHelp: () => void): PaletteCommand[] {
  const { theme, toggleTheme } = useTheme()
  return [
    ...places.map(({ path, label, letter }) => ({
      ...{ id: path, label, icon: signs[path], group: "Go to", hint: `G ${letter.toUpperCase()}` },
      run: () => go(path),
    })),
    ...platformSummaries.map(({ id, label, note, tintHue }) => ({
      ...{ id, label, hint: note, group: "Write for" },
      icon: <PlatformIcon platform={id} size="sm" hue={tintHue} />,
      run: () => go(`/seo-generator?platform=${id}`),
    })),
    ...settingsTabs.map(({ tab, label, hint }) => ({
      ...{ id: `settings ${tab}`, label, hint, icon: <Settings />, group: "Settings" },
      run: () => go(`/settings?tab=${tab}`),
    })),
    {
      ...{ id: "review", label: "Your review and your story", icon: <MessageSquareQuote />, group: "Go to" },
      run: () => go("/your-review"),
    },
    {
      ...{ id: "keys", label: "Keyboard shortcuts", hint: "?", icon: <Keyboard />, group: "This browser" },
      run: onHelp,
    },
    {
      ...{ id: "theme", label: theme === "dark" ? "Switch to light mode" : "Switch to dark mode" },
      ...{ icon: <SunMoon />, group: "This browser" },
      run: toggleTheme,
    },
    { id: "sign-out", label: "Log out", icon: <LogOut />, group: "This browser", run: () => void signOut() },
  ]
}
