import { type LookupAddress, lookup } from "node:dns"
import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
import type { LookupFunction } from "node:net"
import { isPublicAddress } from "./is-public-address.ts"
import { type AllowedPrivate, bareHost, hostWithPort, notPublic } from "./read-address.ts"

const maxHeaderBytes = 192 * 1024

interface Outgoing {
  readonly method: "GET" | "HEAD" | "POST"
  readonly headers: Readonly<Record<string, string>>
  readonly allowed: AllowedPrivate
  readonly resolve: Resolve
  readonly signal: AbortSignal
  readonly body?: string
}

/**
 * One request over one connection. The resolved address is checked, and exactly that one is dialed, so that no later
 * answer can change it. Connections are not reused and proxies are not used, so no other rule applies.
 */
export function connect(
  url: URL,
  { method, headers, allowed, resolve, signal, body }: Outgoing,
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    host: bareHost(url),
    port: url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port),
    path: `${url.pathname}${url.search}`,
    method,
    headers: { host: url.host, ...headers },
    agent: false,
    maxHeaderSize: maxHeaderBytes,
    lookup: guardLookup(resolve, allowed.has(hostWithPort(url))),
    signal,
  }
  return new Promise((done, failed) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp
    const sent = send(options, done)
    sent.on("error", failed)
    sent.end(body)
  })
}

/** Every address of a name, from the system. */
export type Resolve = (name: string, done: (error: Error | null, found?: readonly LookupAddress[]) => void) => void

export const resolveName: Resolve = (name, done) => lookup(name, { all: true, verbatim: true }, done)

/**
 * Resolves once, and returns the result only if all of it is public: one private address among several is enough to
 * refuse, because we do not choose which one is dialed.
 */
export const guardLookup =
  (resolve: Resolve, isAllowed: boolean): LookupFunction =>
  (name, options, done) => {
    resolve(name, (error, addresses) => {
      // With an error, Node passes no list at all.
      const found = addresses ?? []
      const [first] = found
      if (error !== null) done(error, "", 0)
      else if (first === undefined || !(isAllowed || found.every(({ address }) => isPublicAddress(address))))
        done(notPublic(), "", 0)
      else if (options.all === true) done(null, [...found])
      else done(null, first.address, first.family)
    })
  }
