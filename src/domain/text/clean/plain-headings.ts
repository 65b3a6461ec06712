/** The text for a place that would show the marks of its headings: there a heading is a line of its own. */
export const plainHeadings = (text: string): string => text.replace(/^#{2,3} (?=\S)/gm, "")
