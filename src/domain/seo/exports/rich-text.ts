import { escapeHtml } from "./html.ts"

/** Our descriptions as HTML: paragraphs, "## " headings, "- " lists, and nothing else. */
export function richText(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((block) => blockHtml(block.split("\n").filter((line) => line.trim() !== "")))
    .join("\n")
}

function blockHtml(lines: readonly string[]): string {
  const out: string[] = []
  let items: string[] = []
  let prose: string[] = []
  const flush = () => {
    if (prose.length > 0) out.push(`<p>${prose.join("<br>")}</p>`)
    if (items.length > 0) out.push(`<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`)
    prose = []
    items = []
  }
  for (const line of lines) {
    const heading = /^#{2,3} (.+)$/.exec(line)?.[1]
    const item = /^[-•*] (.+)$/.exec(line)?.[1]
    if (heading !== undefined) {
      flush()
      out.push(`<h2>${escapeHtml(heading)}</h2>`)
    } else if (item !== undefined) {
      if (prose.length > 0) flush()
      items.push(escapeHtml(item))
    } else {
      if (items.length > 0) flush()
      prose.push(escapeHtml(line))
    }
  }
  flush()
  return out.join("\n")
}
