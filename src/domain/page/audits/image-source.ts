import { count, evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const imageSource = makeAudit({
  id: "image-source",
  passTitle: "Every picture can be found",
  failTitle: "Some pictures have no address",
  why: "A picture whose address only a script knows is not found by image search.",
  matter: "indexing",
  source: { url: "https://developers.google.com/search/docs/appearance/google-images", readOn: "2026-11-20" },
  weight: 1.5,
  needs: ["images"],
  judge(facts) {
    const shown = facts.images.filter(({ isHidden }) => !isHidden)
    if (shown.length === 0) return notApplicable
    const wrong = shown.filter(
      ({ src, hasSrcset }) => (src === null || src.trim() === "" || src.startsWith("data:image/gif")) && !hasSrcset,
    )
    if (wrong.length === 0) return pass
    return fail(
      `Give ${count(wrong.length, "picture")} an address in src; loading="lazy" loads it late without a script.`,
      wrong.map(({ lazySrc, spot }) => evidence(lazySrc ?? "No address", { spot })),
    )
  },
})
