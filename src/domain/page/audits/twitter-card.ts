import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const twitterCard = makeAudit({
  id: "twitter-card",
  passTitle: "X shows the page with a picture",
  failTitle: "X shows the page without a picture",
  why: "With a large card the picture goes along with the link.",
  matter: "people",
  source: { url: "https://developer.x.com/en/docs/x-for-websites/cards/overview/abouts-cards", readOn: "2026-11-20" },
  weight: 0.5,
  needs: ["social"],
  judge(facts) {
    if ((facts.social.twitter["twitter:card"] ?? "") !== "") return pass
    return fail("Add a twitter:card tag.", [evidence("No card type was found.")], {
      label: "Put this into the head",
      code: '<meta name="twitter:card" content="summary_large_image">',
    })
  },
})
