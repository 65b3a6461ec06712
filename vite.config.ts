import { readFileSync } from "node:fs"
import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

const { version }: { version: string } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"))

export default defineConfig({
  root: "src/web",
  appType: "spa",
  cacheDir: "../../node_modules/.cache/vite",
  plugins: [react(), tailwindcss()],
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    target: "es2023",
    assetsDir: "assets",
    manifest: true,
    // Our content security policy knows no inline script, and no address that begins with "data:" but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for what every page needs, one for what most do: pieces of 200 bytes would each cost a request.
          groups: [
            { name: "base", tags: ["$initial"], priority: 2 },
            {
              name: "forms",
              test: /src\/web\/parts\/(control-look|counter|error-summary|field|text-input|use-field)\./,
              priority: 2,
            },
            { name: "common", test: /src\/(web\/parts|domain)|lucide-react/, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
})
