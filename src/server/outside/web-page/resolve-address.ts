import type { PageUrl } from "../../../domain/page/facts.ts"

export function resolveAddress(raw: string, base: string): PageUrl | null {
  const url = URL.parse(raw, base)
  if (url === null) return null
  const { href, protocol, host, pathname, search, hash } = url
  return { href, protocol, host, pathname, search, hash }
}
