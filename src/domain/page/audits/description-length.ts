import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

/** Chinese, Japanese and Korean characters are twice as wide. */
const isWide = (text: string): boolean => /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(text)

export const descriptionLength = makeAudit({
  id: "description-length",
  passTitle: "The description has a good length",
  failTitle: "The description does not have a good length",
  why: "Too short, it says too little; what is too long is cut off. Google sets no limit and cuts to the device, at about 158 characters on a desktop.",
  matter: "result",
  source: { url: "https://developers.google.com/search/docs/appearance/snippet", readOn: "2026-11-20" },
  weight: 3,
  needs: ["metaDescription", "descriptions"],
  judge(facts) {
    const text = facts.metaDescription
    if (text === null) return notApplicable
    const [from, to] = isWide(text) ? [30, 80] : [70, 160]
    const length = [...text].length
    if (length >= from && length <= to) return pass
    const spot = facts.descriptions.find(({ content }) => content === text)?.spot ?? null
    return fail(
      length > to
        ? "Shorten the description: it is too long and will be cut off."
        : "Say more in the description: it leaves room unused.",
      [evidence(text, { spot, measured: `${length} characters`, limit: `${from} to ${to} characters` })],
    )
  },
})
