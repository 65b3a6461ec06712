/** The bundler's manifest: the output of each source file. */
export type Manifest = Record<string, Chunk>

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** The addresses of a page's own chunks and styles, so that its document can preload them before the entry runs. */
export function pageChunks(manifest: Manifest, sources: readonly string[], document: string) {
  const chunks = new Set(sources.flatMap((source) => withImports(manifest, source)))
  const own = [...chunks].filter((chunk) => !document.includes(chunk.file))
  const styles = new Set(own.flatMap((chunk) => chunk.css ?? []))
  return { scripts: own.map(({ file }) => `/${file}`), styles: [...styles].map((file) => `/${file}`) }
}

function withImports(manifest: Manifest, source: string, seen = new Set<Chunk>()): Chunk[] {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no chunk for ${source}`)
  if (seen.has(chunk)) return []
  seen.add(chunk)
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen))]
}
