import { count, evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

const maxChars = 125

function faultOf(text: string): string | null {
  if (/^\S+\.(?:jpe?g|png|gif|webp|svg|avif|bmp)$/i.test(text) || /^(?:img|dsc|image|photo|pic)[\s_-]?\d+$/i.test(text))
    return "is a file name"
  if ([...text].length > maxChars) return `has more than ${maxChars} characters`
  return text.split(",").length > 6 ? "is a list of keywords" : null
}

export const imageWording = makeAudit({
  id: "image-wording",
  passTitle: "Pictures are described in words",
  failTitle: "Some pictures are described badly",
  why: "A file name or a pile of keywords helps nobody.",
  matter: "ranking",
  source: { url: "https://developers.google.com/search/docs/appearance/google-images", readOn: "2026-11-20" },
  weight: 1.5,
  needs: ["images"],
  judge(facts) {
    const described = facts.images.filter(({ alt }) => alt !== null && alt !== "")
    if (described.length === 0) return notApplicable
    const wrong = described.flatMap(({ alt, spot }) => {
      const fault = faultOf(alt ?? "")
      return fault === null ? [] : [evidence(`“${(alt ?? "").slice(0, 160)}” ${fault}`, { spot })]
    })
    if (wrong.length === 0) return pass
    return fail(`Describe ${count(wrong.length, "picture")} in a short phrase of plain words.`, wrong)
  },
})
