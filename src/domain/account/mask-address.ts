/** Enough of a network address to recognize your own, too little to find somebody. */
export function maskAddress(address: string): string {
  const last = address.lastIndexOf(".")
  if (last > 0) return `${address.slice(0, last)}.…`
  const groups = address.split(":").filter((group) => group !== "" && !group.includes("/"))
  return groups.length > 2 ? `${groups.slice(0, 2).join(":")}:…` : address
}
