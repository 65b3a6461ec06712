import { contentWords } from "../../text/words/content-words.ts"
import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const titleHeading = makeAudit({
  id: "title-heading",
  passTitle: "Title and main heading agree",
  failTitle: "Title and main heading have no word in common",
  why: "Somebody who clicks on a result wants to see at once that this is the page. Google may show the heading instead of a title that does not fit.",
  matter: "ranking",
  source: { url: "https://developers.google.com/search/docs/appearance/title-link", readOn: "2026-11-20" },
  weight: 2,
  needs: ["titles", "headings"],
  judge(facts) {
    const [title] = facts.titles
    const main = facts.headings.find(({ level, text }) => level === 1 && text !== "")
    if (title === undefined || title.content === "" || main === undefined) return notApplicable
    const inTitle = new Set(contentWords(title.content))
    if (contentWords(main.text).some((word) => inTitle.has(word))) return pass
    return fail("Let title and main heading speak of the same thing.", [
      evidence(`Title: “${title.content}”`, { spot: title.spot }),
      evidence(`Heading: “${main.text.slice(0, 200)}”`, { spot: main.spot }),
    ])
  },
})
