// The only script that a document waits for. A file of its own, since no inline script may run.
;(() => {
  const own = document.currentScript

  // Before the first paint: the stored theme, else the system's.
  let stored = null
  try {
    stored = localStorage.getItem("theme")
  } catch {
    // Storage can be forbidden; the system's choice stands then.
  }
  const isChosen = stored === "dark" || stored === "light"
  const isDark = isChosen ? stored === "dark" : matchMedia("(prefers-color-scheme: dark)").matches
  document.documentElement.classList.toggle("dark", isDark)

  // After it: the scripts of a page that can be read without them. On a slow line they would keep the styles waiting.
  const entry = own.dataset.entry
  if (entry === undefined) return
  const isPainted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true })
    // What is opened in the background is not painted, and shall be ready all the same when somebody turns to it.
    setTimeout(resolve, document.visibilityState === "hidden" ? 0 : 3000)
  })
  const isParsed = new Promise((resolve) => {
    document.addEventListener("DOMContentLoaded", resolve, { once: true })
  })
  isPainted.then(() => {
    for (const href of [entry, ...own.dataset.chunks.split(" ")]) append("link", { rel: "modulepreload", href })
    isParsed.then(() => append("script", { type: "module", src: entry }))
  })

  // What is pressed or typed meanwhile is kept for the page to hear when it listens.
  const buttons = new Set()
  const fields = new Set()
  const keepPress = (event) => {
    const button = event.target.closest?.("button")
    if (!button) return
    event.preventDefault()
    buttons.add(button)
  }
  const keepField = (event) => fields.add(event.target)
  document.addEventListener("click", keepPress, true)
  document.addEventListener("input", keepField, true)
  document.addEventListener(
    "page-listens",
    (event) => {
      document.removeEventListener("click", keepPress, true)
      document.removeEventListener("input", keepField, true)
      Object.assign(event.detail, { buttons, fields })
    },
    { once: true },
  )

  function append(name, properties) {
    document.head.append(Object.assign(document.createElement(name), { ...properties, crossOrigin: "anonymous" }))
  }
})()
