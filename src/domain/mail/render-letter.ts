import { brand } from "../brand.ts"
import type { Letter } from "./letter.ts"

interface Sender {
  /** Our own origin, such as https://shop.example. */
  readonly origin: string
  readonly supportEmail: string | null
  /** If no money moves, every email says so. */
  readonly isTest: boolean
}

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The target of its one button. */
  readonly link: string | null
  /** Where this kind of email can be turned off; null for mandatory ones. */
  readonly unsubscribe: string | null
  /** The Reply-To address; null for the sender. */
  readonly replyTo: string | null
}

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** A line of a letter stays one line: typed text must not start another header or paragraph. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim()

const testLine = "Test mode: no money moves."
const closing = ({ supportEmail }: Sender) => [
  `${brand.name}, ${brand.tagline}`,
  ...(supportEmail === null ? [] : [`Questions? Write to ${supportEmail}.`]),
]

/** A letter as plain text, and as HTML that loads nothing. */
export function renderLetter(letter: Letter, sender: Sender): RenderedMail {
  const link = letter.action === undefined ? null : `${sender.origin}${letter.action.path}`
  const lines = [...(sender.isTest ? [testLine] : []), ...letter.lines].map(inOneLine)
  const end = (letter.end ?? []).map(inOneLine)
  const action = letter.action && link !== null ? [`${letter.action.label}:\n${link}`] : []
  return {
    subject: inOneLine(letter.subject),
    text: `${[...lines, ...action, ...end, `-- \n${closing(sender).join("\n")}`].join("\n\n")}\n`,
    html: page(letter.subject, [
      ...lines.map(paragraph),
      ...(letter.action && link !== null ? [button(letter.action.label, link)] : []),
      ...end.map(paragraph),
      small(closing(sender)),
    ]),
    link,
    unsubscribe: letter.unsubscribePath === undefined ? null : `${sender.origin}${letter.unsubscribePath}`,
    replyTo: letter.replyTo ?? null,
  }
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

const small = (lines: readonly string[]) =>
  `<p style="margin:32px 0 0;color:#5b6470;font-size:14px">${lines.map(escapeHtml).join("<br>")}</p>`

/** The full address is below, for people who do not trust buttons. */
const button = (label: string, link: string) =>
  `<p style="margin:24px 0 8px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;` +
  `border-radius:8px;background:#1f3a5f;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>` +
  `<p style="margin:0 0 24px;font-size:14px;word-break:break-all;color:#5b6470">${escapeHtml(link)}</p>`

const page = (title: string, pieces: readonly string[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(inOneLine(title))}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1b2430;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
${pieces.join("\n")}
</div></body></html>
`
