import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

export const imageSize = makeAudit({
  id: "image-size",
  passTitle: "Pictures keep their place while they load",
  failTitle: "Pictures make the page jump while it loads",
  why: "Without width and height the text moves when a picture arrives, and Google counts that.",
  matter: "people",
  source: { url: "https://developers.google.com/search/docs/appearance/page-experience", readOn: "2026-11-20" },
  weight: 1,
  needs: ["images"],
  judge(facts) {
    const shown = facts.images.filter(({ isHidden, src }) => !isHidden && src !== null)
    if (shown.length === 0) return notApplicable
    const wrong = shown.filter(({ hasSize }) => !hasSize)
    if (wrong.length * 2 <= shown.length) return pass
    return fail("Write width and height into the tags of the pictures.", [
      evidence("Pictures without a size", { measured: `${wrong.length} of ${shown.length}`, limit: "half of them" }),
      ...wrong.slice(0, 4).map(({ src, spot }) => evidence(src ?? "", { spot })),
    ])
  },
})
