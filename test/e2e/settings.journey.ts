import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
import { expect, expectSound, registerOnTheSide, screens, test, unexpected } from "./fixtures.ts"
import { beginAsSubscriber } from "./subscriber.ts"

const save = (page: Page) => page.getByRole("button", { name: "Save Settings" })
const tab = (page: Page, name: string) => page.getByRole("tab", { name })
const toastOf = (page: Page, title: string) => page.getByRole("region").getByText(title, { exact: true })

async function choose(page: Page, label: string, option: string) {
  await page.getByRole("combobox", { name: label }).click()
  await page.getByRole("option", { name: option }).click()
}

const choices = [
  ["Content & Generation", "Default platform", "Shopify", "shopify", "defaultPlatform"],
  ["Content & Generation", "Default tone", "Friendly", "friendly", "defaultTone"],
  ["Content & Generation", "Default style", "Concise", "concise", "defaultStyle"],
  ["Content & Generation", "Content retention", "180 days", 180, "contentRetentionDays"],
  ["Content & Generation", "Export format", "CSV", "csv", "exportFormat"],
  ["Privacy & Security", "Session timeout", "4 hours", 240, "sessionTimeout"],
] as const
const switches = [
  ["Account & Profile", "Email notifications", "emailNotifications", true],
  ["Account & Profile", "Generation complete", "generationComplete", true],
  ["Account & Profile", "Marketing emails", "marketingEmails", false],
  ["Privacy & Security", "Data sharing", "dataSharing", false],
  ["Privacy & Security", "Activity logging", "activityLogging", true],
] as const

test.describe("on a phone", () => {
  test.use({ viewport: screens.phone })

  test("every setting is saved, and shown again on a desktop", async ({ page, faults }) => {
    await registerOnTheSide(page)
    await page.goto("/settings")
    for (const [place, label, option] of choices) {
      await tab(page, place).click()
      await choose(page, label, option)
    }
    for (const [place, label, , isOn] of switches) {
      await tab(page, place).click()
      await expect(page.getByRole("switch", { name: label })).toBeChecked({ checked: isOn })
      await page.getByRole("switch", { name: label }).click()
    }
    await expect(page.getByText("Unsaved changes")).toBeVisible()
    await save(page).click()
    await expect(toastOf(page, "Settings saved")).toBeVisible()
    await expect(page.getByText("Your preferences have been updated successfully.").first()).toBeVisible()
    await expect(page.getByText("Unsaved changes")).toBeHidden()

    const stored = await (await page.request.get("/api/settings")).json()
    for (const [, , , value, key] of choices) expect(stored[key]).toBe(value)
    for (const [, , key, isOn] of switches) expect(stored[key]).toBe(!isOn)
    await page.setViewportSize(screens.desktop)
    await page.reload()
    for (const [place, label, option] of choices) {
      await tab(page, place).click()
      await expect(page.getByRole("combobox", { name: label })).toContainText(option)
    }
    for (const [place, label, , isOn] of switches) {
      await tab(page, place).click()
      await expect(page.getByRole("switch", { name: label })).toBeChecked({ checked: !isOn })
    }
    expect(unexpected(faults)).toEqual([])
  })
})

test("a tab opened by its address is in view on all screens", async ({ page }) => {
  await beginAsSubscriber(page)
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen)
    for (const name of ["account", "content", "billing", "privacy", "api"]) {
      await page.goto(`/settings?tab=${name}`)
      await expect(page.getByRole("tab", { selected: true })).toBeInViewport()
      // Settings under API take effect at once.
      await expect(save(page)).toHaveCount(name === "api" ? 0 : 1)
    }
  }
})

test("all ten platforms, and the specification's other options", async ({ page }) => {
  await registerOnTheSide(page)
  await page.goto("/settings?tab=content")
  for (const [label, count] of [
    ["Default platform", 10],
    ["Default tone", 5],
    ["Content retention", 5],
    ["Export format", 4],
  ] as const) {
    await page.getByRole("combobox", { name: label }).click()
    await expect(page.getByRole("option")).toHaveCount(count)
    await page.keyboard.press("Escape")
  }
})

test("the chosen platform and format are preselected in the generator", async ({ page }) => {
  await beginAsSubscriber(page)
  const stored = await (await page.request.get("/api/settings")).json()
  const chosen = { ...stored, defaultPlatform: "shopify", exportFormat: "csv" }
  expect((await page.request.put("/api/settings", { data: chosen })).status()).toBe(200)
  await page.goto("/seo-generator")
  await expect(page.getByLabel("Shopify store name")).toBeVisible()
  await page.getByRole("button", { name: "Try an example" }).click()
  await expect(toastOf(page, "Example filled in")).toBeVisible()
  await page.getByRole("button", { name: /^Generate SEO Content/ }).click()
  await expect(page).toHaveURL(/item=/)
  await page.getByRole("button", { name: "Export", exact: true }).click()
  await expect(page.getByRole("menuitem").first()).toContainText("CSV")
})

