import type { Page } from "@playwright/test"
import { faultyPage, mendedPage } from "./analyzer-site.ts"
import { expect, expectSoundInBothThemes, expectSoundOnAllScreens, screens, test, unexpected } from "./fixtures.ts"
import { beginAsSubscriber, heading, toastOf } from "./subscriber.ts"

async function analyze(page: Page, address: string): Promise<void> {
  await page.getByLabel("Page address").first().fill(address)
  await page.getByRole("button", { name: "Analyze page" }).first().click()
}

const tab = (page: Page, name: RegExp) => page.getByRole("tab", { name })

// This flow is walked on one screen; every state of it that is checked is checked on both.
test.describe("the analyzer on a phone", () => {
  test.use({ viewport: screens.phone, permissions: ["clipboard-read", "clipboard-write"] })

  test("a page is analyzed, read in four tabs, taken along and deleted", async ({ page, faults, shop }) => {
    shop.pages.set("/", faultyPage)
    await beginAsSubscriber(page)
    await page.goto("/webpage-analyzer")
    await expect(heading(page, "No Analysis Selected")).toBeVisible()
    await expectSoundOnAllScreens(page)

    await page.getByRole("button", { name: "Analyze page" }).click()
    await expect(page.getByText("URL is required")).toBeVisible()
    await analyze(page, "ftp://bench.example/")
    await expect(page.getByText("Please enter a valid URL")).toBeVisible()
    await analyze(page, "http://127.0.0.1:1/")
    await expect(page.getByRole("alert").getByText(/port 1|not on the public internet/)).toBeVisible()

    await analyze(page, `http://${shop.host}/`)
    await expect(heading(page, "Home")).toBeVisible()
    await expect(page.getByText("Some links are broken").first()).toBeVisible()
    await expectSoundOnAllScreens(page)
    await tab(page, /Content/).click()
    await expect(page.getByText("skips a level")).toBeVisible()
    await tab(page, /Links/).click()
    const broken = page.getByRole("region", { name: "Broken links (1)" })
    await expect(broken.getByText(`http://${shop.host}/gone`)).toBeVisible()
    await expect(broken.getByText(/answers 404/)).toBeVisible()
    await expectSoundOnAllScreens(page)
    await tab(page, /Improvements/).click()
    const texts = page.getByRole("region", { name: "Better texts" })
    await expect(texts.getByText(/Handmade oak tables/).first()).toBeVisible()
    await page.getByRole("button", { name: "Copy", exact: true }).click()
    await expect(toastOf(page, "Copied!")).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<link rel="canonical"')
    await expectSoundOnAllScreens(page)

    const saved = page.waitForEvent("download")
    await page.getByRole("button", { name: "CSV" }).click()
    expect((await saved).suggestedFilename()).toMatch(/^page-analysis-127-0-0-1-\d+\.csv$/)

    await page.getByRole("button", { name: "Delete the analysis of Home" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await expect(toastOf(page, "Analysis Deleted")).toBeVisible()
    await expect(heading(page, "No Analysis Selected")).toBeVisible()
    expect(unexpected(faults).filter((fault) => !/status of 4(00|22)/.test(fault))).toEqual([])
  })
})

test("a page that was mended shows what changed, and goes to the history and the generator", async ({ page, shop }) => {
  shop.pages.set("/", faultyPage)
  await beginAsSubscriber(page)
  await page.goto("/webpage-analyzer")
  await analyze(page, `http://${shop.host}/`)
  await expect(heading(page, "Home")).toBeVisible()
  shop.pages.set("/", mendedPage)
  await page.getByRole("button", { name: "Analyze again" }).click()
  await expect(heading(page, "Handmade oak tables from Leeds | Bench Carpentry")).toBeVisible()
  const changes = page.getByRole("region", { name: /^Since / })
  await expect(changes.getByText("The title is specific")).toBeVisible()
  await expect(changes.getByText("No link is broken")).toBeVisible()

  await page.goto("/content-history?platform=webpage_analyzer")
  await page.getByRole("link", { name: "Handmade oak tables from Leeds | Bench Carpentry" }).click()
  await expect(heading(page, "Handmade oak tables from Leeds | Bench Carpentry")).toBeVisible()
  await page.getByRole("button", { name: "Send to the generator" }).click()
  await expect(page).toHaveURL(/\/seo-generator\?item=/)
  await expect(page.getByLabel(/Business Name/)).toHaveValue("Bench Carpentry")
})

test("two pages are compared, and a list of pages is analyzed in the background", async ({ page, shop }) => {
  shop.pages.set("/", faultyPage)
  await beginAsSubscriber(page)
  await page.goto("/webpage-analyzer")
  await analyze(page, `http://${shop.host}/`)
  await expect(heading(page, "Home")).toBeVisible()
  await page.getByRole("button", { name: "Compare" }).click()
  const compare = page.getByRole("region", { name: "Compare with another page" })
  await compare.getByLabel("Page address").fill(`http://${shop.host}/chairs`)
  await compare.getByRole("button", { name: "Analyze page" }).click()
  await expect(compare.getByText("Better on the other page")).toBeVisible()
  await expectSoundInBothThemes(page)

  await page.getByText("Several pages").click()
  await page
    .getByLabel("Addresses, or a sitemap")
    .fill(`http://${shop.host}/\nhttp://${shop.host}/chairs\nhttp://${shop.host}/locked`)
  await page.getByRole("button", { name: "Analyze all" }).click()
  const batch = page.getByRole("region", { name: /^Pages of / })
  await expect(batch.getByText(/this says nothing about Google/)).toBeVisible()
  await expect(batch.getByRole("button", { name: "Open" })).toHaveCount(2)
  await expectSoundInBothThemes(page)
})
