/** The bundler's list of what became of each source file. */
export type Manifest = Record<string, Chunk>

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/**
 * Links that fetch a page's own chunks along with its document, which names the entry's, not after the entry has asked.
 * Low, because the page can be read without them: styles and the font come first.
 */
export function chunkLinks(manifest: Manifest, sources: readonly string[], document: string): string[] {
  const chunks = new Set(sources.flatMap((source) => withImports(manifest, source)))
  const own = [...chunks].filter((chunk) => !document.includes(chunk.file))
  const styles = new Set(own.flatMap((chunk) => chunk.css ?? []))
  return [
    ...own.map((chunk) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${chunk.file}" />`),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
  ]
}

function withImports(manifest: Manifest, source: string, seen = new Set<Chunk>()): Chunk[] {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no chunk for ${source}`)
  if (seen.has(chunk)) return []
  seen.add(chunk)
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen))]
}
