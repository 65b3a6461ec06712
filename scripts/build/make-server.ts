import { cp } from "node:fs/promises"
import { dirname, join } from "node:path"
import { build, type Plugin } from "vite"

/**
 * The server with its packages in a few files: reading and resolving its two thousand takes longer than everything else that
 * it does until it is ready.
 */
export async function makeServer(root: string, server: string): Promise<void> {
  const source = join(root, "src/server")
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [filesBeside, ownMapsOnly],
    // One is not JavaScript, and the other is not installed.
    ssr: { noExternal: true, external: ["@node-rs/argon2", "pg-native"] },
    build: {
      outDir: server,
      ssr: join(source, "main.ts"),
      emitAssets: true,
      target: "node24",
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name].js",
          // They say where a line is, and the sources are beside us.
          sourcemapExcludeSources: true,
          // Apart from our own code, so that its map, which each process keeps in memory, is small.
          codeSplitting: { groups: [{ name: packages, test: /node_modules/, entriesAware: true }] },
        },
      },
    },
  })
  await cp(join(source, "db/migrations"), join(server, "migrations"), { recursive: true })
}

const packages = "packages"

const ownMapsOnly: Plugin = {
  name: "own-maps-only",
  generateBundle(_, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (!name.startsWith(packages)) continue
      if (name.endsWith(".map")) delete bundle[name]
      // For a file that names a map, Node measures every line, whether there is a map or not.
      if (file.type === "chunk") file.code = file.code.replace(/^\/\/# sourceMappingURL=.*$/m, "")
    }
  },
}

const besideUs = /new URL\("\.\/([\w/-]+)\.(ts|json)", import\.meta\.url\)/g

/** Copies what our sources name by its address: the programs of threads, which are bundled too, and data. */
const filesBeside: Plugin = {
  name: "files-beside",
  transform: {
    filter: { id: /\/src\/server\// },
    async handler(code, id) {
      for (const [, path = "", kind] of code.matchAll(besideUs)) {
        const file = join(dirname(id), `${path}.${kind}`)
        if (kind === "ts") this.emitFile({ type: "chunk", id: file, fileName: `${path}.js` })
        else this.emitFile({ type: "asset", fileName: `${path}.json`, source: await this.fs.readFile(file) })
      }
      // As long as before, so that each line and column stays where it was.
      return { code: code.replaceAll(besideUs, (address) => address.replace('.ts"', '.js"')), map: null }
    },
  },
}
