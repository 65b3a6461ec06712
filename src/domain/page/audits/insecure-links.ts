import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const insecureLinks = makeAudit({
  id: "insecure-links",
  passTitle: "Links to the site keep it secure",
  failTitle: "Links lead back to the unencrypted site",
  why: "Each of them costs a redirect, and on the way anybody can read along.",
  matter: "people",
  source: { url: "https://developers.google.com/search/docs/appearance/page-experience", readOn: "2026-11-20" },
  weight: 1,
  needs: ["anchors", "delivery"],
  judge(facts) {
    if (facts.delivery.url.protocol !== "https:") return notApplicable
    const plain = facts.anchors.filter(({ url }) => url?.protocol === "http:" && url.host === facts.delivery.url.host)
    if (plain.length === 0) return pass
    return fail(
      "Write https into the links to the site itself.",
      plain.map(({ url, spot }) => evidence(url?.href ?? "", { spot })),
    )
  },
})
