import type { FastifyReply, FastifyRequest } from "fastify"

/**
 * On https, the browser itself binds the cookie to this host, this path and encryption; plain http is for loopback
 * only.
 */
const nameOf = (isSecure: boolean) => (isSecure ? "__Host-sid" : "sid")

export function readSessionToken(request: FastifyRequest, isSecure: boolean): string | null {
  const start = `${nameOf(isSecure)}=`
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || null
}

/** The token is base64url, so nothing in it needs escaping. */
function setCookie(reply: FastifyReply, value: string, { maxAge, isSecure }: { maxAge: number; isSecure: boolean }) {
  // Lax, not Strict: people return from the page of a bank or an OpenID provider.
  const words = [`${nameOf(isSecure)}=${value}`, "Path=/", `Max-Age=${maxAge}`, "HttpOnly", "SameSite=Lax"]
  // The last one counts: a request may renew its session and then end it.
  reply.removeHeader("set-cookie")
  reply.header("set-cookie", [...words, ...(isSecure ? ["Secure"] : [])].join("; "))
}

export function writeSessionToken(
  reply: FastifyReply,
  { token, expire, now, isSecure }: { token: string; expire: Date; now: Date; isSecure: boolean },
): void {
  const maxAge = Math.max(0, Math.round((expire.getTime() - now.getTime()) / 1000))
  setCookie(reply, token, { maxAge, isSecure })
}

export const clearSessionToken = (reply: FastifyReply, isSecure: boolean): void =>
  setCookie(reply, "", { maxAge: 0, isSecure })
