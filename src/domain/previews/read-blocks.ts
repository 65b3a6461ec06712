export interface Block {
  readonly kind: "heading" | "list" | "prose"
  readonly lines: readonly string[]
}

/** Our descriptions as the pieces that a page shows: "## " headings, "- " lists, and paragraphs. */
export function readBlocks(text: string): Block[] {
  const blocks: { kind: Block["kind"]; lines: string[] }[] = []
  let isOpen = false
  for (const raw of text.split("\n")) {
    const { kind, line } = readLine(raw.trim())
    if (line === "") {
      isOpen = false
      continue
    }
    const last = blocks.at(-1)
    if (isOpen && last?.kind === kind && kind !== "heading") last.lines.push(line)
    else blocks.push({ kind, lines: [line] })
    isOpen = true
  }
  return blocks
}

function readLine(raw: string): { kind: Block["kind"]; line: string } {
  const heading = /^#{2,3} (.+)$/.exec(raw)?.[1]
  if (heading !== undefined) return { kind: "heading", line: heading }
  const item = /^[-•*] (.+)$/.exec(raw)?.[1]
  return item === undefined ? { kind: "prose", line: raw } : { kind: "list", line: item }
}
