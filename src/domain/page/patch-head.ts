import { escapeHtml } from "./html/escape-html.ts"

export interface HeadLine {
  readonly kind: "same" | "added" | "removed"
  readonly line: string
}

export interface HeadTexts {
  readonly title: string | null
  readonly description: string | null
  readonly canonical: string | null
  readonly viewport: string | null
}

/** The head's lines that matter to search, as they are and as they should be. */
export function patchHead(
  now: HeadTexts,
  better: Pick<HeadTexts, "title" | "description">,
  url: string,
): readonly HeadLine[] {
  return [
    ...change(now.title, better.title ?? now.title, (text) => `<title>${escapeHtml(text)}</title>`),
    ...change(now.description, better.description ?? now.description, (text) => meta("description", text)),
    ...change(now.canonical, now.canonical ?? url, (href) => `<link rel="canonical" href="${escapeHtml(href)}">`),
    ...change(now.viewport, now.viewport ?? "width=device-width, initial-scale=1", (text) => meta("viewport", text)),
  ]
}

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`

function change(before: string | null, after: string | null, write: (text: string) => string): readonly HeadLine[] {
  if (before !== null && before === after) return [{ kind: "same", line: write(before) }]
  return [
    ...(before === null ? [] : [{ kind: "removed" as const, line: write(before) }]),
    ...(after === null ? [] : [{ kind: "added" as const, line: write(after) }]),
  ]
}
