import type { Understanding } from "../../understanding.ts"

const file =
  /\b(?:patterns?|templates?|planners?|printables?|logs?|charts?|e-?books?|guides?|trackers?|journals?|worksheets?|files?|clip ?art|invitations?|checklists?|calendars?)$/i
const formats = /(?<!\b(?:not|no|never|without) (?:an? )?)\b(?:PDF|SVG|PNG|STL|DXF|EPUB)(?=s?\b)/gi

/** What is sold as a file: nobody makes it by hand or wraps it up. */
export const saysFile = /\b(?:digital|downloads?|printables?|pdf|templates?|e-?books?)\b/i

/** The formats of a file that is sold: "PDF" of a pattern. */
export function fileFormats({ thing, brief, subject }: Understanding): readonly string[] {
  if (!file.test(thing.name)) return []
  const told = `${brief.description}\n${subject.description}`.match(formats) ?? []
  return [...new Set(told.map((format) => format.toUpperCase()))]
}
