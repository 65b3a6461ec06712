const joined = (tags: readonly string[]): number =>
  tags.reduce((sum, tag) => sum + tag.length + (tag.includes(" ") ? 2 : 0), 0) + Math.max(0, tags.length - 1)

/** As many as YouTube takes: a comma counts as one, the quotes round a tag with a space as two. */
export function tagsWithin(tags: readonly string[], maxChars: number): string[] {
  const out: string[] = []
  for (const tag of tags) if (joined([...out, tag]) <= maxChars) out.push(tag)
  return out
}
