import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import type axe from "axe-core"
import type { RunOptions } from "axe-core"

const axeCode = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Which rules are checked: every one by default. */
export type Rules = { readonly only: string } | { readonly except: string }

/** Every accessibility violation on this page, with its elements. */
export async function findFaults(page: Page, rules?: Rules): Promise<string[]> {
  await loadAxe(page)
  return page.evaluate(
    async (options) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const movements = () =>
        document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      // A half-faded element has half its contrast; and inherited transitions may start a frame later.
      do {
        await Promise.allSettled(movements().map(({ finished }) => finished))
        await nextFrame()
        await nextFrame()
      } while (movements().length > 0)
      const loaded: { axe: typeof axe } = Object(window)
      const { violations } = await loaded.axe.run(document, options)
      const show = (element: HTMLElement | undefined) => element?.outerHTML.slice(0, 300)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ element }) => show(element)).join(" ")}`)
    },
    {
      // Passed checks are not reported: finding a selector for each element took longer than checking it.
      resultTypes: ["violations"],
      selectors: false,
      elementRef: true,
      // Every style sheet, read once more for the one rule about media that play on their own. We have no media.
      preload: false,
      ...(rules && ("only" in rules ? { runOnly: [rules.only] } : { rules: { [rules.except]: { enabled: false } } })),
    } satisfies RunOptions,
  )
}

/** Once per document, and by the shortest way: Playwright's own evaluation of a long script takes almost twice as long. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return
  const session = await page.context().newCDPSession(page)
  // The text of every element that was checked, with all that is inside it, is not kept either.
  await session.send("Runtime.evaluate", { expression: `${axeCode};axe.configure({ noHtml: true })` })
  await session.detach()
}
