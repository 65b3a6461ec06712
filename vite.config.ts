import { readFileSync } from "node:fs"
import { join } from "node:path"
import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

const { version }: { version: string } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"))

/** Every page's styles are in one file, so that a page's code has none to wait for, as the bundler's own helper would. */
const plainImports = {
  name: "plain-imports",
  load: {
    order: "pre",
    handler: (id: string) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load()" : undefined,
  },
} as const

/** What pages are put together from. */
const parts = /src\/(web\/parts|domain\/[\w-]+\.ts)|lucide-react/
/** Icons of the tools alone. All icons come by one file, so their imports do not tell whose they are. */
const toolIcons =
  /lucide-react.*\/(plus|sparkles|layout-template|trash|tag|rotate-ccw-clock|pen-line|copy|ellipsis|pencil|download|scan-search)\.m?js/
/** Signing in needs two fields and a button, and nothing else of the tools. */
const ofEntry =
  /src\/(web\/auth\/|contract\/auth\.|domain\/account\/access\.|web\/parts\/(fields\/password-input|layout\/card)\.)|lucide-react.*\/eye(-off)?\.m?js/
/** The pages that sell the tools, with their frame: what none of them needs must not come with them. */
const visitorRoots = ["frames/visitor-frame", "pages/landing/landing-page", "pages/faq/faq-page"]

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}
const reached = new Set<string>()

/** By the imports that the bundler has read, so that nobody has to keep a list of which part is whose. */
function isForVisitors(id: string, graph: Graph): boolean {
  if (reached.size === 0)
    for (const name of visitorRoots) follow(join(import.meta.dirname, "src/web", `${name}.tsx`), graph)
  return reached.has(id) && !toolIcons.test(id) && !ofEntry.test(id)
}

function follow(id: string, graph: Graph) {
  if (reached.has(id)) return
  reached.add(id)
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) follow(next, graph)
}

export default defineConfig({
  root: "src/web",
  appType: "spa",
  cacheDir: "../../node_modules/.cache/vite",
  plugins: [plainImports, react(), tailwindcss()],
  resolve: {
    // The router's shim for older versions of React.
    alias: { "use-sync-external-store/shim/index.js": "react" },
  },
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    target: "es2023",
    assetsDir: "assets",
    manifest: true,
    // Our content security policy knows no inline script, and no address that begins with "data:" but for pictures.
    assetsInlineLimit: 0,
    // The list of what each page needs besides its own file would add two kilobytes to the entry.
    modulePreload: false,
    cssCodeSplit: false,
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for what every page needs, one for what most do: pieces of 200 bytes would each cost a request.
          groups: [
            { name: "base", tags: ["$initial"], priority: 2 },
            { name: "react", test: /node_modules\/(react-dom|scheduler)\//, priority: 3 },
            {
              name: "forms",
              test: /src\/web\/parts\/fields\/(control-look|counter|error-summary|field|text-input|use-field)\./,
              priority: 2,
            },
            {
              debugName: "common",
              name: (id: string, graph: Graph) => (isForVisitors(id, graph) ? "common" : null),
              test: parts,
              minShareCount: 4,
              priority: 2,
            },
            { name: "entry", test: ofEntry, priority: 2 },
            { name: "zod", test: /node_modules\/zod\//, priority: 1 },
            { name: "tools", test: parts, minShareCount: 4, priority: 1 },
            { name: "rules", test: /src\/domain\/\w[\w-]*\//, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
})
