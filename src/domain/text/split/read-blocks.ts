interface Heading {
  readonly kind: "heading"
  readonly level: 2 | 3
  readonly lines: readonly string[]
}

interface Passage {
  readonly kind: "list" | "prose"
  readonly lines: readonly string[]
}

export type Block = Heading | Passage

/**
 * A long text as the blocks that a page shows: headings, "- " lists, and paragraphs. A heading is marked "## " or "###
 * " if its platform supports markup; elsewhere, it is a short line without a final mark, directly above its text.
 */
export function readBlocks(text: string): Block[] {
  const lines = text.split("\n").map((line) => line.trim())
  const blocks: (Omit<Block, "lines"> & { level?: 2 | 3; lines: string[] })[] = []
  let isOpen = false
  for (const [at, raw] of lines.entries()) {
    if (raw === "") {
      isOpen = false
      continue
    }
    const line = isOpen || !isPlainHeading(raw, lines[at + 1] ?? "") ? readLine(raw) : headingOf(raw, 2)
    const last = blocks.at(-1)
    if (isOpen && last?.kind === line.kind && line.kind !== "heading") last.lines.push(line.text)
    else blocks.push({ kind: line.kind, ...(line.level && { level: line.level }), lines: [line.text] })
    isOpen = true
  }
  return blocks.map(({ kind, level = 2, lines: of }) =>
    kind === "heading" ? { kind, level, lines: of } : { kind, lines: of },
  )
}

interface Line {
  readonly kind: Block["kind"]
  readonly text: string
  readonly level?: 2 | 3
}

const headingOf = (text: string, level: 2 | 3): Line => ({ kind: "heading", text, level })

const marked = /^(#{2,3}) (.+)$/
const item = /^[-•*] (.+)$/

function readLine(raw: string): Line {
  const [, marks = "", heading] = marked.exec(raw) ?? []
  if (heading !== undefined) return headingOf(heading, marks.length === 2 ? 2 : 3)
  const point = item.exec(raw)?.[1]
  return point === undefined ? { kind: "prose", text: raw } : { kind: "list", text: point }
}

const maxHeadingChars = 60

/**
 * Words without a final mark, above an item, a sentence or a "Label: value". An address of short lines has none of
 * these.
 */
const isPlainHeading = (line: string, next: string): boolean =>
  line.length <= maxHeadingChars &&
  !item.test(line) &&
  !marked.test(line) &&
  /^\p{L}/u.test(line) &&
  !/[.!?:;,…]$|[.!?:] /u.test(line) &&
  (item.test(next) || /[.!?]$/.test(next) || /^\p{L}[^:\d]{0,30}: \S/u.test(next))
