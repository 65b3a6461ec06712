import type { IncomingMessage } from "node:http"
import { connect, type Resolve, resolveName } from "../web-page/connect.ts"
import { isPublicAddress } from "../web-page/is-public-address.ts"
import { PageError } from "../web-page/page-error.ts"
import { type AllowedPrivate, bareHost, hostWithPort, readAddress } from "../web-page/read-address.ts"

export interface Message {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The receiver's answer, or why there was none. */
export interface Answer {
  readonly status: number | null
  readonly durationMs: number
  readonly error: string | null
  /** The beginning of the answer. */
  readonly excerpt: string | null
}

/** Our users' servers, which receive messages. Errors there are returned and not thrown. */
export interface Receiver {
  /** Why nothing can be sent to this address; null if it seems possible. */
  readonly findFault: (address: string) => Promise<string | null>
  readonly send: (message: Message) => Promise<Answer>
}

interface Options {
  /** `host:port` pairs that may receive messages although they are private. */
  readonly allowed: readonly string[]
  readonly isProduction: boolean
  readonly userAgent: string
  readonly resolve?: Resolve
  readonly totalMs?: number
}

const maxExcerptChars = 1000
const maxAnswerBytes = 8 * 1024

/** The page analyzer's rules apply to addresses when they are saved, and again at each delivery. */
export function openReceiver(options: Options): Receiver {
  const { allowed: list, userAgent, resolve = resolveName, totalMs = 15_000 } = options
  const allowed: AllowedPrivate = new Set(list)
  return {
    async findFault(address) {
      const url = readReceiver(address, { ...options, allowed })
      if (typeof url === "string") return url
      return allowed.has(hostWithPort(url)) ? null : findFaultOfName(bareHost(url), resolve)
    },

    async send({ url: address, headers, body }) {
      const startedAt = performance.now()
      const told = (answer: Partial<Answer>): Answer => ({
        ...{ status: null, error: null, excerpt: null, ...answer },
        durationMs: Math.round(performance.now() - startedAt),
      })
      const url = readReceiver(address, { ...options, allowed })
      if (typeof url === "string") return told({ error: url })
      const signal = AbortSignal.timeout(totalMs)
      try {
        const length = String(Buffer.byteLength(body))
        const response = await connect(url, {
          ...{ method: "POST", allowed, resolve, signal, body },
          headers: { ...headers, "user-agent": userAgent, "content-length": length, "accept-encoding": "identity" },
        })
        return told(await readAnswer(response))
      } catch (error) {
        return told({ error: wordsFor(error, { isLate: signal.aborted, seconds: totalMs / 1000 }) })
      }
    },
  }
}

const notReachable =
  "This address cannot receive webhooks. It has to be on the public internet, at an ordinary port, and without a user name " +
  "or password in it."

/** The address, or why nothing may be sent to it. */
function readReceiver(
  address: string,
  { allowed, isProduction }: { allowed: AllowedPrivate; isProduction: boolean },
): URL | string {
  try {
    const url = readAddress(address, allowed)
    if (isProduction && url.protocol !== "https:" && !allowed.has(hostWithPort(url)))
      return "The address has to begin with https://."
    return url
  } catch (error) {
    if (error instanceof PageError) return notReachable
    throw error
  }
}

const findFaultOfName = (host: string, resolve: Resolve): Promise<string | null> =>
  new Promise((done) =>
    resolve(host, (error, found = []) => {
      if (error !== null || found.length === 0)
        done("There is no server of this name. Check the address for typing errors.")
      else done(found.every(({ address }) => isPublicAddress(address)) ? null : notReachable)
    }),
  )

/** A redirect is not followed: a new address must be entered in the settings, where it is checked. */
async function readAnswer(response: IncomingMessage): Promise<Pick<Answer, "status" | "error" | "excerpt">> {
  const status = response.statusCode ?? 0
  const excerpt = await readExcerpt(response)
  if (status >= 200 && status < 300) return { status, error: null, excerpt }
  const isRedirect = status >= 300 && status < 400
  const error = isRedirect
    ? "The server redirected the message. Redirects are not followed."
    : `The server answered ${status}.`
  return { status, error, excerpt }
}

async function readExcerpt(response: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= maxAnswerBytes) break
  }
  response.destroy()
  const text = new TextDecoder("utf-8").decode(Buffer.concat(chunks))
  const shown = [...text].filter(isShown).slice(0, maxExcerptChars).join("").trim()
  return shown === "" ? null : shown
}

const isShown = (char: string) => char === "\n" || char === "\t" || !/\p{C}/u.test(char)

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: "There is no server of this name.",
  EAI_AGAIN: "The name of the server could not be looked up.",
  ENODATA: "There is no server of this name.",
  ECONNREFUSED: "There is no server at this address.",
  ECONNRESET: "The server hung up.",
  EPIPE: "The server hung up.",
  CERT_HAS_EXPIRED: "The server's certificate has expired.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The server's certificate is self-signed.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The server's certificate belongs to another name.",
}

function wordsFor(error: unknown, { isLate, seconds }: { isLate: boolean; seconds: number }): string {
  if (error instanceof PageError) return notReachable
  if (isLate) return `The server did not answer within ${seconds} seconds.`
  const code = error instanceof Error ? String(Reflect.get(error, "code")) : ""
  return reasons[code] ?? "The connection to the server failed."
}
