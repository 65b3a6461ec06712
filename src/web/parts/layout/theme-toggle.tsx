import { Moon, Sun } from "lucide-react"
import { IconButton } from "../buttons/button.tsx"
import { useTheme } from "./theme.ts"

/** Both icons are in the page and the theme's class picks one, so the right one shows before any script has run. */
export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme()
  return (
    <IconButton label={theme === "dark" ? "Switch to light mode" : "Switch to dark mode"} onClick={toggleTheme}>
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
    </IconButton>
  )
}
