import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { platforms } from "../../src/domain/platforms/index.ts"
import { expect, expectSound, screens, setTheme, signInAsDemo, test, unexpected } from "./fixtures.ts"
import { becomeSubscriber } from "./library.ts"

const generate = (page: Page) => page.getByRole("button", { name: /^Generate SEO Content/ })
const text = (page: Page, words: string) => page.getByText(words, { exact: true })
const field = (page: Page, key: string) => page.locator(`[data-slot="${key}"]`)

async function open(page: Page, path: string) {
  await signInAsDemo(page)
  await page.goto(path)
}

/** The examples are fetched when they are asked for: what stands in the form before is nobody's. */
async function tryExample(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Try an example" }).click()
  await expect(page.getByLabel("Business Name")).not.toHaveValue("")
  return page.getByLabel("Business Name").inputValue()
}

async function generateExample(page: Page) {
  await tryExample(page)
  await generate(page).click()
  await expect(page).toHaveURL(/item=/)
  await expect(page.getByText("Saved", { exact: true })).toBeVisible()
}

const savedTo = (page: Page) =>
  page.waitForResponse((reply) => reply.url().endsWith("/content") && reply.request().method() === "PUT" && reply.ok())

// Every second one on each screen; what was written is looked at on both.
for (const [at, platform] of platforms.entries()) {
  const [screen, other] = at % 2 === 0 ? (["phone", "desktop"] as const) : (["desktop", "phone"] as const)
  test.describe(`the generator on a ${screen}`, () => {
    test.use({ viewport: screens[screen], permissions: ["clipboard-read", "clipboard-write"] })

    test(`writes for ${platform.label}: edit, rewrite, undo, copy, export, reload`, async ({ page, faults }) => {
      await open(page, `/seo-generator?platform=${platform.id}`)
      await generateExample(page)
      const [slot] = platform.slots.filter(({ kind, isRequired, isLong }) => kind === "text" && isRequired && !isLong)
      const label = slot?.label ?? ""
      const place = field(page, slot?.key ?? "")
      const input = place.getByRole("textbox")
      const written = await input.inputValue()

      const saved = savedTo(page)
      await input.fill(`${written.slice(0, 12)} edited`)
      await saved
      await expect(page.getByText("Saved", { exact: true })).toBeVisible()
      await page.getByRole("button", { name: "Undo" }).click()
      await expect(input).toHaveValue(written)
      await page.getByRole("button", { name: "Redo" }).click()
      await expect(input).toHaveValue(`${written.slice(0, 12)} edited`)

      await place.getByRole("button", { name: `Rewrite ${label}` }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Rewrite" }).click()
      await expect(page.getByRole("dialog")).toBeHidden()
      await expect(input).not.toHaveValue(`${written.slice(0, 12)} edited`)
      const rewritten = await input.inputValue()

      await place.getByRole("button", { name: `Copy ${label}` }).click()
      await expect(page.getByText("Copied!", { exact: true })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(rewritten)

      await page.getByRole("button", { name: "Export", exact: true }).click()
      const downloading = page.waitForEvent("download")
      await page.getByRole("menuitem", { name: /^Text/ }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/^seo-content-\d+-products\.txt$/)
      expect(await readFile(await download.path(), "utf8")).toContain(rewritten)
      await expect(page.getByText("Export Complete", { exact: true })).toBeVisible()

      await page.reload()
      await expect(input).toHaveValue(rewritten)
      await expectSound(page)
      await page.setViewportSize(screens[other])
      await expect(input).toHaveValue(rewritten)
      await expectSound(page)
      expect(unexpected(faults)).toEqual([])
    })
  })
}

test("shows only the picker at first, and keeps what was typed through a change of platform and a reload", async ({
  page,
}) => {
  await open(page, "/seo-generator")
  await expect(page.getByRole("radio")).toHaveCount(platforms.length)
  await expect(page.getByRole("textbox")).toHaveCount(0)
  await page.getByText("Etsy", { exact: true }).first().click()
  await page.getByLabel("Business Name").fill("Saltmarsh Pottery")
  await page.getByRole("button", { name: "Change" }).click()
  await page.getByText("Amazon", { exact: true }).first().click()
  await expect(page.getByLabel("Business Name")).toHaveValue("Saltmarsh Pottery")
  await page.getByLabel("Industry").waitFor()
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("Saltmarsh")))
  await page.reload()
  await expect(page.getByLabel("Business Name")).toHaveValue("Saltmarsh Pottery")
  await expectSound(page)
})

