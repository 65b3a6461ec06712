import type { FastifyRequest } from "fastify"
import { isLoopback } from "../config.ts"
import { Problem } from "../problem.ts"

interface OwnPlace {
  readonly publicOrigin: string | null
  readonly port: number
}

/** The origin under which this request reached us, as far as we can know it. */
export function originOf(request: FastifyRequest, place: OwnPlace): string {
  if (place.publicOrigin !== null) return place.publicOrigin
  const host = URL.parse(`http://${request.headers.host ?? ""}`)
  return host !== null && isLoopback(host.hostname) ? host.origin : `http://localhost:${place.port}`
}

/**
 * Whether the caller sits at this machine and calls it by a name of this machine. The address alone says too little: any
 * site can point a name of its own here, and its page then asks from this machine's browser.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const host = URL.parse(`http://${request.headers.host ?? ""}`)
  return isLoopback(request.ip) && host !== null && isLoopback(host.hostname)
}

/**
 * A browser says with every request that changes something where the page came from; what another site sent is refused.
 * A program that says nothing at all has no cookie that somebody else could ride on.
 */
export function refuseForeign(request: FastifyRequest, place: OwnPlace): void {
  const site = request.headers["sec-fetch-site"]
  const origin = request.headers.origin
  if (site !== undefined && site !== "same-origin" && site !== "none") throw new Problem("foreign_origin")
  if (origin !== undefined && !isOwn(origin, place)) throw new Problem("foreign_origin")
}

function isOwn(origin: string, place: OwnPlace): boolean {
  if (place.publicOrigin !== null) return origin === place.publicOrigin
  const url = URL.parse(origin)
  return url !== null && url.protocol === "http:" && isLoopback(url.hostname) && Number(url.port || 80) === place.port
}
