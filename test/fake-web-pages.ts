import { judgePage, scoreVerdicts } from "../src/domain/page/score-page.ts"
import { summarizePage } from "../src/domain/page/summarize-page.ts"
import { PageError } from "../src/server/outside/web-page/page-error.ts"
import type { ReadWebPage, WebPages } from "../src/server/outside/web-page/web-pages.ts"
import { readHtml } from "./page-reading.ts"

/** The web in a test: addresses and their files. Any other address is unreachable. */
export function fakeWebPages(files: Readonly<Record<string, string>>): WebPages & { readonly asked: string[] } {
  const asked: string[] = []
  const find = (address: string): string => {
    asked.push(address)
    const file = files[address]
    if (file === undefined) throw new PageError("unreachable", "There is no site of this name.")
    return file
  }
  return {
    asked,
    async analyze(address, listener): Promise<ReadWebPage> {
      listener.fetching(address)
      const html = find(address)
      listener.reading(html.length)
      const linkHealth = { total: 0, checked: 0, fine: 0, broken: [], uncheckable: [], redirected: [] }
      const reading = readHtml(html, { url: address, facts: { canonicalTarget: null, linkHealth } })
      listener.links(0, 0)
      const timings = { firstByteMs: 1, fetchMs: 1, readMs: 1, linksMs: 1 }
      return { page: summarizePage(reading), linkHealth, score: scoreVerdicts(judgePage(reading)), timings }
    },
    fetchText: async (address) => find(address),
    close: async () => {},
  }
}
