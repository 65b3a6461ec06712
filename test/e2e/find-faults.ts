import type { Page } from "@playwright/test"
import axe, { type RunOptions } from "axe-core"

/** Every accessibility violation on this page, with its elements. With `rules`, only these are checked. */
export async function findFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
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
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)
    },
    {
      // Passed checks are not reported: finding a selector for each element took longer than checking it.
      resultTypes: ["violations"],
      ...(rules && { runOnly: [...rules] }),
    } satisfies RunOptions,
  )
}

/** Once per document: transferring half a megabyte of code takes several times longer than one check of the page. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
}
