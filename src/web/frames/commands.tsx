import { History, House, LogOut, Megaphone, PenLine, ScanSearch, Settings, SunMoon } from "lucide-react"
import { useLocation } from "wouter"
import { platformFaces } from "../../domain/platform-faces.ts"
import { signOut } from "../api/sign-out.ts"
import { CommandPalette, type PaletteCommand } from "../parts/command-palette.tsx"
import { PlatformIcon } from "../parts/platform-icon.tsx"
import { useTheme } from "../parts/theme.ts"

const places = [
  { path: "/", label: "Home", icon: <House /> },
  { path: "/seo-generator", label: "SEO Generator", icon: <PenLine /> },
  { path: "/google-ads", label: "Google Ads", icon: <Megaphone /> },
  { path: "/webpage-analyzer", label: "Webpage Analyzer", icon: <ScanSearch /> },
  { path: "/content-history", label: "Content History", icon: <History /> },
  { path: "/settings", label: "Settings", icon: <Settings /> },
]

interface CommandsProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What Ctrl K offers on every page of the tools. */
export function Commands({ isOpen, onOpenChange }: CommandsProps) {
  const [, navigate] = useLocation()
  const { theme, toggleTheme } = useTheme()
  const commands: PaletteCommand[] = [
    ...places.map(({ path, label, icon }) => ({ id: path, label, icon, group: "Go to", run: () => navigate(path) })),
    ...platformFaces.map(({ id, label, note, tintHue }) => ({
      id,
      label,
      hint: note,
      icon: <PlatformIcon platform={id} size="sm" hue={tintHue} />,
      group: "Write for",
      run: () => navigate(`/seo-generator?platform=${id}`),
    })),
    {
      id: "theme",
      label: theme === "dark" ? "Switch to light mode" : "Switch to dark mode",
      icon: <SunMoon />,
      group: "This browser",
      run: toggleTheme,
    },
    { id: "sign-out", label: "Log out", icon: <LogOut />, group: "This browser", run: () => void signOut() },
  ]
  return <CommandPalette isOpen={isOpen} onOpenChange={onOpenChange} commands={commands} />
}
