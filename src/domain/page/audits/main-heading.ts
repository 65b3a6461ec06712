import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const mainHeading = makeAudit({
  id: "main-heading",
  passTitle: "The page has a main heading",
  failTitle: "The page has no main heading",
  why: "The first heading tells visitors and search engines what the page is about.",
  matter: "ranking",
  source: { url: "https://developers.google.com/search/docs/fundamentals/seo-starter-guide", readOn: "2026-11-20" },
  weight: 5,
  needs: ["headings"],
  judge(facts) {
    const found = facts.headings.filter(({ level }) => level === 1)
    if (found.some(({ text }) => text !== "")) return pass
    const [first] = found
    return fail(
      first === undefined
        ? "Add an h1 that names what the page is about: it is missing."
        : "Write text into the h1: it is empty.",
      [
        evidence(first === undefined ? "There is no h1 in the page." : "The h1 has no text.", {
          spot: first?.spot ?? null,
        }),
      ],
      { label: "Put this at the top of the content", code: "<h1>What the page is about</h1>" },
    )
  },
})
