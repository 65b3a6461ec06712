import type { Locator, Page } from "@playwright/test"
import { expect, expectSound, screens, test } from "./fixtures.ts"
import { field, generate, generateExample, manyProducts, open, text, tryExample } from "./generator-form.ts"
import { becomeSubscriber } from "./library.ts"

test("the form has the whole page until there is a result, then collapses to a line and can be reopened", async ({
  page,
}) => {
  await page.setViewportSize(screens.desktop)
  await open(page, "/seo-generator?platform=etsy")
  await tryExample(page)
  const rows = page.getByRole("group", { name: /^Product \d$/ })
  await expect(rows).toHaveCount(0)
  await page.getByText("Product 2", { exact: true }).first().click()
  await expect(rows).toHaveCount(1)
  const [details, products] = await Promise.all(
    ["Platform details", "Products and services"].map((name) => page.getByRole("region", { name }).boundingBox()),
  )
  expect(products?.y).toBe(details?.y)
  await generate(page).click()
  await expect(page).toHaveURL(/item=/)
  const summary = page.getByRole("region", { name: "Your brief" })
  await expect(summary).toContainText("Etsy · Saltmarsh Pottery · 2 products")
  await expect(page.getByLabel("Business Name")).toBeHidden()

  await expect(page.getByRole("heading", { name: "Paste into Etsy" })).toBeVisible()
  const slots = page.locator("[data-slot]:visible")
  expect(await slots.evaluateAll((all) => all.map((one) => one.getAttribute("data-slot")))).toEqual([
    "productTitle",
    "improvedBodyText",
    "platformFields.section",
    "tags",
    "platformFields.materials",
  ])
  await page.getByRole("heading", { name: "More texts" }).click()
  await expect(field(page, "metaDescription")).toBeVisible()

  const side = page
    .getByRole("radiogroup", { name: "Beside the fields" })
    .or(page.getByRole("group", { name: "Beside the fields" }))
  await side.getByRole("radio", { name: "Preview" }).click()
  await expect(page.getByRole("figure", { name: /^Approximate preview/ }).first()).toBeInViewport()
  const drawnPx = await page
    .getByRole("figure", { name: /^Approximate preview/ })
    .first()
    .evaluate((figure) =>
      [...figure.querySelectorAll("*")]
        .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * Number(Reflect.get(one, "currentCSSZoom"))),
    )
  expect(Math.min(...drawnPx)).toBeGreaterThanOrEqual(11)
  await page.mouse.wheel(0, 1500)
  await expect(side).toBeInViewport()

  await summary.getByRole("button", { name: "Edit the brief" }).click()
  await expect(page.getByLabel("Business Name")).toHaveValue("Saltmarsh Pottery")
  await summary.getByRole("button", { name: "Back to the result" }).click()
  await expect(field(page, "productTitle")).toBeVisible()
  await expectSound(page)
})

test("fifty rows are fifty lines, and the invalid one opens automatically", async ({ page }) => {
  await open(page, "/seo-generator?platform=etsy")
  await tryExample(page)
  await page.getByRole("button", { name: "Paste a list" }).click()
  await page
    .getByRole("dialog")
    .getByRole("textbox")
    .fill(`${manyProducts.split("\n").slice(0, 47).join("\n")}\nRamen Bowl, Bowls, Small`)
  await page.getByRole("dialog").getByRole("button", { name: "Add 48 products" }).click()
  await expect(page.getByText("Product 50", { exact: true }).first()).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)
  await generate(page).click()
  await expect(page.getByRole("group", { name: "Product 50" }).getByLabel("Product Description")).toBeFocused()
  await expect(page.getByRole("group", { name: /^Product \d+$/ })).toHaveCount(1)
  await expectSound(page)
})

