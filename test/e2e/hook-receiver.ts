import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"

export interface Receiver {
  readonly server: Server
  readonly host: string
  /** What each answer must be, by path. */
  readonly statuses: Map<string, number>
}

/** A subscriber's local server. */
export async function openReceiver(): Promise<Receiver> {
  const statuses = new Map<string, number>()
  const server = createServer((request, response) =>
    request.resume().on("end", () => response.writeHead(statuses.get(request.url ?? "") ?? 200).end("thank you")),
  )
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === "string") throw new Error("the receiver has no port")
  return { server, host: `127.0.0.1:${address.port}`, statuses }
}
