import type { Understanding } from "../../understanding.ts"
import type { Attribute } from "../attributes/attribute.ts"
import { type Subject, subjectOf } from "../attributes/attributes.ts"
import { fileFormats } from "../attributes/file-format.ts"
import { isLimited } from "../attributes/limits.ts"
import { isJewelry } from "../kinds/is-jewelry.ts"
import { asPhrase, isPhrase } from "./is-phrase.ts"
import type { Phrase } from "./phrases.ts"

/** For a place with room for thirteen: materials alone. */
export function alonePhrases(u: Understanding): Phrase[] {
  if (!u.writing.wantsManyPhrases) return []
  const { attributes, core } = subjectOf(u)
  const alone = attributes.filter((each) => isAlone(each, core)).map(({ text }) => text)
  return [...alone, ...(core === "" ? [] : filePhrases(u, subjectOf(u)))].map((text) => ({
    forms: [asPhrase(text)].filter((form) => isPhrase(form, { isOwn: false }, subjectOf(u))),
    isOwn: false,
  }))
}

/** People search for a file by its format: "pdf pattern", "a5 planner", "digital download". */
function filePhrases(u: Understanding, { core }: Subject): string[] {
  const { facts, subject, brief } = u
  const told = [
    ...fileFormats(u),
    ...facts.filter(({ text }) => !isLimited(text)).map(({ text }) => text),
    subject.category,
    brief.etsyShopSection,
  ].join("\n")
  if (!/\b(?:digital|instant) (?:file|download|pattern|print|template)|\bPDFs?\b/i.test(told)) return []
  const forms = [...new Set(told.match(/\b(?:PDF|A3|A4|A5|A6|SVG|PNG)(?=s?\b)/g) ?? [])].slice(0, 3)
  const downloads = ["digital download", "instant download"].filter((phrase) => told.toLowerCase().includes(phrase))
  return [...forms.map((form) => `${form.toLowerCase()} ${core}`), ...downloads]
}

/** People type "sterling silver" alone; "cotton paper" finds paper. */
const isAlone = ({ kind, text }: Attribute, core: string): boolean =>
  kind === "material" && isJewelry(core.split(" ").at(-1) ?? "") && / /.test(text)
