import type { IncomingMessage } from "node:http"
import { connect, type Resolve, resolveName } from "./connect.ts"
import { acceptedCodings, decodeBody } from "./decode-body.ts"
import { PageError } from "./page-error.ts"
import { type AllowedPrivate, readAddress } from "./read-address.ts"

export interface Hop {
  readonly url: string
  readonly status: number
}

export interface Resource {
  readonly finalUrl: string
  readonly status: number
  /** In order of arrival, names in lowercase. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** The addresses that redirected us, in order. */
  readonly hops: readonly Hop[]
  readonly bytes: Buffer
  readonly isCut: boolean
  readonly firstByteMs: number
  readonly totalMs: number
}

export interface Reach {
  readonly allowed: AllowedPrivate
  readonly userAgent: string
  /** The system's lookup, unless a test has its own. */
  readonly resolve?: Resolve
}

export interface FetchLimits {
  readonly totalMs: number
  readonly maxBytes: number
  readonly maxRedirects: number
}

interface Wanted {
  readonly method?: "GET" | "HEAD"
  readonly accept?: string
  readonly limits: FetchLimits
  /** Decides by status and headers whether the body is worth reading; may throw. */
  readonly wantsBody?: (response: IncomingMessage) => boolean
  readonly signal?: AbortSignal
}

/** Reads one address to its end, following redirects. Fails only with a PageError. */
export async function fetchResource(address: string, reach: Reach, wanted: Wanted): Promise<Resource> {
  const { limits } = wanted
  const deadline = AbortSignal.timeout(limits.totalMs)
  const signal = wanted.signal ? AbortSignal.any([deadline, wanted.signal]) : deadline
  const startedAt = performance.now()
  const hops: Hop[] = []
  let url = readAddress(address, reach.allowed)
  try {
    for (;;) {
      const response = await ask(url, reach, wanted, signal)
      const next = targetOf(response)
      if (next === null) return await finish({ url, response, hops, startedAt, wanted, signal })
      response.destroy()
      hops.push({ url: url.href, status: response.statusCode ?? 0 })
      if (hops.length > limits.maxRedirects)
        throw new PageError("unreachable", `The address redirects more than ${limits.maxRedirects} times.`)
      url = readAddress(next, reach.allowed, url)
    }
  } catch (error) {
    throw toTrouble(error, { isLate: deadline.aborted, seconds: limits.totalMs / 1000 })
  }
}

const ask = (
  url: URL,
  { allowed, userAgent, resolve = resolveName }: Reach,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  connect(url, {
    method: wanted.method ?? "GET",
    ...{ allowed, resolve, signal },
    headers: {
      "user-agent": userAgent,
      accept: wanted.accept ?? "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5",
      "accept-language": "en-US,en;q=0.8,*;q=0.5",
      "accept-encoding": acceptedCodings,
    },
  })

const redirects = new Set([301, 302, 303, 307, 308])

function targetOf(response: IncomingMessage): string | null {
  if (!redirects.has(response.statusCode ?? 0)) return null
  const location = response.headers.location
  if (location === undefined || location.trim() === "") {
    response.destroy()
    throw new PageError("unreachable", `The site answered with a redirect (${response.statusCode}) that leads nowhere.`)
  }
  // Addresses are sent as bytes, and many servers send UTF-8 that Node reads as Latin-1.
  return Buffer.from(location, "latin1").toString("utf8").includes("\ufffd")
    ? location
    : Buffer.from(location, "latin1").toString("utf8")
}

interface Finish {
  readonly url: URL
  readonly response: IncomingMessage
  readonly hops: readonly Hop[]
  readonly startedAt: number
  readonly wanted: Wanted
  readonly signal: AbortSignal
}

async function finish({ url, response, hops, startedAt, wanted, signal }: Finish): Promise<Resource> {
  const firstByteMs = Math.round(performance.now() - startedAt)
  const stop = () => response.destroy(signal.reason)
  signal.addEventListener("abort", stop, { once: true })
  try {
    const isWanted = wanted.method !== "HEAD" && (wanted.wantsBody?.(response) ?? true)
    const coding = response.headers["content-encoding"] ?? ""
    const body = isWanted
      ? await decodeBody(response, { coding, maxBytes: wanted.limits.maxBytes })
      : { bytes: Buffer.alloc(0), isCut: false }
    return {
      finalUrl: url.href,
      status: response.statusCode ?? 0,
      headers: pairs(response.rawHeaders),
      hops,
      ...body,
      firstByteMs,
      totalMs: Math.round(performance.now() - startedAt),
    }
  } finally {
    signal.removeEventListener("abort", stop)
    response.destroy()
  }
}

const pairs = (raw: readonly string[]): (readonly [string, string])[] =>
  raw.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), raw[at + 1] ?? ""] as const] : []))

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: "There is no site of this name. Check the address for typing errors.",
  EAI_AGAIN: "The name of the site could not be looked up just now. Please try again.",
  ENODATA: "There is no site of this name. Check the address for typing errors.",
  ECONNREFUSED: "The site refused the connection: there is no server at this address.",
  ECONNRESET: "The site hung up before the page was there.",
  EPIPE: "The site hung up before the page was there.",
  EHOSTUNREACH: "The site could not be reached from here.",
  ENETUNREACH: "The site could not be reached from here.",
  ETIMEDOUT: "The site did not answer in time.",
  HPE_HEADER_OVERFLOW: "The site's answer begins with more headers than can be read.",
  CERT_HAS_EXPIRED: "The site's certificate has expired, so browsers warn before they open it.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The site's certificate is self-signed, so browsers show a warning before they open it.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The site's certificate belongs to another name, so browsers warn before they open it.",
}

function toTrouble(error: unknown, { isLate, seconds }: { isLate: boolean; seconds: number }): PageError {
  if (error instanceof PageError) return error
  if (isLate)
    return new PageError("unreachable", `The site took longer than ${seconds} seconds to send the page.`, {
      cause: error,
    })
  const code = error instanceof Error ? String(Reflect.get(error, "code")) : ""
  const words = reasons[code] ?? (/^HPE_/.test(code) ? "The site's answer is not proper HTTP." : null)
  return new PageError("unreachable", words ?? "The connection to the site failed.", { cause: error })
}
