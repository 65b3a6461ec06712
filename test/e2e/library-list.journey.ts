import type { Page } from "@playwright/test"
import { expect, expectSound, screens, setTheme, signInAsDemo, test } from "./fixtures.ts"
import {
  becomeSubscriber,
  card,
  cards,
  filter,
  makeListing,
  openLibrary,
  press,
  searchBox,
  toastOf,
} from "./library.ts"

test("an earlier version is compared and restored", async ({ page }) => {
  await becomeSubscriber(page)
  const id = await makeListing(page, "Mugs")
  const before = await (await page.request.get(`/api/content-history/${id}`)).json()
  const [product] = before.products
  const edited = { products: [{ id: product.id, productTitle: "Another title by hand" }] }
  expect((await page.request.put(`/api/content-history/${id}/content`, { data: edited })).status()).toBe(200)
  await page.goto("/content-history")
  await press(page, "Mugs", "Expand Mugs")
  await press(page, "Mugs", "Earlier versions")
  const dialog = page.getByRole("dialog")
  await expect(dialog.locator("ins").first()).toBeVisible()
  await expectSound(page)
  await dialog.getByRole("button", { name: "Restore this version" }).click()
  await expect(toastOf(page, "Version restored")).toBeVisible()
  await expect(card(page, "Mugs").getByText(product.productTitle, { exact: true }).first()).toBeVisible()
})

test("listings that break a current rule are marked, and fixed only on request", async ({ page }) => {
  await becomeSubscriber(page)
  const id = await makeListing(page, "Mugs")
  await makeListing(page, "Plates")
  const whole = await (await page.request.get(`/api/content-history/${id}`)).json()
  const title = `${"Handmade stoneware mug for slow mornings and long evenings, ".repeat(4)}end`
  const edited = { products: [{ id: whole.products[0].id, productTitle: title }] }
  expect((await page.request.put(`/api/content-history/${id}/content`, { data: edited })).status()).toBe(200)
  await page.goto("/content-history")
  await filter(page, "Needs updating").click()
  await expect(cards(page)).toHaveCount(1)
  await press(page, "Mugs", /^Show which/)
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByText("Title", { exact: true }).first()).toBeVisible()
  await expectSound(page)
  await dialog.getByRole("button", { name: "Leave as is" }).click()
  const kept = await (await page.request.get(`/api/content-history/${id}`)).json()
  expect(kept.products[0].productTitle).toBe(title)
  await press(page, "Mugs", "Fix Mugs")
  await expect(toastOf(page, "All rules are met again")).toBeVisible()
  await expect(page.getByRole("heading", { name: "All rules are met" })).toBeVisible()
  const mended = await (await page.request.get(`/api/content-history/${id}`)).json()
  expect(mended.products[0].productTitle).not.toBe(title)
})

test("an open card takes the whole row and leaves no hole beside the one before it", async ({ page }) => {
  await page.setViewportSize(screens.desktop)
  await openLibrary(page, ["Jugs", "Plates", "Mugs"])
  await press(page, "Plates", "Expand Plates")
  const placeOf = async (title: string) => card(page, title).boundingBox()
  const [mugs, plates, jugs] = await Promise.all(["Mugs", "Plates", "Jugs"].map(placeOf))
  expect(jugs?.y).toBe(mugs?.y)
  expect(plates?.y).toBeGreaterThan(mugs?.y ?? 0)
})

test("a draft says that it is one, and can be continued", async ({ page }) => {
  await becomeSubscriber(page)
  const data = { contentType: "draft", businessName: "Oak & Iron", form: { businessName: "Oak & Iron" } }
  expect((await page.request.post("/api/content-history", { data })).ok()).toBe(true)
  await page.goto("/content-history")
  await expect(cards(page).getByText("Draft", { exact: true })).toBeVisible()
  await cards(page)
    .getByRole("button", { name: /^Expand/ })
    .click()
  await expect(cards(page).getByRole("definition").getByText("Oak & Iron")).toBeVisible()
  await cards(page).getByRole("link", { name: "Resume draft" }).click()
  await expect(page).toHaveURL(/\/seo-generator\?item=/)
})

