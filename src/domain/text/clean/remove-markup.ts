import { decodeEntities } from "./html-entities.ts"

const scripts = /<(script|style|template)\b[^<>]{0,2000}>[\s\S]{0,20000}?<\/\1\s*>/giu
const blocks = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|section|article|blockquote)\b[^<>]{0,2000}>/giu
const tags = /<!--[\s\S]{0,5000}?-->|<[/!]?[a-z-][^<>]*>/giu

/** Whether a forbidden match is a tag or an entity, whose letters are not words of the text. */
export const isMarkup = (match: string): boolean => /^<[\s\S]*>$|^&[#\w]+;$/u.test(match)

/** Removes HTML: at block boundaries, a long text gets a line break and a short one a space. */
export function removeMarkup(text: string, isLong: boolean): string {
  const gap = isLong ? "\n" : " "
  const bare = decodeEntities(text.replace(scripts, gap).replace(blocks, gap).replace(tags, ""))
  return bare
    .replace(blocks, gap)
    .replace(tags, "")
    .replace(isLong ? /[ \t]*\n\s*/gu : /\s+/gu, (space) => (/\n[\s\S]*\n/u.test(space) && isLong ? "\n\n" : gap))
    .trim()
}
