import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const mixedContent = makeAudit({
  id: "mixed-content",
  passTitle: "Everything on the page is encrypted",
  failTitle: "Something on the page is not encrypted",
  why: "Browsers refuse to load such parts, or warn of them.",
  matter: "people",
  source: { url: "https://developers.google.com/search/docs/appearance/page-experience", readOn: "2026-11-20" },
  weight: 2,
  needs: ["insecure", "delivery"],
  judge(facts) {
    if (facts.delivery.url.protocol !== "https:") return notApplicable
    if (facts.insecure.length === 0) return pass
    return fail(
      "Load everything on the page over https.",
      facts.insecure.map((spot) => evidence(spot.excerpt, { spot })),
    )
  },
})
