import type { Template } from "../../contract/templates.ts"
import { platformSummaries } from "../../domain/platform-summaries.ts"

/** A template's details before it is used. */
export function sayTemplate({ platform, usageCount, author }: Template): string {
  const face = platformSummaries.find(({ id }) => id === platform)
  const used = usageCount === 0 ? "not used yet" : usageCount === 1 ? "used once" : `used ${usageCount} times`
  return [face?.label, author === null ? null : `by ${author}`, used].filter((one) => one != null).join(" · ")
}

/** Those that contain every typed word. */
export function findTemplates(templates: readonly Template[], typed: string): readonly Template[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return templates.filter((template) => {
    const { name, description, industry } = template
    const text = [name, description, industry, sayTemplate(template)].join(" ").toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
