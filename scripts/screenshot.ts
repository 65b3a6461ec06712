// node scripts/run.mjs node scripts/screenshot.ts: makes the README's picture, docs/screenshot.png.
import { rmSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import { demo } from "../src/server/demo-account.ts"
import { makeTestFolder } from "../test/database.ts"
import { findChromium } from "../test/e2e/chromium.ts"
import { ServerProcess } from "../test/faults/server-process.ts"
import { buildParts } from "./build.ts"

await buildParts()
const dataDir = makeTestFolder()
const server = await new ServerProcess({ DATA_DIR: dataDir }).waitUntilReady()
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] })
try {
  const page = await browser.newPage({ baseURL: server.origin, viewport: { width: 1280, height: 800 } })
  await page.request.post("/api/auth/login", { data: { username: demo.username, password: demo.password } })
  await page.goto("/")
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.waitForLoadState("networkidle")
  await page.screenshot({ path: join(import.meta.dirname, "../docs/screenshot.png") })
} finally {
  await browser.close()
  await server.end("SIGTERM")
  rmSync(dataDir, { recursive: true, force: true })
}
