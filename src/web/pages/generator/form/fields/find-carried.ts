import type { PlatformId } from "../../../../../domain/platform-summaries.ts"
import { fieldsOf } from "../../../../../domain/rule-book/core-fields.ts"
import type { FormField } from "../../../../../domain/rule-book/form-field.ts"
import type { BriefText } from "../../../../../domain/seo/brief.ts"
import { findPlatform } from "../../../../../domain/seo/find-platform.ts"
import { splitList } from "../../../../../domain/text/split/split-list.ts"
import { type Carriage, carriedNotions, sameConditions } from "./carried-notions.ts"

/** A field of another platform that can be filled from existing ones. */
export interface Carried {
  readonly to: BriefText
  readonly from: BriefText
  readonly text: string
}

type Texts = Readonly<Record<BriefText, string>>

export function findCarried(texts: Texts, platform: PlatformId): Carried[] {
  const target = findPlatform(platform)
  const fields = new Map((target ? fieldsOf(target) : []).map((field) => [field.key, field]))
  return carriedNotions.flatMap(({ to, from, as }): Carried[] => {
    const field = fields.get(to)
    if (field === undefined || texts[to].trim() !== "") return []
    for (const source of from) {
      const text = source === to ? "" : puts[as](texts[source].trim(), field)
      if (text !== "") return [{ to, from: source, text }]
    }
    return []
  })
}

const puts: Readonly<Record<Carriage, (text: string, field: FormField) => string>> = {
  same: (text) => text,
  choice: (text, { options = [] }) =>
    options.find(({ value }) => value.toLowerCase() === text.toLowerCase())?.value ?? "",
  condition: (text, { key }) =>
    key === "facebookCondition"
      ? (sameConditions.find(({ ebay }) => ebay === text)?.facebook ?? "")
      : (sameConditions.find(({ facebook }) => facebook === text)?.ebay ?? ""),
  tags: (text) => splitList(text).join(", "),
  hashtags: (text) =>
    splitList(text)
      .map((tag) => `#${tag.replace(/[^\p{L}\p{N}_]/gu, "")}`)
      .join(" "),
  host: (text) => text.replace(/^https?:\/\//i, "").replace(/[/?#].*$/, ""),
  address: (text) => (text === "" || /^https?:\/\//i.test(text) ? text : `https://${text}`),
}
