import { StrictMode } from "react"
import { prerender } from "react-dom/static"
import { type FiguresMode, figuresModeKey } from "./api/landing-figures.ts"
import { makeQueryClient } from "./api/queries.ts"
import { App } from "./app.tsx"
import { publicHeads } from "./content/public-heads.ts"
import { payersWelcome, routes } from "./routes.ts"
import { loadPage } from "./routing/loaded-pages.ts"
import { routeOf } from "./routing/resolve-page.ts"
import { Waiting } from "./routing/waiting.tsx"

export { brand } from "../domain/brand.ts"
export { plan } from "../domain/plan.ts"
export { platformSummaries } from "../domain/platform-summaries.ts"
export { faq } from "../domain/support/faq.ts"
export { answerOf } from "../domain/support/faq-item.ts"
export { titleLimits } from "./content/landing-facts.ts"
export { payersWelcome, publicHeads, routes }

/** The HTML of a public page, identical to the browser's first render. */
export async function renderPage(path: string, figures: FiguresMode = "launch"): Promise<string> {
  await loadPage(routeOf(path))
  const client = makeQueryClient()
  client.setQueryData(figuresModeKey, figures)
  try {
    return await read(
      <StrictMode>
        <App client={client} prerendered={path} />
      </StrictMode>,
    )
  } finally {
    // Its timers would keep the build alive for as long as the cache keeps an entry.
    client.clear()
  }
}

/** The content of the tools' document until the user is known. */
export const renderShell = (): Promise<string> => read(<Waiting />)

export const titleOf = (path: string): string => routeOf(path).title

/** In one piece: otherwise, React would move long parts to the end and have an inline script put them in place. */
const wholeDocument = { progressiveChunkSize: Number.POSITIVE_INFINITY }

const read = async (element: React.ReactNode): Promise<string> =>
  new Response((await prerender(element, wholeDocument)).prelude).text()
