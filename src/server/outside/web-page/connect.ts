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
 * One request over one connection. What a name resolves to is checked, and exactly that is dialed: nobody gets the chance to
 * answer differently a moment later. No connection is reused and no proxy is asked, so no other rule applies.
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

/** Every address of a name, as the system knows it. */
export type Resolve = (name: string, done: (error: Error | null, found?: readonly LookupAddress[]) => void) => void

export const resolveName: Resolve = (name, done) => lookup(name, { all: true, verbatim: true }, done)

/**
 * Asks once, and hands on what was asked for only if all of it is public: one private address among several is reason
 * enough, for which of them is dialed is nobody's choice.
 */
export const guardLookup =
  (resolve: Resolve, isAllowed: boolean): LookupFunction =>
  (name, options, done) => {
    resolve(name, (error, addresses) => {
      // Where there is an error, Node gives no list at all.
      const found = addresses ?? []
      const [first] = found
      if (error !== null) done(error, "", 0)
      else if (first === undefined || !(isAllowed || found.every(({ address }) => isPublicAddress(address))))
        done(notPublic(), "", 0)
      else if (options.all === true) done(null, [...found])
      else done(null, first.address, first.family)
    })
  }
