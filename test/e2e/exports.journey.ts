import { expect, expectSound, signInAsDemo, test } from "./fixtures.ts"

test("the page lists beside the export what only the seller knows, until it is hidden", async ({ page }) => {
  await signInAsDemo(page)
  await page.goto("/seo-generator?platform=tiktokshop")
  await page.getByRole("button", { name: "Try an example" }).click()
  await expect(page.getByLabel("Business Name")).not.toHaveValue("")
  await page.getByRole("button", { name: /^Generate SEO Content/ }).click()
  await expect(page).toHaveURL(/item=/)
  await page.getByRole("button", { name: "Export", exact: true }).click()
  const downloading = page.waitForEvent("download")
  await page.getByRole("menuitem", { name: /^TikTok Shop/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^tiktokshop-[a-z-]+-products-\d+\.xlsx$/)
  const note = page.getByRole("status").filter({ hasText: /^Before you upload: \d columns that only you know/ })
  await expect(note).toContainText("main_image, parcel_weight, parcel_length, parcel_width, parcel_height")
  await expectSound(page)
  await note.getByRole("button", { name: "Hide" }).click()
  await expect(note).toBeHidden()
})

test("a brief in another language is reported in the form and in its result", async ({ page }) => {
  await signInAsDemo(page)
  await page.goto("/seo-generator?platform=website")
  const told = page.getByText(
    "This brief is in German; the built-in writer keeps your words and adds headings in German.",
  )
  await page.getByLabel("Business Name").fill("Töpferei Lindenhof")
  await page.getByLabel("Industry").fill("Keramik")
  await page
    .getByLabel("Description")
    .first()
    .fill("Wir drehen Becher aus Steinzeug und brennen sie in unserer Werkstatt in Marburg.")
  await expect(told).toBeVisible()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: /^Generate SEO Content/ }).click()
  await expect(page).toHaveURL(/item=/)
  await expect(told.filter({ visible: true })).toBeVisible()
  await expectSound(page)
})
