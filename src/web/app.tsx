import { type QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { Router } from "wouter"
import { aroundNavigation } from "./routing/around-navigation.ts"
import { Pages } from "./routing/pages.tsx"

interface AppProps {
  client: QueryClient
  /** The path whose page is already in the document. The document may have been served under another one. */
  prerendered?: string | undefined
}

export function App({ client, prerendered }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <Router aroundNav={aroundNavigation} {...(prerendered !== undefined && { ssrPath: prerendered })}>
        <Pages prerendered={prerendered} />
      </Router>
    </QueryClientProvider>
  )
}