test("a pasted list says beside its button what does not fit, and its many errors stay a short list", async ({
  page,
}) => {
  await open(page, "/seo-generator?platform=etsy")
  await tryExample(page)
  const toast = page.locator("[data-toast]")
  await expect(toast).toContainText("Example filled in")
  await page.getByRole("button", { name: "Paste a list" }).click()
  const dialog = page.getByRole("dialog")
  const names = Array.from({ length: 60 }, (_, at) => `Mug of size ${at + 1}`)
  await dialog.getByRole("textbox").fill(names.join("\n"))
  await expect(dialog.getByText("12 products beyond the 48 that still fit, from “Mug of size 49” on")).toBeInViewport()
  const heightOf = async (box: Locator) => (await box.boundingBox())?.height ?? 0
  expect(await heightOf(dialog.getByRole("textbox"))).toBeLessThan(200)
  // It can still be undone, so it stays, and covers nothing of the dialog.
  const [told, frame] = await Promise.all([toast.boundingBox(), dialog.boundingBox()])
  expect(told?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0))
  await dialog.getByRole("button", { name: "Add 48 products" }).click()

  await generate(page).click()
  const faults = page.getByRole("alert").filter({ hasText: "48 things need your attention" })
  await expect(faults.getByRole("link")).toHaveCount(6)
  await expectSound(page)
  await faults.getByRole("button", { name: "Show 42 more" }).click()
  await expect(faults.getByRole("link")).toHaveCount(48)
})

const drafts = async (page: Page): Promise<number> => {
  const reply = await page.request.get("/api/content-history")
  return (await reply.json()).filter(({ contentType }: { contentType: string }) => contentType === "draft").length
}

const startNew = (page: Page) => page.getByRole("button", { name: "Start New Session" }).click()

test("a description alone is kept as a draft, and a draft that is resumed stays one", async ({ page }) => {
  await becomeSubscriber(page)
  await page.goto("/seo-generator?platform=etsy")
  await page.getByRole("textbox", { name: "Description", exact: true }).fill("Stoneware mugs, thrown in Rye.")
  await startNew(page)
  await expect(text(page, "Your previous text is saved as a draft in your history.")).toBeVisible()
  expect(await drafts(page)).toBe(1)
  const [{ id }] = await (await page.request.get("/api/content-history")).json()

  // Unchanged, it is not saved a second time.
  await page.goto(`/seo-generator?item=${id}`)
  await expect(page.getByRole("textbox", { name: "Description", exact: true })).toHaveValue(/Rye/)
  await startNew(page)
  await expect(page.getByRole("radio", { name: /Etsy/ })).toBeVisible()
  expect(await drafts(page)).toBe(1)

  // Changed, it replaces the first.
  await page.goto(`/seo-generator?item=${id}`)
  await page.getByLabel("Business Name").fill("Saltmarsh Pottery")
  await startNew(page)
  await expect(text(page, "Your previous text is saved as a draft in your history.")).toBeVisible()
  await expect
    .poll(async () => [await drafts(page), (await page.request.get(`/api/content-history/${id}`)).status()])
    .toEqual([1, 404])
})

test("the next listing begins with the business only, says so, and leaves no draft of the last one", async ({
  page,
}) => {
  await becomeSubscriber(page)
  await page.goto("/seo-generator?platform=etsy")
  await generateExample(page)
  await page.goto("/seo-generator?platform=etsy")
  await expect(page.getByText("From your last listing.")).toBeVisible()
  await expect(page.getByLabel("Business Name")).toHaveValue("Saltmarsh Pottery")
  await expect(page.getByRole("textbox", { name: "Description", exact: true })).toHaveValue("")
  await expect(page.getByLabel("Target keywords", { exact: false }).first()).toHaveValue("")
  await expectSound(page)
  await page.getByRole("button", { name: "Clear", exact: true }).click()
  await expect(page.getByLabel("Business Name")).toHaveValue("")

  await page.goBack()
  await expect(page).toHaveURL(/item=/)
  await page.getByRole("button", { name: "Edit the brief" }).click()
  await startNew(page)
  await expect(page.getByRole("radio", { name: /Etsy/ })).toBeVisible()
  expect(await drafts(page)).toBe(0)
})

test("advice appears at its field, and one click fixes the problem", async ({ page }) => {
  await open(page, "/seo-generator?platform=etsy")
  await generateExample(page)
  const title = field(page, "productTitle")
  await title.getByRole("textbox").fill("SPECKLED STONEWARE MUG WITH A WIDE HANDLE")
  await title.getByRole("button", { name: "Fix Title" }).click()
  await expect(title.getByRole("textbox")).not.toHaveValue(/SPECKLED STONEWARE/)
  await expect(title.getByRole("textbox")).toBeFocused()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(title.getByRole("textbox")).toHaveValue(/SPECKLED STONEWARE/)

  await title.getByRole("button", { name: "More for Title" }).click()
  await page.getByRole("menuitem", { name: /^Lock/ }).click()
  await expect(title.getByText("Locked", { exact: true })).toBeVisible()
  await expect(title.getByRole("button", { name: "Rewrite Title" })).toHaveCount(0)
  await expectSound(page)
})
