import { mkdir, mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

/** A small built site: enough to see which document answers which path. */
export async function makePages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "search-simple-pages-"))
  const row = {
    who: "everybody",
    document: null,
    isIndexed: false,
    changedOn: null,
    isCheckout: false,
    isForPayers: false,
    isDevelopmentOnly: false,
  }
  const files = {
    "pages.json": JSON.stringify({
      shell: "app.html",
      landing: "home/index.html",
      pages: [
        { ...row, path: "/", who: "access" },
        { ...row, path: "/welcome", who: "access", isForPayers: true },
        { ...row, path: "/seo-generator", who: "access" },
        { ...row, path: "/settings", who: "user" },
        { ...row, path: "/checkout", isCheckout: true },
        { ...row, path: "/home", document: "home/index.html", isIndexed: true, changedOn: "2026-11-20" },
        { ...row, path: "/dev/parts", isDevelopmentOnly: true },
      ],
    }),
    "app.html": '<html lang="en"><title>shell</title>',
    "home/index.html": `<title>landing</title><link rel="canonical" href="__ORIGIN__/home">${" ".repeat(2000)}`,
    "assets/entry-abc123.js": "export {}",
    "favicon.svg": "<svg/>",
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, ".."), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await writeFile(join(folder, "assets/entry-abc123.js.gz"), gzipSync("export {}"))
  return folder
}
