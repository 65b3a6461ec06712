import { readFileSync } from "node:fs"
import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

const { version }: { version: string } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"))

/** Parts that only the tools and the forms show, some with a library behind them. */
const toolParts =
  "command-palette|select|select-list|dialog|dialog-frame|confirm|dropdown|tabs|switch|tooltip|segmented-control|progress|" +
  "radio-cards|toaster|checkbox|copy-button|text-area|match-words|key"
const toolIcons = "plus|sparkles|layout-template|trash|tag|rotate-ccw-clock|pen-line|copy"
/** Every page's styles are in one file, so that a page's code has none to wait for, as the bundler's own helper would. */
const plainImports = {
  name: "plain-imports",
  load: {
    order: "pre",
    handler: (id: string) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load()" : undefined,
  },
} as const

const ofTools = new RegExp(`src/web/parts/[a-z-]+/(${toolParts})\\.|lucide-react.*/(${toolIcons})\\.m?js`)
const ofEntry =
  /src\/(web\/auth\/|contract\/auth\.|domain\/account\/access\.|web\/parts\/fields\/password-input\.)|lucide-react.*\/eye(-off)?\.m?js/
const anything = /src\/(web\/parts|domain\/[\w-]+\.ts)|lucide-react/

export default defineConfig({
  root: "src/web",
  appType: "spa",
  cacheDir: "../../node_modules/.cache/vite",
  plugins: [plainImports, react(), tailwindcss()],
  resolve: {
    // What the router would bring along for versions of React that could not do it themselves.
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
            // What only the tools share must not come with the pages that sell them.
            {
              name: "common",
              test: (id: string) => anything.test(id) && !ofTools.test(id),
              minShareCount: 4,
              priority: 2,
            },
            // Signing in needs two fields and a button, and nothing that the tools bring along.
            { name: "entry", test: ofEntry, priority: 2 },
            { name: "zod", test: /node_modules\/zod\//, priority: 1 },
            { name: "tools", test: ofTools, minShareCount: 4, priority: 1 },
            { name: "rules", test: /src\/domain\/\w[\w-]*\//, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
})
