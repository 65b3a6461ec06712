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
 * Whether the caller is on this machine and uses a local host name. The address alone is not enough: any site can point
 * its own name here, and its page then sends requests from this machine's browser.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const host = URL.parse(`http://${request.headers.host ?? ""}`)
  return isLoopback(request.ip) && host !== null && isLoopback(host.hostname)
}

/**
 * With every changing request, a browser sends the origin of the page; requests from other sites are refused. A program
 * that sends none has no cookie that somebody else could abuse.
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
