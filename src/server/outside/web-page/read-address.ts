import { isIP } from "node:net"
import { isPublicAddress } from "./is-public-address.ts"
import { PageError } from "./page-error.ts"

const maxUrlChars = 2048
const ports = new Set(["", "80", "443", "8080", "8443"])
const privateNames = /(^|\.)(localhost|local|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/

/** Hosts with ports that may be read although they are private, as `name:port`. */
export type AllowedPrivate = ReadonlySet<string>

/** An address as somebody typed it, or the target of a redirect; fails if it is not public. */
export function readAddress(text: string, allowed: AllowedPrivate, base?: URL): URL {
  const trimmed = text.trim()
  if (trimmed.length > maxUrlChars) throw new PageError("address", "The address is longer than 2,048 characters.")
  const url = URL.parse(trimmed, base?.href)
  if (url === null) throw new PageError("address", "This is not an address that a browser could open.")
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw new PageError("address", `Only http and https addresses can be read, and this one is ${url.protocol}`)
  if (url.username !== "" || url.password !== "")
    throw new PageError("address", "An address with a username or a password in it is not read.")
  if (allowed.has(hostWithPort(url))) return url
  if (!ports.has(url.port)) throw new PageError("address", `Pages are not read at port ${url.port}.`)
  if (!mayBePublic(bareHost(url))) throw notPublic()
  return url
}

export const notPublic = (): PageError =>
  new PageError("address", "This address is not on the public internet, so it cannot be analyzed.")

/** The host without the brackets of IPv6 and without the final dot. */
export const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "").replace(/\.+$/, "")

export const hostWithPort = (url: URL): string =>
  `${url.hostname}:${url.port === "" ? (url.protocol === "https:" ? "443" : "80") : url.port}`

/** Literals are never looked up, so they are checked here; names are checked again after they are resolved. */
function mayBePublic(host: string): boolean {
  if (isIP(host) !== 0) return isPublicAddress(host)
  return host.includes(".") && !privateNames.test(host)
}
