import { expect, expectSoundOnAllScreens, screens, test } from "./fixtures.ts"
import { beginAsSubscriber, generateOnTheSide } from "./subscriber.ts"

const notice = "Your storage is 83% full. Delete what you no longer need in your history."

test("a user with little storage left sees a notice on every page until they have read it", async ({ page }) => {
  await beginAsSubscriber(page)
  await page.route("**/api/settings", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), "x-storage-notice": notice } })
  })
  await page.goto("/settings")
  await expect(page.getByText(notice)).toBeVisible()
  await page.getByRole("button", { name: "Dismiss" }).click()
  await expect(page.getByText(notice)).toBeHidden()
})

// A flow is walked on one screen; every state of it that is checked is checked on both.
test.describe("on a phone", () => {
  test.use({ viewport: screens.phone })

  test("the settings show the used and the total storage, and say so if that cannot be loaded", async ({ page }) => {
    await beginAsSubscriber(page)
    await generateOnTheSide(page)
    const gate = Promise.withResolvers<void>()
    await page.route("**/api/storage", async (route) => {
      await gate.promise
      await route.fulfill({ status: 503, json: { message: "The database does not answer.", code: "overloaded" } })
    })
    await page.goto("/settings?tab=content")
    await page.getByRole("tab", { name: "Content & Generation" }).click()
    const card = page.getByRole("region", { name: "Storage" })
    await expect(card.getByText("Measuring your storage…")).toBeAttached()
    gate.resolve()
    await expect(card.getByText("Your storage could not be measured")).toBeVisible()
    await expectSoundOnAllScreens(page)

    await page.unroute("**/api/storage")
    await card.getByRole("button", { name: "Try again" }).click()
    await expect(card.getByText("You use less than 0.1 MB of 500 MB, and 1 item of 50,000.")).toBeVisible()
    await expectSoundOnAllScreens(page)
  })
})

test.describe("on a desktop", () => {
  test.use({ viewport: screens.desktop })

  test("the settings say what to do if little storage is left", async ({ page }) => {
    await beginAsSubscriber(page)
    const storage = { items: 41_500, maxItems: 50_000, bytes: 210_400_000, maxBytes: 500_000_000, notice }
    await page.route("**/api/storage", (route) => route.fulfill({ json: storage }))
    await page.goto("/settings?tab=content")
    await page.getByRole("tab", { name: "Content & Generation" }).click()
    const card = page.getByRole("region", { name: "Storage" })
    await expect(card.getByText("You use 210 MB of 500 MB, and 41,500 items of 50,000.")).toBeVisible()
    await expect(card.getByText("83%", { exact: true })).toBeVisible()
    await expect(card.getByText(notice)).toBeVisible()
    await expectSoundOnAllScreens(page)
  })
})