test("unsaved changes are protected: by a question, and in this tab", async ({ page }) => {
  await registerOnTheSide(page)
  await page.goto("/settings?tab=privacy")
  await page.getByRole("switch", { name: "Data sharing" }).click()
  await page.getByRole("button", { name: "Open menu" }).click()
  await page.getByRole("link", { name: "Home", exact: true }).first().click()
  await expect(page.getByRole("alertdialog")).toContainText("Leave without saving?")
  await page.getByRole("button", { name: "Stay" }).click()
  await expect(page).toHaveURL("/settings?tab=privacy")
  page.on("dialog", (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByRole("switch", { name: "Data sharing" })).toBeChecked()
  await expect(page.getByText("Unsaved changes")).toBeVisible()
  await page.getByRole("button", { name: "Discard" }).click()
  await expect(page.getByRole("switch", { name: "Data sharing" })).not.toBeChecked()
  await expect(page.getByText("Unsaved changes")).toBeHidden()
})

test("a failed save loses nothing", async ({ page }) => {
  await registerOnTheSide(page)
  await page.goto("/settings?tab=privacy")
  await page.getByRole("switch", { name: "Data sharing" }).click()
  await page.route("**/api/settings", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  )
  await save(page).click()
  await expect(toastOf(page, "Settings could not be saved")).toBeVisible()
  await page.unroute("**/api/settings")
  await save(page).click()
  await expect(toastOf(page, "Settings saved")).toBeVisible()
})

test("cancel, access until, reactivate", async ({ page }) => {
  await beginAsSubscriber(page)
  await page.goto("/settings?tab=billing")
  await expect(page.getByRole("heading", { name: "Monthly Subscription" })).toBeVisible()
  await expect(page.getByText("$9.99/month • Unlimited generations")).toBeVisible()
  await expect(page.getByText("Next billing")).toBeVisible()
  await page.getByRole("button", { name: "Cancel Subscription" }).click()
  await expectSound(page)
  await page.getByRole("button", { name: "Yes, cancel it" }).click()
  await expect(toastOf(page, "Subscription cancelled")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Cancelled Subscription" })).toBeVisible()
  await expect(page.getByText("Access until billing period ends")).toBeVisible()
  await expect(page.getByText("Access until", { exact: true })).toBeVisible()
  await expect(page.getByRole("switch", { name: "Auto-renew" })).not.toBeChecked()
  await page.goto("/")
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible()
  await page.goto("/settings?tab=billing")
  await page.getByRole("link", { name: "Reactivate" }).click()
  await expect(page).toHaveURL("/checkout")
  await page.getByRole("button", { name: "Reactivate Subscription" }).click()
  await expect(page.getByRole("heading", { name: "Monthly Subscription" })).toBeVisible()
})

test("turning auto-renew off cancels at the end of the period", async ({ page }) => {
  await beginAsSubscriber(page)
  await page.goto("/settings?tab=billing")
  await page.getByRole("switch", { name: "Auto-renew" }).click()
  await save(page).click()
  await expect(toastOf(page, "Settings saved")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Cancelled Subscription" })).toBeVisible()
  await page.getByRole("switch", { name: "Auto-renew" }).click()
  await save(page).click()
  await expect(page.getByRole("heading", { name: "Monthly Subscription" })).toBeVisible()
})

test("a cancellation that fails says so", async ({ page }) => {
  await beginAsSubscriber(page)
  await page.goto("/settings?tab=billing")
  await page.route("**/api/cancel-subscription", (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole("button", { name: "Cancel Subscription" }).click()
  await page.getByRole("button", { name: "Yes, cancel it" }).click()
  await expect(toastOf(page, "Cancellation failed")).toBeVisible()
  await expect(page.getByText("Failed to cancel subscription. Please try again.").first()).toBeVisible()
})

test("an invoice is downloaded, and the card is changed", async ({ page }) => {
  await beginAsSubscriber(page)
  await page.goto("/settings?tab=billing")
  const downloading = page.waitForEvent("download")
  await page.getByRole("button", { name: /^Download/ }).click()
  const file = await downloading
  expect(await readFile(await file.path(), "utf8")).toContain("$9.99")
  await expect(page.getByText("Test card ending in 4242")).toBeVisible()
  await page.getByRole("button", { name: "Change card" }).click()
  await page.getByRole("radio", { name: /next renewal/ }).check()
  await expectSound(page)
  await page.getByRole("button", { name: "Use this card" }).click()
  await expect(page.getByText("Test card ending in 0341")).toBeVisible()
})

test("without a subscription the tab leads to the checkout", async ({ page }) => {
  await registerOnTheSide(page)
  await page.goto("/settings?tab=billing")
  await expect(page.getByRole("heading", { name: "No Active Subscription" })).toBeVisible()
  await expect(page.getByText("Subscribe to access all features")).toBeVisible()
  await expect(page.getByText("No invoices yet")).toBeVisible()
  await page.getByRole("link", { name: "Subscribe" }).click()
  await expect(page).toHaveURL("/checkout")
})

test.describe("on the machine itself", () => {
  // Only here can payments be triggered that happen by themselves elsewhere.
  test.use({ extraHTTPHeaders: {} })

  test("a refund and a dispute are visible", async ({ page }) => {
    await beginAsSubscriber(page)
    await page.goto("/dev/money")
    await page.getByRole("button", { name: "Dispute it" }).click()
    await expect(toastOf(page, "Dispute it")).toBeVisible()
    // The provider reports it a moment later, and the page asks when it is opened.
    await expectAtBilling(page, page.getByText("Until that is settled, the tools rest.", { exact: false }))
    await page.goto("/dev/money")
    await page.getByRole("button", { name: "Refund it" }).click()
    await expect(toastOf(page, "Refund it")).toBeVisible()
    await expectAtBilling(page, page.getByRole("heading", { name: "No Active Subscription" }))
    await expect(page.getByText("Refunded", { exact: true })).toBeVisible()
  })
})

const expectAtBilling = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.goto("/settings?tab=billing")
    await expect(shown).toBeVisible({ timeout: 3000 })
  }).toPass()
