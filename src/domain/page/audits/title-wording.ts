import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

/** Default titles that nobody replaced. */
const empty = new Set(
  `home homepage welcome page index untitled document new tab website site shop store start main default title profile blog
  about us to the my our your contact product products test startseite accueil inicio`.split(/\s+/),
)

export const titleWording = makeAudit({
  id: "title-wording",
  passTitle: "The title is specific",
  failTitle: "The title says nothing about the page",
  why: "Nobody searches for “Home”. If a title says nothing, search engines make up their own.",
  matter: "result",
  source: { url: "https://developers.google.com/search/docs/appearance/title-link", readOn: "2026-11-20" },
  weight: 4,
  needs: ["titles"],
  judge(facts) {
    const [first] = facts.titles
    if (first === undefined || first.content === "") return notApplicable
    const words = first.content
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s]+/gu, " ")
      .trim()
      .split(/\s+/)
    if (!words.every((word) => empty.has(word))) return pass
    return fail("Make the title more specific: name what the page offers.", [
      evidence(`“${first.content}” could be the title of any page.`, { spot: first.spot }),
    ])
  },
})
