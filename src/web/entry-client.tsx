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
// Not awaited here: a page's code waits for this file to finish.
void show()

async function show() {
  const root = document.getElementById("root")
  if (!root) throw new Error("The document has no root element")
  // Separate from this file's own imports: startup in two steps blocks input half as long.
  const { createRoot, hydrateRoot } = await import("react-dom/client")
  const client = makeQueryClient()
  const prerendered = root.dataset.page
  // The server already knows that this browser has no session; asking again would only return a 401.
  if (document.documentElement.dataset.visitor === "none") client.setQueryData(userQuery().queryKey, null)
  client.setQueryData(figuresModeKey, document.documentElement.dataset.figures === "live" ? "live" : "launch")
  const app = (
    <StrictMode>
      <App client={client} prerendered={prerendered} />
    </StrictMode>
  )
  if (prerendered === undefined) {
    // The shell was most likely sent to a user with access: the user and the page are fetched at the same time.
    void client.prefetchQuery(userQuery())
    loadPage(routeOf(location.pathname)).catch(() => {})
    createRoot(root).render(app)
    return
  }
  // A page hydrates in place only if its code is loaded before.
  await loadPage(routeOf(prerendered))
  // In pieces: hydrating a whole page at once would block input.
  startTransition(() => {
    hydrateRoot(root, app)
  })
  await hearEarly()
}
