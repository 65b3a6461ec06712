import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { onTestFinished } from "vitest"

export interface OddSite {
  readonly origin: string
  /** Its host and port, as ANALYZER_ALLOW_PRIVATE names them. */
  readonly host: string
}

/** A local site with the test's answers, which ends with the test. */
export async function openSite(answer: RequestListener): Promise<OddSite> {
  const server = createServer({ keepAlive: false }, answer)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === "string") throw new Error("the site has no port")
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `127.0.0.1:${address.port}`
  return { origin: `http://${host}`, host }
}
