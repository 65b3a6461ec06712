import { platforms } from "../../src/domain/platforms/index.ts"
import { expect, expectSound, setTheme, signInAsDemo, test } from "./fixtures.ts"
import { field, generate, generateExample, manyProducts, open, savedTo, text, tryExample } from "./generator-form.ts"

test("shows only the picker at first, and keeps typed text through a change of platform and a reload", async ({
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

test("says what is missing, and moves the focus there", async ({ page }) => {
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

test("continues after a failure without losing anything", async ({ page }) => {
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

test("work in progress is found again after a reload, and in another browser", async ({ page, browser, server }) => {
  await open(page, "/seo-generator?platform=etsy")
  await tryExample(page)
  await page.getByRole("button", { name: "Paste a list" }).click()
  await page.getByRole("dialog").getByRole("textbox").fill(manyProducts)
  await page.getByRole("dialog").getByRole("button", { name: "Add 48 products" }).click()
  await expect(page.getByText("Product 50", { exact: true }).first()).toBeAttached()
  let address = ""
  await Promise.all([
    // On a fast machine, it shows only for a moment.
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

test("one brief is written for several platforms, and a failed one is retried alone", async ({ page }) => {
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

test("a run is still there when the user returns, and nothing is written twice", async ({ page }) => {
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
    await expect(grid.getByRole("button", { name: `Open ${label}` })).toBeVisible({ timeout: 140_000 })
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

test("a list that was requested before the run was recorded does not hide it", async ({ page }) => {
  await open(page, "/seo-generator?platform=etsy")
  await tryExample(page)
  await page.getByRole("heading", { name: "Also write for" }).click()
  await page.getByRole("checkbox", { name: "Amazon" }).check()
  let recorded = 0
  page.on("response", (reply) => {
    if (reply.url().includes("/api/generate-seo")) recorded++
  })
  await page.route(
    "**/api/generations?run=*",
    async (route) => {
      const early = await route.fetch()
      await expect.poll(() => recorded).toBe(2)
      // The page leaves a list that it has no more use for.
      await route.fulfill({ response: early }).catch(() => {})
    },
    { times: 1 },
  )
  await generate(page).click()
  const grid = page.getByRole("list", { name: "Platforms" })
  for (const label of ["Etsy", "Amazon"])
    await expect(grid.getByRole("button", { name: `Open ${label}` })).toBeVisible()
  await expect(page.getByText("All 2 platforms are written.")).toBeAttached()
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

test("the score follows the typing even if the worker cannot be loaded", async ({ page }) => {
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

test("in dark mode, with the keyboard alone", async ({ page }) => {
  await setTheme(page, "dark")
  await open(page, "/seo-generator?platform=youtube")
  await page.getByRole("button", { name: "Try an example" }).press("Enter")
  await expect(page.getByLabel("Business Name")).not.toHaveValue("")
  await page.getByLabel("Business Name").press("Control+Enter")
  await expect(page).toHaveURL(/item=/)
  await expect(text(page, "Saved")).toBeVisible()
  await expectSound(page)
})
