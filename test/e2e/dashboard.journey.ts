import type { Page } from "@playwright/test"
import { expect, expectSoundOnAllScreens, screens, test, unexpected } from "./fixtures.ts"
import { beginAsSubscriber, generateOnTheSide, heading, toastOf } from "./subscriber.ts"

const fact = (page: Page, label: string) => page.locator("dl > div", { hasText: label }).getByRole("definition")

// A flow is walked on one screen; every state of it that is checked is checked on both.
test.describe("the dashboard on a phone", () => {
  test.use({ viewport: screens.phone })

  test("shows the first-day content, welcomes once, and guides until it is skipped", async ({ page, faults }) => {
    await beginAsSubscriber(page)
    const welcomed = page.waitForResponse(
      (reply) => reply.url().endsWith("/onboarding") && reply.request().postData()?.includes("welcomed") === true,
      { timeout: 50_000 },
    )
    await page.goto("/")
    await expect(page.getByText("Everything is ready", { exact: false })).toBeVisible()
    for (const [label, words] of [
      ["Subscription", "Unlimited"],
      ["Account", "Active"],
      ["Plan", "Search Simple Standard"],
      ["Total Generations", "0"],
      ["Favorite Platform", "-"],
      ["Member Since", "Today"],
    ] as const)
      await expect(fact(page, label)).toHaveText(words)
    await expect(heading(page, "Three steps to your first listing")).toBeVisible()
    await expect(heading(page, "What to do next")).toBeHidden()
    await welcomed
    await expectSoundOnAllScreens(page)
    await expect(page.getByText("Choose where you sell, and start there.")).toBeVisible()

    await page.getByRole("link", { name: /^Etsy/ }).click()
    await expect(page).toHaveURL("/seo-generator?platform=etsy")
    await page.goto("/")
    await expect(page.getByRole("listitem").filter({ hasText: "Choose platform" })).toContainText("(done)")
    await page.getByRole("button", { name: "Skip the guide" }).click()
    await expect(heading(page, "How it works")).toBeVisible()
    await page.reload()
    await expect(heading(page, "How it works")).toBeVisible()
    await page.getByRole("link", { name: "Generate SEO Content" }).click()
    await expect(page).toHaveURL("/dashboard")
    expect(unexpected(faults)).toEqual([])
  })

  test("counts written listings, celebrates once, and suggests the next step", async ({ page, faults }) => {
    await beginAsSubscriber(page)
    const itemId = await generateOnTheSide(page)
    await page.goto("/")
    await expect(page.getByText("Your first listing is written")).toBeVisible()
    await expect(fact(page, "Total Generations")).toHaveText("1")
    await expect(fact(page, "Favorite Platform")).toHaveText("Etsy")
    await expect(fact(page, "Listings written")).toHaveText("1")
    await expectSoundOnAllScreens(page)
    await page.keyboard.press("Escape")
    await expect(page.getByText("Your first listing is written")).toBeHidden()

    const scores = page.getByRole("region", { name: "Average score by platform" })
    await expect(scores.getByRole("listitem")).toContainText(/Etsy1 listing\d+ of 100/)
    await page.getByText("Show as a table").click()
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(2)
    await expect(page.getByRole("row").last().getByRole("cell")).toHaveText(["1", "1"])
    const next = page.getByRole("region", { name: "What to do next" })
    await expect(next.getByRole("link", { name: /^Try / })).toHaveAttribute("href", /platform=/)

    await page.reload()
    await expect(fact(page, "Total Generations")).toHaveText("1")
    await expect(page.getByText("Your first listing is written")).toBeHidden()
    expect(itemId).not.toBe("")
    expect(unexpected(faults)).toEqual([])
  })

  test("shows that it is loading, and what to do if that fails", async ({ page }) => {
    await beginAsSubscriber(page)
    let answer: () => void = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route("**/api/dashboard?*", async (route) => {
      await asked
      await route.fulfill({ status: 500, json: {} })
    })
    await page.goto("/")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByText("Loading your dashboard...").first()).toBeVisible()
    answer()
    await expect(page.getByText("Your figures could not be loaded")).toBeVisible()
    await expect(page.getByRole("link", { name: "Build a campaign" })).toBeVisible()
    await expectSoundOnAllScreens(page)
    await page.unroute("**/api/dashboard?*")
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(fact(page, "Total Generations")).toHaveText("0")
  })
})

