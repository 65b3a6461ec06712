import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const robotsTxtAccess = makeAudit({
  id: "robots-txt-access",
  passTitle: "robots.txt lets search engines in",
  failTitle: "robots.txt keeps search engines out",
  why: "What a search engine may not fetch it cannot read, so the page is found by its address alone, if at all.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt",
    readOn: "2026-11-20",
  },
  weight: 12,
  cap: 40,
  needs: ["robotsFile"],
  judge(facts) {
    const { googlebot, everybody, url } = facts.robotsFile
    const verdict = googlebot.isAllowed ? everybody : googlebot
    if (verdict.isAllowed) return pass
    return fail("Allow the page in robots.txt: robots.txt blocks search engines from fetching it.", [
      evidence(
        `${url}${verdict.line === null ? "" : `, line ${verdict.line}`}: ${verdict.rule ?? "the file cannot be had"}`,
      ),
    ])
  },
})
