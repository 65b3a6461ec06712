import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type * as Entry from "../../src/web/entry-server.tsx"

const documentOf = (path: string) => `${path.slice(1)}/index.html`

/** Tells the server, which cannot read the route table itself, which document answers which path. */
export async function writeSiteMap(web: string, entryFile: string): Promise<void> {
  const { routes, publicHeads, payersWelcome }: typeof Entry = await import(pathToFileURL(entryFile).href)
  const pages = routes.map(({ path, who, ownDocument, developmentOnly }) => ({
    path,
    who,
    document: publicHeads[path] ? documentOf(path) : null,
    isIndexed: publicHeads[path]?.isIndexed ?? false,
    isCheckout: ownDocument ?? false,
    isForPayers: path === payersWelcome.path,
    isDevelopmentOnly: developmentOnly ?? false,
  }))
  const map = { pages, landing: documentOf("/home"), shell: "app.html" }
  await writeFile(join(web, "pages.json"), `${JSON.stringify(map, null, 2)}\n`)
}
