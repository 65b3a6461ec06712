import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const languageVersions = makeAudit({
  id: "language-versions",
  passTitle: "The language versions name this page too",
  failTitle: "The language versions leave something out",
  why: "Each page of the set has to name every version, including itself, and should name one for all other visitors.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/specialty/international/localized-versions",
    readOn: "2026-11-20",
  },
  weight: 1.5,
  needs: ["alternates", "delivery", "canonicals"],
  judge(facts) {
    const alternates = facts.alternates.filter(({ place }) => place === "head")
    if (alternates.length === 0) return notApplicable
    const own = new Set([facts.delivery.url.href, ...facts.canonicals.map(({ url }) => url?.href ?? "")])
    const namesItself = alternates.some(({ href }) => href !== null && own.has(href))
    const hasDefault = alternates.some(({ language }) => language.toLowerCase() === "x-default")
    if (namesItself && hasDefault) return pass
    return fail("Complete the list of language versions.", [
      ...(namesItself ? [] : [evidence("The page itself is not among its language versions.")]),
      ...(hasDefault
        ? []
        : [evidence("No version is marked x-default, for everybody whose language is not in the list.")]),
    ])
  },
})
