import { spawnSync } from "node:child_process"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import type { PublicHead } from "../../src/web/content/public-heads.ts"
import type * as Entry from "../../src/web/entry-server.tsx"

const root = fileURLToPath(new URL("../..", import.meta.url))

const git = (words: readonly string[]): string => spawnSync("git", words, { cwd: root, encoding: "utf8" }).stdout ?? ""

/** The day of the last commit that changed what a page shows; null outside a complete repository. */
function findDay({ page, facts }: PublicHead): string | null {
  if (git(["rev-parse", "--is-shallow-repository"]).trim() !== "false") return null
  const sources = [`src/web/pages/${page}`, "src/web/content", ...(facts === "questions" ? ["src/domain/support"] : [])]
  return git(["log", "-1", "--format=%cs", "--", ...sources]).trim() || null
}

const documentOf = (path: string) => `${path.slice(1)}/index.html`

/** Lists for the server, which cannot read the route table itself, which document answers which path. */
export async function writeSiteMap(web: string, entryFile: string): Promise<void> {
  const { routes, publicHeads, payersWelcome }: typeof Entry = await import(pathToFileURL(entryFile).href)
  const pages = routes.map(({ path, who, ownDocument, developmentOnly }) => ({
    path,
    who,
    document: publicHeads[path] ? documentOf(path) : null,
    isIndexed: publicHeads[path]?.isIndexed ?? false,
    changedOn: publicHeads[path] ? findDay(publicHeads[path]) : null,
    isCheckout: ownDocument ?? false,
    isForPayers: path === payersWelcome.path,
    isDevelopmentOnly: developmentOnly ?? false,
  }))
  const map = { pages, landing: documentOf("/home"), shell: "app.html" }
  await writeFile(join(web, "pages.json"), `${JSON.stringify(map, null, 2)}\n`)
}