test("the form has the page until there is a result, then folds to a line and can be opened again", async ({
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
  await page.mouse.wheel(0, 1500)
  await expect(side).toBeInViewport()

  await summary.getByRole("button", { name: "Edit the brief" }).click()
  await expect(page.getByLabel("Business Name")).toHaveValue("Saltmarsh Pottery")
  await summary.getByRole("button", { name: "Back to the result" }).click()
  await expect(field(page, "productTitle")).toBeVisible()
  await expectSound(page)
})

test("fifty rows are fifty lines, and the one that is faulty opens by itself", async ({ page }) => {
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

test("says what is missing, and takes the focus there", async ({ page }) => {
  await open(page, "/seo-generator?platform=etsy")
  await page.getByLabel("Product name").fill("Mug")
  await page.getByLabel("Product Description").fill("Short")
  await generate(page).click()
  for (const words of [
    "Business Name is required",
    "Industry is required",
    "Etsy shop name is required",
    "Description must be at least 10 characters",
  ])
    await expect(page.getByText(words).first()).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.closest("form") !== null)).toBe(true)
  await expect(page).not.toHaveURL(/item=/)
  await expectSound(page)
})

test("goes on after a failure with nothing lost", async ({ page }) => {
  await open(page, "/seo-generator?platform=website")
  const name = await tryExample(page)
  let isDown = true
  await page.route("**/api/generate-seo/events*", (route) =>
    isDown
      ? route.fulfill({
          status: 502,
          json: { message: "The writer did not answer properly.", code: "provider_failed" },
        })
      : route.continue(),
  )
  await generate(page).click()
  await expect(text(page, "Generation Failed").first()).toBeVisible()
  await expect(page.getByText(/The writer did not answer properly/).first()).toBeVisible()
  await expect(page.getByLabel("Business Name")).toHaveValue(name)
  await expectSound(page)
  isDown = false
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page).toHaveURL(/item=/)
})

test("a session that ended loses nothing", async ({ page, context }) => {
  await open(page, "/seo-generator?platform=website")
  const name = await tryExample(page)
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("brief-draft:")))
  await context.clearCookies()
  await generate(page).click()
  await expect(page.getByRole("link", { name: "Sign in again" })).toBeVisible()
  await signInAsDemo(page)
  await page.goto("/seo-generator")
  await expect(page.getByLabel("Business Name")).toHaveValue(name)
})

/** Enough to be still at it when the page is loaded again. */
const manyProducts = Array.from(
  { length: 50 },
  (_, at) =>
    `Speckled Mug ${at + 1}, Mugs, ${`Stoneware mug number ${at + 1} that holds 12 oz with a wide handle. `.repeat(9)}`,
).join("\n")

test("work in progress is found again after a reload, and in another browser", async ({ page, browser, server }) => {
  await open(page, "/seo-generator?platform=etsy")
  await tryExample(page)
  await page.getByRole("button", { name: "Paste a list" }).click()
  await page.getByRole("dialog").getByRole("textbox").fill(manyProducts)
  await page.getByRole("dialog").getByRole("button", { name: "Add 48 products" }).click()
  await expect(page.getByText("Product 50", { exact: true }).first()).toBeAttached()
  let address = ""
  await Promise.all([
    // Where the machine is quick, it is there for a moment only.
    page.waitForURL(({ href }) => {
      if (/generation=/.test(href)) address = href
      return address !== ""
    }),
    generate(page).click(),
  ])
  const other = await browser.newPage({ baseURL: server.origin })
  await signInAsDemo(other)
  await other.goto(address)
  await page.goto(address)
  for (const one of [page, other]) await expect(one).toHaveURL(/item=/, { timeout: 140_000 })
  await other.close()
})

