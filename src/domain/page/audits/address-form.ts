import { evidence, fail, makeAudit, pass } from "./audit.ts"

const maxChars = 115

export const addressForm = makeAudit({
  id: "address-form",
  passTitle: "The address is readable",
  failTitle: "The address is hard to read",
  why: "People see the address in the result and when they share it.",
  matter: "result",
  source: { url: "https://developers.google.com/search/docs/crawling-indexing/url-structure", readOn: "2026-11-20" },
  weight: 1,
  needs: ["delivery"],
  judge(facts) {
    const { href, pathname, search } = facts.delivery.url
    const parts = pathname.split("/").filter((part) => part !== "")
    const faults = [
      ...(href.length > maxChars ? [`It has ${href.length} characters.`] : []),
      ...(/[A-Z]/.test(pathname.replace(/%[0-9A-F]{2}/g, "")) ? ["It has capital letters."] : []),
      ...(pathname.includes("_") ? ["Its words are joined by underscores instead of hyphens."] : []),
      ...(pathname.includes("//") ? ["It has a double slash."] : []),
      ...(parts.some((part, at) => part !== "" && parts.indexOf(part) !== at) ? ["A part of it is repeated."] : []),
      ...(search.split("&").length > 2 ? ["It has more than two parameters."] : []),
    ]
    if (faults.length === 0) return pass
    return fail(
      "Choose a short address of plain words for new pages.",
      faults.map((fault) => evidence(fault, { measured: href.slice(0, 200) })),
    )
  },
})
