import { readSitemap } from "../../../domain/page/read-sitemap.ts"
import { PageError } from "../../outside/web-page/page-error.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"

const maxPages = 50
/** A sitemap index is followed to this depth. */
const maxSitemaps = 5

/** The typed addresses, or the first ones of a sitemap, without duplicates. */
export async function gatherAddresses(
  { webPages }: Parts,
  { urls = [], sitemap }: { urls?: readonly string[] | undefined; sitemap?: string | undefined },
): Promise<{ source: string; urls: readonly string[] }> {
  const typed = [...new Set(urls)]
  const [first] = typed
  if (first !== undefined) return { source: first, urls: typed }
  if (sitemap === undefined) throw new Problem("bad_input", { message: "Please enter addresses or a sitemap" })
  const found = new Set<string>()
  const waiting = [sitemap]
  for (let read = 0; read < maxSitemaps && found.size < maxPages; read += 1) {
    const next = waiting.shift()
    if (next === undefined) break
    const { pages, sitemaps } = readSitemap(await fetchSitemap(webPages.fetchText, next))
    for (const page of pages) if (found.size < maxPages) found.add(page)
    waiting.push(...sitemaps)
  }
  if (found.size === 0)
    throw new Problem("page_unreadable", { message: "No addresses of pages were found in this sitemap." })
  return { source: sitemap, urls: [...found] }
}

async function fetchSitemap(fetchText: (address: string) => Promise<string>, address: string): Promise<string> {
  try {
    return await fetchText(address)
  } catch (error) {
    if (error instanceof PageError)
      throw new Problem(error.kind === "address" ? "address_refused" : "page_unreachable", {
        message: error.message,
        cause: error,
      })
    throw error
  }
}