test("filters are in the address, and going back undoes them", async ({ page }) => {
  await openLibrary(page, ["Plates", "Speckled mugs"])
  await searchBox(page).pressSequentially("speckled mugs")
  await expect(page).toHaveURL(/\?search=speckled\+mugs$/)
  await expect(cards(page).first()).toHaveAccessibleName("Speckled mugs")
  await expect(card(page, "Speckled mugs").locator("mark").first()).toBeVisible()
  await filter(page, "Archived").click()
  await expect(page).toHaveURL(/search=speckled\+mugs&isArchived=true/)
  await expect(page.getByRole("heading", { name: "No results found" })).toBeVisible()
  await expectSound(page)
  await page.goBack()
  await expect(page).not.toHaveURL(/isArchived/)
  await expect(filter(page, "Archived")).toHaveAttribute("aria-pressed", "false")
  await page.goBack()
  await expect(page).toHaveURL(/\/content-history$/)
  await expect(searchBox(page)).toHaveValue("")
  await expect(cards(page)).toHaveCount(2)

  await page.getByRole("combobox", { name: "Platform" }).click()
  await page.getByRole("option", { name: "Google Ads" }).click()
  await expect(page).toHaveURL(/platform=google_ads/)
  await page.getByRole("button", { name: "Clear all filters" }).click()
  await expect(page).toHaveURL(/\/content-history$/)
  await expect(cards(page)).toHaveCount(2)
})

/** Any number of items, copied from a real one. */
async function fakeMany(page: Page, count: number) {
  await signInAsDemo(page)
  const id = await makeListing(page, "Pattern")
  const pattern = await (await page.request.get(`/api/content-history/${id}`)).json()
  const items = Array.from({ length: count }, (_, at) => ({ ...pattern, id: `many-${at}`, title: `Item ${at}` }))
  const state = { isDown: false }
  await page.route(/\/api\/content-history(\?|$)/, (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get("cursor") ?? 0)
    if (at > 0 && state.isDown) return route.fulfill({ status: 503, json: { message: "Too much to do." } })
    const next = at + 24
    const headers = next < count ? { "x-next-cursor": String(next) } : undefined
    return route.fulfill({ json: items.slice(at, next), ...(headers && { headers }) })
  })
  return state
}

test("a long list loads more as the user scrolls, and renders only what is near", async ({ page }) => {
  await fakeMany(page, 240)
  await page.goto("/content-history")
  await expect(page.getByText(/^\d+ items, and more below$/)).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByText("240 items", { exact: true })).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(card(page, "Item 239")).toBeVisible()
  expect(await cards(page).count()).toBeLessThan(120)
  await expect(card(page, "Item 0")).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(card(page, "Item 0")).toBeVisible()
  await expectSound(page)
})

test("if more items fail to load, the list stays and can try again", async ({ page }) => {
  const state = await fakeMany(page, 60)
  state.isDown = true
  await page.goto("/content-history")
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByText("Failed to fetch content history")).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.getByText("24 items, and more below")).toBeVisible()
  state.isDown = false
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByText("60 items", { exact: true })).toBeVisible({ timeout: 100 })
  }).toPass()
})

test("with the keyboard alone, in dark mode", async ({ page }) => {
  await setTheme(page, "dark")
  await openLibrary(page, ["Plates", "Mugs"])
  await card(page, "Mugs").getByRole("button", { name: "Favorite: Mugs" }).focus()
  await page.keyboard.press("Space")
  await expect(card(page, "Mugs").getByRole("button", { name: "Favorite: Mugs" })).toHaveAttribute(
    "aria-pressed",
    "true",
  )
  await page.keyboard.press("PageDown")
  await expect(card(page, "Plates")).toBeFocused()
  await page.keyboard.press("PageUp")
  await expect(card(page, "Mugs")).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await expect(page.getByRole("region", { name: "Selected items" })).toBeVisible()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(card(page, "Mugs").getByRole("button", { name: "Copy Title", exact: true })).toBeVisible()
  await expectSound(page)
})
