import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"

/** The shop's pages; a test may fix one. */
type ShopPages = Map<string, string>

export interface Shop {
  readonly server: Server
  readonly host: string
  readonly pages: ShopPages
}

const prose =
  "Every oak table starts as a single board from managed woodland. We plane it by hand and oil it three times. "

export const faultyPage = `<!doctype html><html><head><title>Home</title></head><body>
<h1>Handmade oak tables</h1><h4>Sizes</h4><p>${prose.repeat(3)}</p>
<p><a href="/chairs">Oak chairs</a> <a href="/gone">An old page</a> <a href="/chairs">click here</a></p>
<img src="/oak-kitchen-table.jpg"></body></html>`

export const mendedPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Handmade oak tables from Leeds | Bench Carpentry</title>
<meta name="description" content="Oak tables made to order in Leeds, planed by hand, oiled three times, and delivered flat within four weeks.">
</head><body><h1>Handmade oak tables</h1><h2>Sizes</h2><p>${prose.repeat(3)}</p>
<p><a href="/chairs">Oak chairs</a></p><img src="/a.jpg" alt="A table"></body></html>`

/** A small local shop, with one page that is gone. */
export async function openShop(): Promise<Shop> {
  const pages: ShopPages = new Map([
    ["/", faultyPage],
    ["/chairs", mendedPage],
  ])
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? "")
    if (request.url === "/robots.txt") response.writeHead(200, { "content-type": "text/plain" }).end("User-agent: *\n")
    else if (request.url === "/locked") response.writeHead(403).end()
    else if (page === undefined) response.writeHead(404, { "content-type": "text/html" }).end("gone")
    else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === "string") throw new Error("the shop has no port")
  return { server, host: `127.0.0.1:${address.port}`, pages }
}
