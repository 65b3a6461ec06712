import { type Block, readBlocks } from "../../text/split/read-blocks.ts"
import { escapeHtml } from "./escape-html.ts"

/** Our descriptions as HTML: paragraphs, headings and lists only. `top` is the level of the first heading. */
export const richText = (text: string, top: 2 | 4 = 2): string =>
  readBlocks(text)
    .map((block) => blockHtml(block, top))
    .join("\n")

function blockHtml(block: Block, top: number): string {
  const lines = block.lines.map(escapeHtml)
  if (block.kind === "heading") {
    const tag = `h${block.level === 2 ? top : top + 1}`
    return `<${tag}>${lines.join(" ")}</${tag}>`
  }
  return block.kind === "list"
    ? `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`
    : `<p>${lines.join("<br>")}</p>`
}
