import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { initWasm, Resvg } from "@resvg/resvg-wasm"
import { pixelWidth } from "../../src/domain/text/measure/pixel-width.ts"
import type * as Entry from "../../src/web/entry-server.tsx"
import { escapeHtml } from "./head.ts"

const size = { width: 1200, height: 630 } as const
const margin = 80
const ink = "#1f1d1a"
const soft = "#4d4841"
const title = { px: 72, lineHeight: 82, maxLines: 3 } as const
const line = { px: 32, lineHeight: 44 } as const
const bars = { top: 536, height: 14, gap: 16 } as const

const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name))

/** A page's picture in link previews, by its path. */
export const pictureOf = (path: string): string => `/og${path}.png`

/** Draws a picture for every public page. The same words give the same bytes, without a browser or network. */
export async function drawPictures(web: string, entry: typeof Entry): Promise<void> {
  await initWasm(await readFile(fileOf("@resvg/resvg-wasm/index_bg.wasm")))
  const fontBuffers = await Promise.all(
    [400, 700].map((weight) => readFile(fileOf(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`))),
  )
  for (const [path, { pictureLine }] of Object.entries(entry.publicHeads)) {
    const svg = drawPicture(entry, entry.titleOf(path), pictureLine)
    const font = { fontBuffers, defaultFontFamily: "Figtree", loadSystemFonts: false }
    const file = join(web, pictureOf(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, new Resvg(svg, { font }).render().asPng())
  }
}

function drawPicture({ brand, platformSummaries, titleLimits }: typeof Entry, heading: string, about: string): string {
  const headings = wrap(heading, title.px)
  const abouts = wrap(about, line.px)
  const firstLine = 290
  const firstAbout = firstLine + (headings.length - 1) * title.lineHeight + 64
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes(size)} font-family="Figtree">
<rect ${attributes(size)} fill="#f8f6f1"/>
<g transform="translate(${margin} 76) scale(2)">${mark}</g>
<text x="${margin + 92}" y="122" font-size="42" font-weight="700" fill="${ink}">${escapeHtml(brand.name)}</text>
${headings.map((text, at) => write(text, firstLine + at * title.lineHeight, title.px, ink, 700)).join("\n")}
${abouts.map((text, at) => write(text, firstAbout + at * line.lineHeight, line.px, soft, 400)).join("\n")}
${drawBars(platformSummaries, titleLimits)}
</svg>`
}

/** The motif of the home page: the title length of each platform, to scale and in its tint. */
function drawBars(faces: typeof Entry.platformSummaries, limits: typeof Entry.titleLimits): string {
  const total = faces.reduce((sum, { id }) => sum + (limits[id] ?? 0), 0)
  const room = size.width - 2 * margin - bars.gap * (faces.length - 1)
  let x = margin
  return faces
    .map(({ id, tintHue }) => {
      const width = ((limits[id] ?? 0) / total) * room
      const bar = { x: Math.round(x), y: bars.top, width: Math.round(width), height: bars.height, rx: bars.height / 2 }
      x += width + bars.gap
      return `<rect ${attributes(bar)} fill="hsl(${tintHue}, 42%, 52%)"/>`
    })
    .join("\n")
}

const attributes = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ")

const write = (text: string, y: number, px: number, fill: string, weight: number): string =>
  `<text x="${margin}" y="${y}" font-size="${px}" font-weight="${weight}" fill="${fill}" letter-spacing="-0.02em">${escapeHtml(text)}</text>`

/** Measured with the widths of another sans-serif, with room to spare. */
function wrap(text: string, px: number): readonly string[] {
  const maxWidth = size.width - 2 * margin - px
  const lines: string[] = []
  for (const word of text.split(" ")) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ")
    if (lines.length > 0 && pixelWidth(longer, px) <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  if (lines.length > title.maxLines) throw new Error(`"${text}" is too long for a page's picture`)
  return lines
}

/** The lens in the price tag, as in logo-mark.tsx. */
const mark = `<mask id="m"><rect width="32" height="32" fill="#fff"/><circle cx="14.5" cy="14.5" r="5.1" fill="none" stroke="#000" stroke-width="2.7"/><path d="m18.4 18.4 5.4 5.4" stroke="#000" stroke-width="3.3" stroke-linecap="round"/></mask><path mask="url(#m)" fill="${ink}" d="M11.6 3.5A5 5 0 0 1 15.1 2H25a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5v-9.9a5 5 0 0 1 1.5-3.5z"/>`
