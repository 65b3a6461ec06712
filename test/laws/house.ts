import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readSource, type Source } from "./source.ts"

/** The whole project, read. */
export interface House {
  /** Every text by its path from the root. */
  readonly texts: ReadonlyMap<string, string>
  /** The source files among them, parsed. */
  readonly sources: readonly Source[]
}

/** A rule for the whole house, its reason, and every place that breaks it. */
export interface Law {
  readonly says: string
  readonly why: string
  readonly faults: (house: House) => readonly string[]
}

/** With the house as it was, only what has changed since is parsed. */
export function buildHouse(texts: Readonly<Record<string, string>>, before?: House): House {
  const known = new Map(before?.sources.map((source) => [source.path, source]))
  const sources = Object.entries(texts)
    .filter(([path]) => /\.(tsx?|mjs)$/.test(path))
    .map(([path, text]) => {
      const same = before?.texts.get(path) === text ? known.get(path) : undefined
      return same ?? readSource(path, text)
    })
  return { texts: new Map(Object.entries(texts)), sources }
}

/** Generated and third-party files, and files of the person who runs it. */
const notOurs = new Set(["node_modules", "dist", "data", "test-results", ".git"])
const isText = /(\.(tsx?|mjs|js|json|css|html|md|sql|svg|ya?ml|txt|webmanifest|example)|\/\.\w+|\/(Docker|Caddy)file)$/

export function readTexts(root: string): Record<string, string> {
  const paths: string[] = []
  const look = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (notOurs.has(entry.name)) continue
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) look(path)
      if (entry.isFile() && isText.test(`/${path}`)) paths.push(path)
    }
  }
  look("")
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(root, path), "utf8")]))
}

export const readHouse = (root: string): House => buildHouse(readTexts(root))