test.describe("the dashboard on a desktop", () => {
  test.use({ viewport: screens.desktop })

  test("a form becomes a template, and a template a form", async ({ page, faults }) => {
    await beginAsSubscriber(page)
    await page.goto("/seo-generator?platform=etsy")
    await page.getByRole("button", { name: "Try an example" }).click()
    const name = page.getByLabel("Business Name")
    // The examples are fetched on demand.
    await expect(name).not.toHaveValue("")
    const business = await name.inputValue()
    await page.getByRole("button", { name: "Templates" }).click()
    await page.getByRole("menuitem", { name: "Save as template" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Name", { exact: false }).first().fill("")
    await dialog.getByRole("button", { name: "Save template" }).click()
    await expect(dialog.getByText("Please give it a name")).toBeVisible()
    await dialog.getByLabel("Name", { exact: false }).first().fill("Autumn glazes")
    await dialog.getByLabel("Purpose").fill("Everything but the colour stays.")
    await expectSoundOnAllScreens(page)
    await dialog.getByRole("button", { name: "Save template" }).click()
    await expect(toastOf(page, "Template saved")).toBeVisible()

    await name.fill("Somebody else")
    await page.getByRole("button", { name: "Templates" }).click()
    await page.getByRole("menuitem", { name: "Start from a template" }).click()
    await expectSoundOnAllScreens(page)
    await dialog.getByRole("button", { name: /^Autumn glazes/ }).click()
    await expect(name).toHaveValue(business)
    await page.getByRole("button", { name: "Undo" }).first().click()
    await expect(name).toHaveValue("Somebody else")

    await page.goto("/templates")
    const card = page.getByRole("article", { name: "Autumn glazes" })
    await expect(card).toContainText("used once")
    await expectSoundOnAllScreens(page)
    await card.getByRole("button", { name: /^More/ }).click()
    await page.getByRole("menuitem", { name: "Rename or share" }).click()
    await dialog.getByRole("switch", { name: "Share with everyone here" }).click()
    await dialog.getByRole("button", { name: "Save", exact: true }).click()
    await expect(card).toContainText("Shared")
    await card.getByRole("link", { name: "Use template" }).click()
    await expect(page.getByLabel("Business Name")).toHaveValue(business)

    await page.goto("/templates")
    await card.getByRole("button", { name: /^More/ }).click()
    await page.getByRole("menuitem", { name: "Delete" }).click()
    await expect(page.getByRole("alertdialog")).toContainText(
      'Are you sure you want to delete "Autumn glazes"? This action cannot be undone.',
    )
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await expect(heading(page, "No templates yet")).toBeVisible()
    await expectSoundOnAllScreens(page)
    expect(unexpected(faults)).toEqual([])
  })

  test("a review is written, rewritten and withdrawn", async ({ page, faults }) => {
    await beginAsSubscriber(page)
    await page.goto("/your-review")
    await page.getByRole("button", { name: "Send the review" }).click()
    await expect(page.getByText("3 things need your attention")).toBeVisible()
    await expectSoundOnAllScreens(page)
    await page.getByRole("radio", { name: /^4 of 5/ }).press("Space")
    await page.getByLabel("Headline").fill("My tags fit now")
    await page.getByLabel("Your experience").fill("Thirteen tags without counting letters <b>by hand</b>.")
    await page.getByRole("button", { name: "Send the review" }).click()
    await expect(page.getByText("Waiting for review")).toBeVisible()
    await expect(page.getByText("without counting letters <b>by hand</b>.")).toBeVisible()
    await page.getByRole("button", { name: "Edit" }).click()
    await page.getByLabel("Headline").fill("My tags fit, every time")
    await page.getByRole("button", { name: "Resubmit" }).click()
    await expect(page.getByText("My tags fit, every time")).toBeVisible()
    await page.reload()
    await expect(page.getByText("My tags fit, every time")).toBeVisible()
    await page.getByRole("button", { name: "Withdraw it" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw it" }).click()
    await expect(page.getByRole("button", { name: "Send the review" })).toBeVisible()

    await page.getByLabel("Business name").fill("Saltmarsh Pottery")
    await page.getByLabel("Industry").fill("Home & Living")
    await page.getByLabel("The result").fill("Views went from 40 to 310 a week.")
    await page.getByRole("button", { name: "Send the story" }).click()
    await expect(heading(page, "Saltmarsh Pottery")).toBeVisible()
    await expectSoundOnAllScreens(page)
    expect(unexpected(faults)).toEqual([])
  })
})
