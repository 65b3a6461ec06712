/** The text for a slot without heading markup: there, a heading is a separate line. */
export const plainHeadings = (text: string): string => text.replace(/^#{2,3} (?=\S)/gm, "")