test("one brief is written for several platforms, and one that fails is tried again alone", async ({ page }) => {
  await open(page, "/seo-generator?platform=etsy")
  await tryExample(page)
  await page.getByRole("heading", { name: "Also write for" }).click()
  for (const label of ["Amazon", "eBay"]) await page.getByRole("checkbox", { name: label }).check()
  let failures = 1
  await page.route("**/api/generate-seo/events*", (route) =>
    route.request().postDataJSON().platform === "ebay" && failures-- > 0
      ? route.fulfill({ status: 503, json: { message: "There is too much to do.", code: "overloaded" } })
      : route.continue(),
  )
  await generate(page).click()
  await expect(page).toHaveURL(/run=.*platforms=/)
  const grid = page.getByRole("list", { name: "Platforms" })
  await expect(grid.getByRole("button", { name: "Open Amazon" })).toBeVisible()
  await expect(grid.getByText("There is too much to do.")).toBeVisible()
  await grid.getByRole("button", { name: "Try again for eBay" }).click()
  await grid.getByRole("button", { name: "Open eBay" }).click()
  await expect(page.getByText("Item specifics").first()).toBeVisible()
  await expect(page.getByText("The facts match on all platforms")).toBeVisible()
  await page.getByRole("button", { name: "Export all" }).click()
  const downloading = page.waitForEvent("download")
  await page.getByRole("menuitem", { name: /^CSV/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)
  await page.reload()
  await expect(grid.getByRole("button", { name: "Open Etsy" })).toBeVisible()
  await expectSound(page)
})

test("who comes back to a run finds it as it was, and nothing is written twice", async ({ page }) => {
  await open(page, "/seo-generator?platform=etsy")
  await tryExample(page)
  await page.getByRole("heading", { name: "Also write for" }).click()
  await page.getByRole("checkbox", { name: "Amazon" }).check()
  let written = 0
  page.on("request", (request) => {
    if (request.url().includes("/api/generate-seo")) written++
  })
  await generate(page).click()
  const grid = page.getByRole("list", { name: "Platforms" })
  for (const label of ["Etsy", "Amazon"])
    await expect(grid.getByRole("button", { name: `Open ${label}` })).toBeVisible()
  const run = page.url()
  await page.getByRole("button", { name: "Open menu" }).click()
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click()
  await expect(page).toHaveURL("/settings")
  await page.goBack()
  await expect(page).toHaveURL(run)
  for (const label of ["Etsy", "Amazon"])
    await expect(grid.getByRole("button", { name: `Open ${label}` })).toBeVisible()
  expect(written).toBe(2)
})

test("a listing that breaks a rule is exported only after a question", async ({ page }) => {
  await open(page, "/seo-generator?platform=etsy")
  await generateExample(page)
  const saved = savedTo(page)
  await field(page, "productTitle").getByRole("textbox").fill("x".repeat(141))
  await saved
  await expect(text(page, "Saved")).toBeVisible()
  await page.getByRole("button", { name: "Export", exact: true }).click()
  await page.getByRole("menuitem", { name: /^JSON/ }).click()
  await expect(page.getByRole("alertdialog")).toContainText("Title")
  const downloading = page.waitForEvent("download")
  await page.getByRole("button", { name: "Export anyway" }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.json$/)
})

test("the score follows what is typed where the worker beside the page cannot be loaded", async ({ page }) => {
  await page.route("**/judge-worker-*.js", (route) => route.abort())
  await open(page, "/seo-generator?platform=etsy")
  await generateExample(page)
  const score = page.getByText(/^SEO score: \d+ of 100/)
  const before = (await score.textContent()) ?? ""
  const title = field(page, "productTitle").getByRole("textbox")
  const written = await title.inputValue()
  await title.fill("x")
  await expect(score).not.toHaveText(before)
  await title.fill(written)
  await expect(score).toHaveText(before)
})

test("a new session keeps the old one as a draft, which can be resumed", async ({ page }) => {
  await open(page, "/seo-generator?platform=shopify")
  await page.getByLabel("Business Name").fill("Ridgeline Roasters")
  const saving = page.waitForResponse((reply) => reply.url().endsWith("/api/content-history") && reply.ok())
  await page.getByRole("button", { name: "Start New Session" }).click()
  const { id } = await (await saving).json()
  await expect(page.getByRole("radio")).toHaveCount(platforms.length)
  await page.goto(`/seo-generator?item=${id}`)
  await expect(page.getByLabel("Business Name")).toHaveValue("Ridgeline Roasters")
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
  await expect(page.getByText("Your previous text is saved as a draft in your history.")).toBeVisible()
  expect(await drafts(page)).toBe(1)
  const [{ id }] = await (await page.request.get("/api/content-history")).json()

  // Unchanged it is no second one.
  await page.goto(`/seo-generator?item=${id}`)
  await expect(page.getByRole("textbox", { name: "Description", exact: true })).toHaveValue(/Rye/)
  await startNew(page)
  await expect(page.getByRole("radio", { name: /Etsy/ })).toBeVisible()
  expect(await drafts(page)).toBe(1)

  // Changed it takes the place of the first.
  await page.goto(`/seo-generator?item=${id}`)
  await page.getByLabel("Business Name").fill("Saltmarsh Pottery")
  await startNew(page)
  await expect(page.getByText("Your previous text is saved as a draft in your history.")).toBeVisible()
  await expect
    .poll(async () => [await drafts(page), (await page.request.get(`/api/content-history/${id}`)).status()])
    .toEqual([1, 404])
})

test("the next listing begins with the business alone, says so, and leaves no draft of the last", async ({ page }) => {
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

test("what is advised stands at its field, and one click puts it right", async ({ page }) => {
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

test("in the dark, with the keyboard alone", async ({ page }) => {
  await setTheme(page, "dark")
  await open(page, "/seo-generator?platform=youtube")
  await page.getByRole("button", { name: "Try an example" }).press("Enter")
  await expect(page.getByLabel("Business Name")).not.toHaveValue("")
  await page.getByLabel("Business Name").press("Control+Enter")
  await expect(page).toHaveURL(/item=/)
  await expect(text(page, "Saved")).toBeVisible()
  await expectSound(page)
})
