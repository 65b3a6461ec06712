import { isIP } from "node:net"
import ipaddr from "ipaddr.js"

/**
 * Whether an address belongs to the public internet. The library knows the reserved ranges; three kinds that it
 * considers ordinary are blocked here: IPv6 outside 2000::/3 (including ::/96, which embeds IPv4 addresses and which
 * `URL` always writes in hexadecimal), and every form that tunnels to an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address.replace(/%.*$/, ""))
  if (parsed.range() !== "unicast") return false
  if (parsed.kind() === "ipv4") return true
  const [first = 0, second = 0] = parsed.toByteArray()
  const isGlobal = (first & 0xe0) === 0x20
  const is6to4 = first === 0x20 && second === 0x02
  return isGlobal && !is6to4 && !tunnels.some((range) => parsed.match(range))
}

/** Documentation and benchmarking ranges newer than the library's list, and Teredo in general. */
const tunnels = ["2001::/23", "2001:db8::/32", "3fff::/20"].map((range) => ipaddr.parseCIDR(range))
