// npm start, npm run worker: builds what changed, then runs the server, or with --worker only its background work.
import { setSourceMapsSupport } from "node:module"
import { pathToFileURL } from "node:url"
import { buildParts, serverProgram } from "./build.ts"

try {
  await buildParts(process.argv.includes("--worker") ? ["server"] : undefined)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
setSourceMapsSupport(true)
await import(pathToFileURL(serverProgram.at(-1) ?? "").href)
