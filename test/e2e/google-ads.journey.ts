import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { unzipSync } from "fflate"
import { expect, expectSoundOnAllScreens, test } from "./fixtures.ts"
import { becomeSubscriber, toastOf } from "./library.ts"

/** A campaign from the form's own example. */
async function buildExample(page: Page, type = "Home services") {
  await page.goto("/google-ads")
  await page.getByRole("combobox", { name: /^Business Type/ }).click()
  await page.getByRole("option", { name: type, exact: true }).click()
  await page.getByRole("button", { name: "Try an example" }).click()
  await page.getByRole("button", { name: "Generate Campaign" }).click()
  await expect(page).toHaveURL(/\/google-ads-generator\?campaign=/)
  await expect(page.getByRole("tab", { name: /^Ad Groups/ })).toBeVisible()
}

const tab = (page: Page, name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) })

test("the form says what is missing, forecasts while the budget changes, and keeps typed text", async ({ page }) => {
  await becomeSubscriber(page)
  await page.goto("/google-ads")
  await page.getByRole("button", { name: "Generate Campaign" }).click()
  for (const message of [
    "Business name is required",
    "Industry is required",
    "Location is required",
    "Primary services are required",
  ])
    await expect(page.getByRole("alert").getByRole("link", { name: message })).toBeVisible()
  await expect(page.getByLabel("Business Name")).toBeFocused()
  const forecast = page.getByText(/^About [\d,]+ clicks a month/)
  const before = (await forecast.textContent()) ?? ""
  await page.getByRole("slider", { name: "Drag the monthly budget" }).press("PageUp")
  await expect(forecast).not.toHaveText(before)
  await page.getByLabel("Business Name").fill("Mesa Movers")
  await page.reload()
  await expect(page.getByLabel("Business Name")).toHaveValue("Mesa Movers")
})

test("the form asks which of several towns is meant, unless another field says it", async ({ page }) => {
  await becomeSubscriber(page)
  await page.goto("/google-ads")
  const location = page.getByLabel(/^Location/)
  await location.fill("Halifax")
  await expect(page.getByText("Which Halifax do you mean?")).toBeVisible()
  await page.getByRole("button", { name: "Halifax, United Kingdom" }).click()
  await expect(location).toHaveValue("Halifax, United Kingdom")
  await expect(page.getByText("Which Halifax do you mean?")).toBeHidden()
  await location.fill("Halifax")
  await expect(page.getByText("Which Halifax do you mean?")).toBeVisible()
  await page.getByLabel("Phone").fill("01422 555 012")
  await expect(page.getByText("Which Halifax do you mean?")).toBeHidden()
})

test("a campaign is built, seen in six tabs, and edited in place", async ({ page, faults }) => {
  await becomeSubscriber(page)
  await buildExample(page)
  await expect(toastOf(page, "Campaign Generated!")).toBeVisible()
  for (const name of ["Keywords", "Ad Copy", "Audience", "Landing Page", "Tips", "Ad Groups"]) {
    await tab(page, name).click()
    await expect(page.getByRole("tabpanel")).toBeVisible()
  }
  await tab(page, "Ad Copy").click()
  const headline = page.getByLabel("Headline 1", { exact: true })
  await headline.fill("Call us now!!")
  await expect(page.getByText("Google would reject one text")).toBeVisible()
  await headline.fill("Drains Cleared by Desert Pros")
  await expect(page.getByText("Google would reject one text")).toBeHidden()
  await expect(page.getByText("All changes saved")).toBeVisible()
  await page.reload()
  await tab(page, "Ad Copy").click()
  await expect(headline).toHaveValue("Drains Cleared by Desert Pros")
  expect(faults).toEqual([])
})

test("every tab has no fault on all screens", async ({ page }) => {
  await becomeSubscriber(page)
  await buildExample(page, "Legal")
  for (const name of ["Ad Groups", "Keywords", "Ad Copy", "Audience", "Landing Page", "Tips"]) {
    await tab(page, name).click()
    await expectSoundOnAllScreens(page)
  }
})

test("another budget shows what it would change, and is applied", async ({ page }) => {
  await becomeSubscriber(page)
  await buildExample(page)
  const slider = page.getByRole("slider", { name: "Monthly budget to try" })
  await slider.press("PageUp")
  await slider.press("PageUp")
  await expect(page.getByRole("heading", { name: "What would change" })).toBeVisible()
  await expect(page.getByText(/^New groups:/)).toBeVisible()
  await page.getByRole("button", { name: "Use this budget" }).click()
  await expect(toastOf(page, "Budget changed")).toBeVisible()
  await expect(page.getByRole("heading", { name: "What would change" })).toBeHidden()
})

test("a pasted search terms report becomes negative keywords", async ({ page }) => {
  await becomeSubscriber(page)
  await buildExample(page)
  await tab(page, "Keywords").click()
  await page
    .getByRole("textbox", { name: "Search terms" })
    .fill(
      "Search term\tClicks\tCost\tConversions\nmonster truck rally\t7\t12.40\t0\ndrain cleaning tucson\t9\t30.10\t2",
    )
  await expect(page.getByText(/2 searches read. 1 could be excluded; they cost \$12.40/)).toBeVisible()
  await page.getByRole("button", { name: "Add", exact: true }).click()
  await expect(page.getByText("All changes saved")).toBeVisible()
  await expect(page.getByText(/None needs a negative keyword/)).toBeVisible()
})

test("Google Ads Editor's files are downloaded", async ({ page }) => {
  await becomeSubscriber(page)
  await buildExample(page)
  const arrival = page.waitForEvent("download")
  await page.getByRole("button", { name: "Export" }).click()
  await page.getByRole("menuitem", { name: /^Google Ads Editor/ }).click()
  const download = await arrival
  expect(download.suggestedFilename()).toBe("google-ads-editor.zip")
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  const first = new TextDecoder("utf-16le").decode(files["1-campaign.csv"])
  expect(first).toContain("Doesn't have EU political ads")
  expect(first.split("\r\n")[0]).toContain("Campaign\tCampaign Type")
})

test("saved campaigns are renamed, duplicated, paused and deleted, and opened from the history", async ({ page }) => {
  await becomeSubscriber(page)
  await buildExample(page)
  await page.goto("/google-ads")
  const menu = (item: string) => async () => {
    await page
      .getByRole("button", { name: /^More for/ })
      .first()
      .click()
    await page.getByRole("menuitem", { name: item }).click()
  }
  await menu("Rename")()
  await page.getByLabel("Campaign name").fill("Drains in spring")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByRole("heading", { name: "Drains in spring", exact: true })).toBeVisible()
  await menu("Duplicate")()
  await expect(page.getByRole("heading", { name: "Drains in spring (copy)" })).toBeVisible()
  await menu("Pause")()
  await expect(page.getByText("Paused", { exact: true })).toBeVisible()
  await menu("Delete")()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByRole("article")).toHaveCount(1)
  await page.goto("/content-history?platform=google_ads")
  await page.getByRole("link", { name: "Drains in spring", exact: true }).click()
  await expect(page.getByRole("heading", { name: /^Drains in spring/ })).toBeVisible()
  await page.getByRole("button", { name: "Create New Campaign" }).click()
  await expect(page.getByRole("form", { name: "Campaign" })).toBeVisible()
})
