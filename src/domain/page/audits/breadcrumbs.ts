import { count, evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const breadcrumbs = makeAudit({
  id: "breadcrumbs",
  passTitle: "Search results can show the way to the page",
  failTitle: "Search results cannot show the way to the page",
  why: "A trail such as “Shop › Kitchen › Tables” instead of a bare address helps people choose.",
  matter: "result",
  source: {
    url: "https://developers.google.com/search/docs/appearance/structured-data/breadcrumb",
    readOn: "2026-11-20",
  },
  weight: 0.5,
  needs: ["structured", "delivery"],
  judge(facts) {
    const depth = facts.delivery.url.pathname.split("/").filter((part) => part !== "").length
    if (depth < 2) return notApplicable
    if (
      facts.structured.items.some(
        ({ node }) => node.types.includes("BreadcrumbList") || "breadcrumb" in node.properties,
      )
    )
      return pass
    return fail("Describe the way to the page as a BreadcrumbList.", [
      evidence("No trail was found.", { measured: count(depth, "level") }),
    ])
  },
})
