import type { Understanding } from "../../understanding.ts"

const file =
  /\b(?:patterns?|templates?|planners?|printables?|logs?|charts?|e-?books?|guides?|trackers?|journals?|worksheets?|files?|clip ?art|invitations?|checklists?|calendars?)$/i
const formats = /(?<!\b(?:not|no|never|without) (?:an? )?)\b(?:PDF|SVG|PNG|STL|DXF|EPUB)(?=s?\b)/gi

/** The formats of a file that is sold: "PDF" of a pattern. */
export function fileFormats({ thing, brief, subject }: Understanding): readonly string[] {
  if (!file.test(thing.name)) return []
  const told = `${brief.description}\n${subject.description}`.match(formats) ?? []
  return [...new Set(told.map((format) => format.toUpperCase()))]
}
