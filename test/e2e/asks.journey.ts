import type { Page } from "@playwright/test"
import { expect, expectSoundOnAllScreens, screens, signInAsDemo, test, unexpected } from "./fixtures.ts"

const panel = (page: Page) => page.getByRole("region", { name: /would make this listing stronger/ })
const generate = (page: Page) => page.getByRole("button", { name: /^Generate SEO Content/ })
const again = (page: Page) => panel(page).getByRole("button", { name: "Rewrite with these answers" })
const description = (page: Page) => page.getByLabel("Product Description")

/** On a wide screen, the form is folded to a line once there is a result. */
const editBrief = (page: Page) => page.getByRole("button", { name: "Edit the brief" }).click()
const showResult = (page: Page) => page.getByRole("button", { name: "Back to the result" }).click()

async function writeMug(page: Page) {
  await signInAsDemo(page)
  await page.goto("/seo-generator?platform=etsy")
  await page.getByLabel("Business Name").fill("Northlight Pottery")
  await page.getByRole("combobox", { name: "Industry" }).fill("Ceramics")
  await page.getByLabel("Etsy shop name").fill("NorthlightPottery")
  await page.getByLabel("Description", { exact: false }).first().fill("Mugs for the kitchen table.")
  await page.getByLabel("Product name").fill("Blue Mug")
  await description(page).fill("A blue mug for tea.")
  await generate(page).click()
  await expect(panel(page)).toBeVisible()
}

// Walked on a phone, where the form is behind the result; the other tests are walked on a desktop.
test.describe("the questions of a result on a phone", () => {
  test.use({ viewport: screens.phone })

  test("are answered there, go into the form, and the listing is written again", async ({ page, faults }) => {
    await writeMug(page)
    await expect(panel(page).getByRole("heading")).toHaveText("Three facts would make this listing stronger")
    await expect(again(page)).toBeDisabled()
    await panel(page).getByLabel("What size is it?").fill("9 cm tall, holds 350 ml")
    await panel(page).getByLabel("What is it made of?").fill("Stoneware")
    await expectSoundOnAllScreens(page)

    const before = new URL(page.url()).searchParams.get("item")
    await again(page).click()
    await expect(page).not.toHaveURL(new RegExp(`item=${before}`))
    await expect(page).toHaveURL(/item=/)
    await expect(page.locator('[data-slot="improvedBodyText"] textarea')).toHaveValue(/350 ml/)
    await expect(panel(page).getByLabel("What size is it?")).toHaveCount(0)
    await page.getByRole("radio", { name: "1. Your brief" }).click()
    await expect(description(page)).toHaveValue(
      "A blue mug for tea.\nSize: 9 cm tall, holds 350 ml\nMaterial: Stoneware",
    )
    expect(unexpected(faults)).toEqual([])
  })
})

test("the form shows a question at its field until it is answered, and a reload loses no answer", async ({ page }) => {
  await writeMug(page)
  const question = page.getByLabel("Brief").getByText("What size is it? Photos don't show it.")
  await editBrief(page)
  await expect(question).toBeVisible()
  await showResult(page)
  await panel(page).getByLabel("What size is it?").fill("9 cm tall")
  await page.reload()
  await expect(panel(page).getByLabel("What size is it?")).toHaveValue("9 cm tall")

  await editBrief(page)
  await description(page).fill("A blue mug for tea, 9 cm tall.")
  await expect(question).toHaveCount(0)
})

test("with the keyboard, Enter stays in the questions, and Ctrl and Enter write again", async ({ page }) => {
  await writeMug(page)
  const before = page.url()
  const size = panel(page).getByLabel("What size is it?")
  await size.fill("9 cm tall")
  await size.press("Enter")
  await expect(again(page)).toBeEnabled()
  expect(page.url()).toBe(before)
  await size.press("Control+Enter")
  await expect(page).not.toHaveURL(before)
  await expect(page.locator('[data-slot="improvedBodyText"] textarea')).toHaveValue(/9 cm tall/)
})

test("an answer that the form refuses leads back to the form, and nothing is lost", async ({ page }) => {
  await writeMug(page)
  await panel(page).getByLabel("What size is it?").fill("9 cm tall")
  await editBrief(page)
  await page.getByLabel("Business Name").fill("")
  await showResult(page)
  await again(page).click()
  await expect(page.getByText("Business Name is required").first()).toBeVisible()
  await expect(description(page)).toHaveValue("A blue mug for tea.\nSize: 9 cm tall")
})

test("a text in one breath is asked for again, and what was typed is there to be marked", async ({ page }) => {
  const typed = "blue mug its glaze is matte its handle is big it holds 350 ml it goes in the dishwasher"
  const marked = "Blue mug for tea. Its glaze is matte. The handle is big.\nIt holds 350 ml."
  await writeMug(page)
  await editBrief(page)
  await description(page).fill(typed)
  await generate(page).click()
  const whole = panel(page).getByLabel("Where does each point end?")
  await expect(whole).toHaveValue(typed)
  await expect(again(page)).toBeDisabled()
  await whole.fill(marked)
  await again(page).click()
  await expect(whole).toHaveCount(0)
  await editBrief(page)
  await expect(description(page)).toHaveValue(marked)
})
