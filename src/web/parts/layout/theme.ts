import { useSyncExternalStore } from "react"

export type Theme = "light" | "dark"

const storageKey = "theme"
const listeners = new Set<() => void>()

/** A browser may refuse its storage; the theme then lasts as long as the page. */
function readStored(): Theme | null {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === "light" || stored === "dark" ? stored : null
  } catch {
    return null
  }
}

function store(theme: Theme) {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {}
}

function show(theme: Theme) {
  document.documentElement.classList.toggle("dark", theme === "dark")
  for (const listener of listeners) listener()
}

/** The choice made here before, otherwise the system's preference, otherwise light. */
function initialTheme(): Theme {
  return readStored() ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")
}

function subscribe(listener: () => void) {
  const followOtherTab = (event: StorageEvent) => event.key === storageKey && show(initialTheme())
  listeners.add(listener)
  window.addEventListener("storage", followOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", followOtherTab)
  }
}

/** The class on the document is authoritative: first-paint.js has set it before the page was painted. */
const readShown = (): Theme => (document.documentElement.classList.contains("dark") ? "dark" : "light")

export function useTheme() {
  const theme = useSyncExternalStore<Theme>(subscribe, readShown, () => "light")
  const toggleTheme = () => {
    const next = readShown() === "dark" ? "light" : "dark"
    store(next)
    show(next)
  }
  return { theme, toggleTheme }
}
