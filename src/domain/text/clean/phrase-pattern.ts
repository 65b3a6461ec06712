/**
 * A list of phrases, one per line, as the source of one expression: a space is any white space, no bracket captures.
 */
export function phrasePattern(phrases: string): string {
  const lines = phrases.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]))
  const source = lines
    .join("|")
    .replace(/(?<!\\)\((?!\?)/g, "(?:")
    .replaceAll(" ?", String.raw`\s*`)
    .replaceAll(" ", String.raw`\s+`)
  return String.raw`(?<![\p{L}\p{N}#])(?:${source})(?![\p{L}\p{N}])`
}
