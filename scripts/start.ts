// npm start: builds the pages when they changed, then runs the server.
import { buildWeb } from "./build.ts"

try {
  await buildWeb()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import("../src/server/main.ts")
