import type { PageUrl } from "../facts.ts"
import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

const plain = (href: string): string => href.replace(/#.*$/, "")

function kindOf(other: PageUrl, page: PageUrl): string {
  if (other.host !== page.host) return "A page of another site"
  if (other.protocol !== page.protocol) return "The same page under the other protocol"
  return other.pathname === "/" ? "The home page" : "Another page of this site"
}

export const canonicalElsewhere = makeAudit({
  id: "canonical-elsewhere",
  passTitle: "The canonical address is this page",
  failTitle: "The canonical address is another page",
  why: "Search engines then list the other page and not this one. That is right for copies, and fatal by mistake.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    readOn: "2026-11-20",
  },
  weight: 5,
  cap: 79,
  needs: ["canonicals", "delivery"],
  judge(facts) {
    const named = facts.canonicals.filter(({ place, url }) => place === "head" && url !== null)
    if (named.length === 0) return notApplicable
    const { url: page } = facts.delivery
    const [other] = named.filter(({ url }) => url !== null && plain(url.href) !== plain(page.href))
    if (other?.url == null) return pass
    return fail("Check the canonical link: it points to another page.", [
      evidence(`${kindOf(other.url, page)}: ${other.url.href}`, {
        spot: other.spot,
        measured: other.url.href,
        limit: page.href,
      }),
    ])
  },
})
