// node bench/typing.ts: the cost of a keystroke in a long description in the browser, with score and preview beside it.
import { rmSync } from "node:fs"
import { chromium, type Page } from "@playwright/test"
import * as z from "zod/mini"
import { demo } from "../src/server/demo-account.ts"
import { makeTestFolder } from "../test/database.ts"
import { findChromium } from "../test/e2e/chromium.ts"
import { ServerProcess } from "../test/faults/server-process.ts"

const keys = "It holds twelve ounces, keeps its warmth, and fits a wide hand. "
const longText = "Thrown on the wheel and glazed by hand, one after the other. ".repeat(80)
const budgetMs = 16
/** Three times as fast as a good typist, who at sixty words a minute presses a key every 200 ms. */
const keyMs = 65
const keysAtOnce = 8
const scoreTurns = 6
/** What the main thread works on, and for which event or frame. */
const traced = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]

interface Cost {
  /**
   * Processor time of the page's main thread until the frame with the key is committed: script, style, layout, paint.
   */
  readonly paintedCpuMs: number
  /** The same up to the next key, with everything that follows. */
  readonly wholeCpuMs: number
  /** Wall-clock time from the key to that frame, including the wait for a frame and for the processor. */
  readonly latencyMs: number
}

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      dur: z._default(z.number(), 0),
      tdur: z._default(z.number(), 0),
      args: z.object({ data: z.optional(z.looseObject({ type: z.optional(z.string()) })) }),
    }),
  ),
})

/** Types without waiting for the screen, and reads the browser's trace. */
async function typeKeys(page: Page, text: string): Promise<readonly Cost[]> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: traced })
  await page.keyboard.type(text, { delay: keyMs })
  await page.waitForTimeout(keyMs)
  const { traceEvents } = traceSchema.parse(JSON.parse(String(await browser?.stopTracing())))
  const keydown = traceEvents.find(isKeydown)
  const own = traceEvents
    .filter(({ pid, tid }) => pid === keydown?.pid && tid === keydown.tid)
    .sort((a, b) => a.ts - b.ts)
  const tasks = own.filter(({ name }) => name === "ThreadControllerImpl::RunTask")
  const cpuMs = (from: number, to: number) =>
    tasks.filter(({ ts, dur }) => ts + dur > from && ts < to).reduce((sum, { tdur }) => sum + tdur, 0) / 1000
  const starts = own.filter(isKeydown).map(({ ts }) => ts)
  return starts.flatMap((start, at) => {
    const frame = own.find(({ name, ts }) => name === "Commit" && ts > start)
    if (!frame) return []
    const end = frame.ts + frame.dur
    const next = starts[at + 1] ?? Number.POSITIVE_INFINITY
    return [{ paintedCpuMs: cpuMs(start, end), wholeCpuMs: cpuMs(start, next), latencyMs: (end - start) / 1000 }]
  })
}

const isKeydown = ({ name, args }: z.infer<typeof traceSchema>["traceEvents"][number]): boolean =>
  name === "EventDispatch" && args.data?.type === "keydown"

/** Records how long after the next key the score is redrawn. */
function watchScore() {
  const panel = document.querySelector('[aria-labelledby="editor-score"]')
  if (!panel) throw new Error("there is no score")
  const { promise, resolve } = Promise.withResolvers<number>()
  Object.assign(globalThis, { followed: promise })
  addEventListener(
    "input",
    ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        resolve(performance.now() - timeStamp)
      }).observe(panel, { subtree: true, childList: true, characterData: true, attributes: true })
    },
    { once: true, capture: true },
  )
}

/** How long after a key the score changes, with the long text beside it. */
async function followMs(page: Page): Promise<readonly number[]> {
  const title = page.locator('[data-slot="productTitle"]').getByRole("textbox")
  const words = await title.inputValue()
  const times: number[] = []
  for (let turn = 0; turn < scoreTurns; turn++) {
    await title.press("Control+A")
    await page.waitForTimeout(600)
    await page.evaluate(watchScore)
    if (turn % 2 === 0) await page.keyboard.press("Delete")
    else await page.keyboard.insertText(words)
    times.push(await page.evaluate<number>("followed"))
  }
  return times
}

