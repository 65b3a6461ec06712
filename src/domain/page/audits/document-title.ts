import { makeAudit } from "./audit.ts"

export const documentTitle = makeAudit({
  id: "document-title",
  passTitle: "The page has a title",
  failTitle: "The page has no title",
  why: "The title is often what people decide by when they choose among search results.",
  source: { url: "https://developers.google.com/search/docs/appearance/title-link", readOn: "2026-11-20" },
  weight: 1,
  needs: ["title"],
  judge: ({ title }) =>
    title === null || title.trim() === "" ? { outcome: "fail", offending: [] } : { outcome: "pass" },
})
