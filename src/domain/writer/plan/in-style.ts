import type { Style } from "../../seo/brief.ts"
import type { Section } from "./section.ts"

const isStory = ({ topics }: Section): boolean => topics.includes("story")

/** In some styles, the story comes before the details. */
export function inStyle(sections: readonly Section[], style: Style): readonly Section[] {
  if (style !== "storytelling") return sections
  const told = sections.filter(isStory)
  const [first, ...others] = sections.filter((section) => !isStory(section))
  return first === undefined ? told : [first, ...told, ...others]
}
