import { expect, test } from "./fixtures.ts"
import { beginAsSubscriber } from "./subscriber.ts"

const notice = "Your storage is 83% full. Delete what you no longer need in your history."

test("who has little room left is told, on every page, until they have read it", async ({ page }) => {
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
