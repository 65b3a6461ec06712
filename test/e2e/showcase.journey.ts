import type { Page } from "@playwright/test"
import { expect, inMotion, test, unexpected } from "./fixtures.ts"

test.use({ ...inMotion, isOwnContext: true })

test.describe("the showcase", () => {
  const strip = (page: Page) => page.getByRole("list", { name: "Sample listings" })
  const current = (page: Page) =>
    page
      .locator("section", { has: strip(page) })
      .locator("button[aria-current=true]")
      .getAttribute("aria-label")

  /** Its code loads when it scrolls into view; the fake clock starts after that. */
  async function openShowcase(page: Page) {
    await page.clock.install()
    await page.goto("/home")
    await page.getByRole("heading", { name: "See It In Action" }).scrollIntoViewIfNeeded()
    // Nobody knows when that code has loaded: the first press it answers is the sign.
    await expect(async () => {
      await page.clock.runFor(500)
      await page.getByRole("button", { name: "Show Fellrook Outdoor" }).click()
      expect(await current(page)).toBe("Show Fellrook Outdoor")
    }).toPass({ timeout: 30_000 })
    await page.getByRole("button", { name: "Show Tern & Tide" }).click()
    await expect.poll(() => current(page)).toBe("Show Tern & Tide")
    await strip(page).evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.mouse.move(2, 2)
  }

  test("moves automatically every seven seconds, and waits while somebody points at it or has paused it", async ({
    page,
    faults,
  }) => {
    await openShowcase(page)
    await page.clock.runFor(7100)
    await expect.poll(() => current(page)).toBe("Show Fellrook Outdoor")
    await expect.poll(() => strip(page).evaluate((list) => list.scrollLeft)).toBeGreaterThan(500)
    await strip(page).hover()
    await page.clock.runFor(30_000)
    expect(await current(page)).toBe("Show Fellrook Outdoor")
    await page.getByRole("button", { name: "Pause: Sample listings" }).click()
    await strip(page).evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.mouse.move(2, 2)
    await page.clock.runFor(30_000)
    expect(await current(page)).toBe("Show Fellrook Outdoor")
    expect(unexpected(faults)).toEqual([])
  })

  test("its slides have about the same height, so no short one has a hole", async ({ page }) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto("/home")
      const heights = await strip(page).evaluate((list) =>
        [...list.querySelectorAll("article")].map((card) => {
          if (card.parentElement !== null) card.parentElement.style.alignItems = "flex-start"
          return card.offsetHeight
        }),
      )
      // A slide ends with a whole block of text, which may be a tenth of it.
      const highest = Math.max(...heights)
      expect(highest - Math.min(...heights), `${width} wide`).toBeLessThan(Math.max(200, highest / 10))
    }
  })

  test("does not move if reduced motion is requested, and its dots still work", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openShowcase(page)
    await page.clock.runFor(30_000)
    expect(await current(page)).toBe("Show Tern & Tide")
    await expect(page.getByRole("button", { name: "Pause: Sample listings" })).toHaveCount(0)
    await page.getByRole("button", { name: "Show Kestrel Coffee Roasters" }).click()
    const leftOver = () => strip(page).evaluate((list) => list.scrollWidth - list.clientWidth - list.scrollLeft)
    await expect.poll(leftOver).toBeLessThan(50)
  })
})
