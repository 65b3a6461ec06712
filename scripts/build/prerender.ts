import { createHash } from "node:crypto"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type * as Entry from "../../src/web/entry-server.tsx"
import { chunkLinks, type Manifest } from "./chunk-links.ts"
import { escapeHtml, headOf } from "./head.ts"
import { drawPictures, pictureOf } from "./pictures.ts"
import { structuredData } from "./structured-data.ts"

const titleMark = /<title>.*?<\/title>/
const headMark = "<!--head-->"
const rootMark = '<div id="root"><!--app--></div>'

/** Writes the shell of the tools (app.html) and every public page, in place of the bundler's one document. */
export async function prerender(web: string, entryFile: string): Promise<void> {
  const entry: typeof Entry = await import(pathToFileURL(entryFile).href)
  const manifest: Manifest = JSON.parse(await readFile(join(web, ".vite", "manifest.json"), "utf8"))
  const document = await stampTheme(web, await readFile(join(web, "index.html"), "utf8"))
  await rm(join(web, "index.html"))
  const font = fontLink(manifest)
  await drawPictures(web, entry)

  const shellHead = `${font}\n    <meta name="robots" content="noindex" />`
  const shell = await entry.renderShell()
  await writeFile(join(web, "app.html"), fill(document, entry.brand.name, shellHead, `<div id="root">${shell}</div>`))

  for (const [path, head] of Object.entries(entry.publicHeads)) {
    const title = `${entry.titleOf(path)} | ${entry.brand.name}`
    const sources = [`pages/${head.page}/${head.page}-page.tsx`, "frames/visitor-frame.tsx"]
    const facts = structuredData(path, entry)
    const lines = [
      font,
      ...chunkLinks(manifest, sources, document),
      ...headOf(path, title, head, { siteName: entry.brand.name, picture: pictureOf(path) }),
      ...(facts === null ? [] : [facts]),
    ]
    const calm = document.replace('<script type="module"', '<script type="module" fetchpriority="low"')
    await mkdir(join(web, path), { recursive: true })
    for (const figures of head.hasLiveVersion ? (["launch", "live"] as const) : (["launch"] as const)) {
      const body = `<div id="root" data-page="${path}">${await entry.renderPage(path, figures)}</div>`
      const name = figures === "live" ? "index.live.html" : "index.html"
      await writeFile(join(web, path, name), fill(calm, title, lines.join("\n    "), body))
    }
  }
}

function fill(document: string, title: string, head: string, body: string): string {
  for (const mark of [headMark, rootMark]) if (!document.includes(mark)) throw new Error(`index.html lost its ${mark}`)
  return document
    .replace(titleMark, () => `<title>${escapeHtml(title)}</title>`)
    .replace(headMark, () => head)
    .replace(rootMark, () => body)
}

/** The file is blocking and small; its own hash in the address lets it be kept for ever all the same. */
async function stampTheme(web: string, document: string): Promise<string> {
  const source = await readFile(join(web, "theme.js"))
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 10)
  if (!document.includes('src="/theme.js"')) throw new Error("index.html lost its theme script")
  return document.replace('src="/theme.js"', `src="/theme.js?v=${hash}"`)
}

function fontLink(manifest: Manifest): string {
  const font = Object.values(manifest).find(({ src }) => src?.endsWith("figtree-latin-wght-normal.woff2"))
  if (!font) throw new Error("The font is not among the built files")
  return `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin />`
}
