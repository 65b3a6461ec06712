// node bench/typing.ts: what a key costs the browser in a long description, with score and preview beside it.
import { rmSync } from "node:fs"
import { chromium, type Page } from "@playwright/test"
import { demo } from "../src/server/demo-account.ts"
import { makeTestFolder } from "../test/database.ts"
import { findChromium } from "../test/e2e/chromium.ts"
import { ServerProcess } from "../test/faults/server-process.ts"

const keys = "It holds twelve ounces, keeps its warmth, and fits a wide hand. "
const longText = "Thrown on the wheel and glazed by hand, one after the other. ".repeat(80)
const budgetMs = 16

/** Busy time of the page's main thread for each key, whatever it was busy with: script, style, layout, paint. */
async function busyMsEach(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send("Performance.enable")
  const taskSeconds = async () => {
    const { metrics } = await devTools.send("Performance.getMetrics")
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0
  }
  await page.keyboard.type("x")
  const before = await taskSeconds()
  // As quickly as a good typist: sixty words a minute is a key every 200 ms, this is three times that.
  await page.keyboard.type(keys, { delay: 65 })
  return ((await taskSeconds()) - before) * (1000 / keys.length)
}

const dataDir = makeTestFolder()
const server = await new ServerProcess({ DATA_DIR: dataDir }).waitUntilReady()
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] })
try {
  const page = await browser.newPage({ baseURL: server.origin, viewport: { width: 1440, height: 900 } })
  await page.setContent(`<textarea rows="20" cols="80">${longText}</textarea>`)
  await page.locator("textarea").focus()
  const bareMs = await busyMsEach(page)

  await page.request.post("/api/auth/login", { data: { username: demo.username, password: demo.password } })
  await page.goto("/seo-generator?platform=etsy")
  await page.getByRole("button", { name: "Try an example" }).click()
  await page.getByRole("button", { name: /^Generate/ }).click()
  await page.waitForURL(/item=/)
  const description = page.locator('[data-slot="improvedBodyText"]').getByRole("textbox")
  await description.fill(longText)
  await description.press("End")
  const editorMs = await busyMsEach(page)

  console.log(`A key in a description of ${longText.length} characters, main thread busy:`)
  console.log(`  floor: a bare text area ${bareMs.toFixed(1)} ms`)
  console.log(
    `  the editor, score and preview live ${editorMs.toFixed(1)} ms, ${(editorMs / bareMs).toFixed(1)} times that`,
  )
  console.log(`  budget: ${budgetMs} ms${editorMs > budgetMs ? ", not kept" : ""}`)
} finally {
  await browser.close()
  await server.end("SIGTERM")
  rmSync(dataDir, { recursive: true, force: true })
}
