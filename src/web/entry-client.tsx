import "./without-eval.ts"
import "./styles/app.css"
import { StrictMode, startTransition } from "react"
import { figuresModeKey } from "./api/landing-figures.ts"
import { makeQueryClient } from "./api/queries.ts"
import { userQuery } from "./api/user.ts"
import { App } from "./app.tsx"
import { hearEarly } from "./routing/hear-early.ts"
import { loadPage } from "./routing/loaded-pages.ts"
import { preloadOnApproach } from "./routing/preload-on-approach.ts"
import { routeOf } from "./routing/resolve-page.ts"
import { keepScroll } from "./routing/scroll-memory.ts"
import { startUp } from "./start-up.ts"

startUp()
keepScroll()
preloadOnApproach()
// Not awaited here: a page's code waits for this very file to be through.
void show()

async function show() {
  const root = document.getElementById("root")
  if (!root) throw new Error("The document has no root element")
  // By itself, and not with this file's own imports: what starts in two steps keeps a finger waiting half as long.
  const { createRoot, hydrateRoot } = await import("react-dom/client")
  const client = makeQueryClient()
  const prerendered = root.dataset.page
  // The server knows already that this browser has no session; asking again would only earn a 401.
  if (document.documentElement.dataset.visitor === "none") client.setQueryData(userQuery().queryKey, null)
  client.setQueryData(figuresModeKey, document.documentElement.dataset.figures === "live" ? "live" : "launch")
  const app = (
    <StrictMode>
      <App client={client} prerendered={prerendered} />
    </StrictMode>
  )
  if (prerendered === undefined) {
    // The shell was sent for somebody with access most likely: who it is and the page are asked for at the same time.
    void client.prefetchQuery(userQuery())
    loadPage(routeOf(location.pathname)).catch(() => {})
    createRoot(root).render(app)
    return
  }
  // A page hydrates in place only when its code is here before.
  await loadPage(routeOf(prerendered))
  // In pieces: nobody waits for a page that stands there already to come to life in one go.
  startTransition(() => {
    hydrateRoot(root, app)
  })
  await hearEarly()
}
