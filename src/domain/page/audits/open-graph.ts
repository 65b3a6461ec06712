import { escapeHtml } from "../html/escape-html.ts"
import { evidence, fail, makeAudit, pass } from "./audit.ts"

const wanted = ["og:title", "og:description", "og:image", "og:url", "og:type"]

function valueFor(
  name: string,
  { title, metaDescription }: { title: string | null; metaDescription: string | null },
): string {
  if (name === "og:title") return title ?? "What the page offers"
  if (name === "og:description") return metaDescription ?? "What the page offers, in one sentence"
  if (name === "og:type") return "website"
  return "https://"
}

export const openGraph = makeAudit({
  id: "open-graph",
  passTitle: "Social networks can show the page",
  failTitle: "Social networks have to guess how to show the page",
  why: "People who share the page share these words and this picture.",
  matter: "people",
  source: { url: "https://ogp.me/", readOn: "2026-11-20" },
  weight: 2,
  needs: ["social", "title", "metaDescription"],
  judge(facts) {
    const missing = wanted.filter((name) => (facts.social.openGraph[name] ?? "") === "")
    if (missing.length === 0) return pass
    const lines = missing.map((name) => `<meta property="${name}" content="${escapeHtml(valueFor(name, facts))}">`)
    return fail(
      "Add the Open Graph tags that are not there yet.",
      missing.map((name) => evidence(name)),
      {
        label: "Put this into the head",
        code: lines.join("\n"),
      },
    )
  },
})
