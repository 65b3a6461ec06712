import { createHash } from "node:crypto"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type * as Entry from "../../src/web/entry-server.tsx"
import { escapeHtml, headOf } from "./head.ts"
import { type Manifest, pageChunks } from "./page-chunks.ts"
import { drawPictures, pictureOf } from "./pictures.ts"
import { structuredData } from "./structured-data.ts"

const titleMark = /<title>.*?<\/title>/
const headMark = "<!--head-->"
const rootMark = '<div id="root"><!--app--></div>'

/** Writes the shell of the tools (app.html) and every public page in place of the bundler's one document. */
export async function prerender(web: string, entryFile: string): Promise<void> {
  const entry: typeof Entry = await import(pathToFileURL(entryFile).href)
  const manifest: Manifest = JSON.parse(await readFile(join(web, ".vite", "manifest.json"), "utf8"))
  const document = await stampFirst(web, await readFile(join(web, "index.html"), "utf8"))
  await rm(join(web, "index.html"))
  const font = fontLink(manifest)
  await drawPictures(web, entry)

  const ofEntry = pageChunks(manifest, ["index.html"], document).scripts.map(preload)
  const shellHead = [font, ...ofEntry, '<meta name="robots" content="noindex" />'].join("\n    ")
  const shell = await entry.renderShell()
  await writeFile(join(web, "app.html"), fill(document, entry.brand.name, shellHead, `<div id="root">${shell}</div>`))

  for (const [path, head] of Object.entries(entry.publicHeads)) {
    const title = `${entry.titleOf(path)} | ${entry.brand.name}`
    const sources = [`pages/${head.page}/${head.page}-page.tsx`, "frames/visitor-frame.tsx"]
    const facts = structuredData(path, entry)
    const { scripts, styles } = pageChunks(manifest, sources, document)
    const lines = [
      font,
      ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}" />`),
      ...headOf(path, title, head, { siteName: entry.brand.name, picture: pictureOf(path) }),
      ...(facts === null ? [] : [facts]),
    ]
    const calm = startLater(document, scripts)
    await mkdir(join(web, path), { recursive: true })
    for (const figures of head.hasLiveVersion ? (["launch", "live"] as const) : (["launch"] as const)) {
      const body = `<div id="root" data-page="${path}">${await entry.renderPage(path, figures)}</div>`
      const name = figures === "live" ? "index.live.html" : "index.html"
      await writeFile(join(web, path, name), fill(calm, title, lines.join("\n    "), body))
    }
  }
}

const preload = (href: string) => `<link rel="modulepreload" crossorigin href="${href}" />`

function fill(document: string, title: string, head: string, body: string): string {
  for (const mark of [headMark, rootMark]) if (!document.includes(mark)) throw new Error(`index.html has no ${mark}`)
  return document
    .replace(titleMark, () => `<title>${escapeHtml(title)}</title>`)
    .replace(headMark, () => head)
    .replace(rootMark, () => body)
}

const firstScript = 'src="/first-paint.js"'
const entryScript = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/

/** The first script is blocking and small; the hash in its address lets browsers cache it forever. */
async function stampFirst(web: string, document: string): Promise<string> {
  const source = await readFile(join(web, "first-paint.js"))
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 10)
  if (!document.includes(firstScript)) throw new Error("index.html has no first script")
  return document.replace(firstScript, `src="/first-paint.js?v=${hash}"`)
}

/** On a page that can be read without scripts, the first script fetches the others after the page is painted. */
function startLater(document: string, chunks: readonly string[]): string {
  const entry = entryScript.exec(document)?.[1]
  if (entry === undefined) throw new Error("index.html has no entry script")
  const data = `data-entry="${entry}" data-chunks="${chunks.join(" ")}"`
  return document
    .replace(entryScript, "")
    .replace('<script src="/first-paint.js', `<script ${data} src="/first-paint.js`)
}

function fontLink(manifest: Manifest): string {
  const font = Object.values(manifest).find(({ src }) => src?.endsWith("figtree-latin-wght-normal.woff2"))
  if (!font) throw new Error("The build has no font file")
  return `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin />`
}
