import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const strictTransport = makeAudit({
  id: "strict-transport",
  passTitle: "Browsers remember to come encrypted",
  failTitle: "Browsers may come unencrypted the next time",
  why: "Strict-Transport-Security spares the unencrypted first step, on which somebody could cut in.",
  matter: "people",
  source: { url: "https://developers.google.com/search/docs/appearance/page-experience", readOn: "2026-11-20" },
  weight: 0.5,
  needs: ["delivery"],
  judge(facts) {
    if (facts.delivery.url.protocol !== "https:") return notApplicable
    if (facts.delivery.hasHsts) return pass
    return fail("Send the header Strict-Transport-Security.", [evidence("The header was not sent.")], {
      label: "Header",
      code: "Strict-Transport-Security: max-age=31536000",
    })
  },
})
