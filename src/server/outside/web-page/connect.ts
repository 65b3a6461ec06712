import { type LookupAddress, lookup } from "node:dns"
import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
import type { LookupFunction } from "node:net"
import { isPublicAddress } from "./is-public-address.ts"
import { type AllowedPrivate, bareHost, hostWithPort, notPublic } from "./read-address.ts"

const maxHeaderBytes = 192 * 1024

interface Outgoing {
  readonly method: "GET" | "HEAD"
  readonly headers: Readonly<Record<string, string>>
  readonly allowed: AllowedPrivate
  readonly signal: AbortSignal
}

/**
 * One request over one connection. What a name resolves to is checked, and exactly that is dialed: nobody gets the chance to
 * answer differently a moment later. No connection is reused and no proxy is asked, so no other rule applies.
 */
export function connect(url: URL, { method, headers, allowed, signal }: Outgoing): Promise<IncomingMessage> {
  const options: RequestOptions = {
    host: bareHost(url),
    port: url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port),
    path: `${url.pathname}${url.search}`,
    method,
    headers: { host: url.host, ...headers },
    agent: false,
    maxHeaderSize: maxHeaderBytes,
    lookup: allowed.has(hostWithPort(url)) ? lookupAny : lookupPublic,
    signal,
  }
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp
    const sent = send(options, resolve)
    sent.on("error", reject)
    sent.end()
  })
}

const lookupAny: LookupFunction = (name, options, done) => lookup(name, options, done)

const lookupPublic: LookupFunction = (name, options, done) => {
  lookup(name, { all: true, verbatim: true }, (error, found) => {
    if (error) done(error, "", 0)
    else answer(found, options.all === true, done)
  })
}

/** One private address among several is reason enough: which of them is dialed is nobody's choice. */
function answer(found: readonly LookupAddress[], wantsAll: boolean, done: Parameters<LookupFunction>[2]): void {
  const [first] = found
  if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) done(notPublic(), "", 0)
  else if (wantsAll) done(null, [...found])
  else done(null, first.address, first.family)
}
