import type { Page } from "@playwright/test"
import axe, { type RunOptions } from "axe-core"

/** Every fault of access on this page, with the elements that have it. With `rules`, only these are looked at. */
export async function findFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  await loadAxe(page)
  return page.evaluate(
    async (options) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const movements = () =>
        document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      // What is half faded in has half its contrast; and what fades may start what inherits from it a frame later.
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
      // Of what is right, nothing is told: finding a selector for each element took longer than looking at it.
      resultTypes: ["violations"],
      ...(rules && { runOnly: [...rules] }),
    } satisfies RunOptions,
  )
}

/** Once a document: to hand over half a megabyte of code takes several times longer than one look at the page. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
}
