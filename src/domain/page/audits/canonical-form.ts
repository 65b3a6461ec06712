import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const canonicalForm = makeAudit({
  id: "canonical-form",
  passTitle: "The canonical address is complete",
  failTitle: "The canonical address is not complete",
  why: "A relative canonical address changes its meaning with the page it is on, and with its base.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    readOn: "2026-11-20",
  },
  weight: 2.5,
  needs: ["canonicals"],
  judge(facts) {
    const inHead = facts.canonicals.filter(({ place }) => place === "head")
    if (inHead.length === 0) return notApplicable
    const [wrong] = inHead.filter(({ url, isAbsolute }) => url === null || !isAbsolute)
    if (wrong === undefined) return pass
    return fail(
      wrong.url === null
        ? "Correct the canonical link: it names nothing that could be opened."
        : "Make the canonical link absolute: it is relative.",
      [
        evidence(`“${wrong.raw}” ${wrong.url === null ? "is no address." : `resolves to ${wrong.url.href}`}`, {
          spot: wrong.spot,
        }),
      ],
    )
  },
})
