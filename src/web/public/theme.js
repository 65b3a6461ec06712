// Before the first paint: the stored choice, else the system's. A file of its own, since no inline script may run.
;(() => {
  let stored = null
  try {
    stored = localStorage.getItem("theme")
  } catch {
    // Storage can be forbidden; the system's choice stands then.
  }
  const isChosen = stored === "dark" || stored === "light"
  const isDark = isChosen ? stored === "dark" : matchMedia("(prefers-color-scheme: dark)").matches
  document.documentElement.classList.toggle("dark", isDark)
})()
