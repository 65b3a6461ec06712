import type { Understanding } from "./understand/understand.ts"

/** Every text that the seller typed, as it reads once it is clean. */
export function sourcesOf({ brief, subject, prepare }: Understanding): string[] {
  return [
    ...Object.values(brief).flatMap((value) => (typeof value === "string" ? [value, prepare(value)] : [])),
    ...brief.products.flatMap(({ name, description }) => [name, description, prepare(description)]),
    prepare(subject.description),
    ...brief.bodyTextSections.flatMap(({ content }) => [content, prepare(content)]),
  ]
}