async function openEditor(page: Page) {
  await page.request.post("/api/auth/login", { data: { username: demo.username, password: demo.password } })
  await page.goto("/seo-generator?platform=etsy")
  await page.getByRole("button", { name: "Try an example" }).click()
  await page.getByRole("button", { name: /^Generate/ }).click()
  await page.waitForURL(/item=/)
  const description = page.locator('[data-slot="improvedBodyText"]').getByRole("textbox")
  await description.fill(longText)
  return description
}

/** In the same page and in turns, so that a slowing machine slows both equally. */
async function measureTyping(page: Page) {
  const description = await openEditor(page)
  await page.evaluate((text) => {
    const bare = document.createElement("textarea")
    Object.assign(bare, { id: "bare", rows: 20, cols: 80, value: text, hidden: true })
    bare.style.cssText = "position: fixed; top: 0; left: 0; z-index: 99"
    document.body.append(bare)
  }, longText)
  const bare = page.locator("#bare")
  const costs: Record<"bare" | "editor", Cost[]> = { bare: [], editor: [] }
  for (let from = -keysAtOnce; from < keys.length; from += keysAtOnce) {
    for (const which of ["bare", "editor"] as const) {
      await bare.evaluate((area, isHidden) => Object.assign(area, { hidden: isHidden }), which === "editor")
      await (which === "bare" ? bare : description).press("Control+End")
      await page.waitForTimeout(900)
      // The first turn warms up the compiler.
      const measured = await typeKeys(page, keys.slice(Math.max(0, from), Math.max(0, from) + keysAtOnce))
      if (from >= 0) costs[which].push(...measured)
    }
  }
  return { ...costs, scoreMs: await followMs(page) }
}

const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN

const show = (values: readonly number[]): string =>
  `median ${share(values, 0.5).toFixed(1)} ms, least ${share(values, 0).toFixed(1)}, 95 of 100 within ${share(values, 0.95).toFixed(1)}`

function report({ bare, editor, scoreMs }: Awaited<ReturnType<typeof measureTyping>>) {
  const of = (costs: readonly Cost[], which: keyof Cost) => costs.map((cost) => cost[which])
  const ratio = (which: keyof Cost) =>
    `${(share(of(editor, which), 0.5) / share(of(bare, which), 0.5)).toFixed(1)} times that`
  const isKept = share(of(editor, "paintedCpuMs"), 0.5) <= budgetMs
  console.log(`A key in a description of ${longText.length} characters, ${editor.length} keys in turns with the floor.`)
  console.log("Processor time of the main thread until the key is painted:")
  console.log(`  floor: a bare text area               ${show(of(bare, "paintedCpuMs"))}`)
  console.log(`  the editor, score and preview live    ${show(of(editor, "paintedCpuMs"))}; ${ratio("paintedCpuMs")}`)
  console.log(`  budget: ${budgetMs} ms${isKept ? "" : ", not kept"}`)
  console.log("The same until the next key, with all that follows it:")
  console.log(`  floor  ${show(of(bare, "wholeCpuMs"))}`)
  console.log(`  editor ${show(of(editor, "wholeCpuMs"))}; ${ratio("wholeCpuMs")}`)
  console.log("From key to paint by the clock, with the wait for the frame and for the machine:")
  console.log(`  floor  ${show(of(bare, "latencyMs"))}`)
  console.log(`  editor ${show(of(editor, "latencyMs"))}; ${ratio("latencyMs")}`)
  console.log(`The score has followed a key: ${show(scoreMs)}`)
}

const dataDir = makeTestFolder()
const server = await new ServerProcess({ DATA_DIR: dataDir }).waitUntilReady()
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] })
try {
  report(await measureTyping(await browser.newPage({ baseURL: server.origin, viewport: { width: 1440, height: 900 } })))
} finally {
  await browser.close()
  await server.end("SIGTERM")
  rmSync(dataDir, { recursive: true, force: true })
}
