import { altFor } from "../alt-for.ts"
import { escapeHtml } from "../html/escape-html.ts"
import { count, evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const imageAlt = makeAudit({
  id: "image-alt",
  passTitle: "Every picture has a text alternative",
  failTitle: "Some pictures have no text alternative",
  why: "Search engines read it instead of the picture, and so do people who cannot see it. A decorative picture may have an empty one.",
  matter: "ranking",
  source: { url: "https://developers.google.com/search/docs/appearance/google-images", readOn: "2026-11-20" },
  weight: 4,
  needs: ["images"],
  judge(facts) {
    const judged = facts.images.filter(({ isHidden }) => !isHidden)
    if (judged.length === 0) return notApplicable
    const wrong = judged.filter(
      ({ alt, label, title, role }) =>
        alt === null &&
        (label ?? "").trim() === "" &&
        (title ?? "").trim() === "" &&
        role !== "presentation" &&
        role !== "none",
    )
    if (wrong.length === 0) return pass
    const [first] = wrong
    return fail(
      `Describe ${count(wrong.length, "picture")} in an alt attribute.`,
      wrong.map(({ src, lazySrc, spot }) => evidence(src || lazySrc || "A picture without an address", { spot })),
      first === undefined
        ? null
        : {
            label: "For the first of them",
            code: `<img src="${escapeHtml((first.src ?? "").slice(0, 200))}" alt="${escapeHtml(altFor(first))}">`,
          },
    )
  },
})
