import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const httpStatus = makeAudit({
  id: "http-status",
  passTitle: "The page answers with success",
  failTitle: "The page answers with an error",
  why: "A page that answers with an error is not indexed, whatever it shows.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
    readOn: "2026-11-20",
  },
  weight: 12,
  cap: 30,
  needs: ["delivery"],
  judge(facts) {
    const { status } = facts.delivery
    if (status < 400) return pass
    return fail(`Make the page answer with 200: it returned HTTP status ${status}.`, [
      evidence(status === 404 || status === 410 ? "The page does not exist." : "The server has trouble.", {
        measured: String(status),
        limit: "200",
      }),
    ])
  },
})
