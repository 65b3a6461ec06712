import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Plugin } from "vite"

const introduction = `The pages of Search Simple contain work of others, who ask that their notices come along with it.
`

/** Data in the pages that comes from a list by somebody else. */
const lists = [
  `GeoNames, CC BY 4.0, https://www.geonames.org

The large towns of six countries, by which the Google Ads builder knows where a business is, come from GeoNames. The list
is shortened: https://creativecommons.org/licenses/by/4.0/`,
]

/** Records the folder of each package whose code is in the pages or in their workers. */
export const notePackages = (folders: Set<string>): Plugin => ({
  name: "note-packages",
  generateBundle() {
    for (const id of this.getModuleIds()) {
      const folder = /^[^\0]*[/\\]node_modules[/\\](@[^/\\]+[/\\])?[^/\\]+(?=[/\\])/.exec(id)?.[0]
      if (folder !== undefined) folders.add(folder)
    }
  },
})

/** Writes the licenses of these packages, and of the style sheets and fonts they come with. */
export async function writeNotices(web: string, root: string, ofCode: ReadonlySet<string>): Promise<void> {
  const folders = new Set([...ofCode, ...(await packagesOfStyles(root))])
  const notices = await Promise.all([...folders].map(readNotice))
  await writeFile(
    join(web, "third-party-notices.txt"),
    [introduction, ...notices.sort(), ...lists.map(ruled)].join("\n"),
  )
}

/** A style sheet names a package by its bare name, in an import or in the address of a font. */
async function packagesOfStyles(root: string): Promise<readonly string[]> {
  const styles = join(root, "src/web")
  const files = (await readdir(styles, { recursive: true })).filter((file) => file.endsWith(".css"))
  const texts = await Promise.all(files.map((file) => readFile(join(styles, file), "utf8")))
  return texts
    .flatMap((text) => [...text.matchAll(/(?:@import |url\()"((?:@[\w-]+\/)?[\w-]+)/g)])
    .map(([, name = ""]) => join(root, "node_modules", name))
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name: string }
}

async function readNotice(folder: string): Promise<string> {
  const { name, version, license, author }: Manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"))
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file)).sort()
  const texts = await Promise.all(files.map(async (file) => (await readFile(join(folder, file), "utf8")).trim()))
  if (license === undefined && texts.length === 0) throw new Error(`${name} does not name its license`)
  const by = typeof author === "string" ? author : author?.name
  const head = [`${name} ${version}`, license, by].filter((part) => part !== undefined).join(", ")
  return ruled([head, ...texts].join("\n\n"))
}

const ruled = (notice: string): string => `${"-".repeat(72)}\n${notice}\n`
