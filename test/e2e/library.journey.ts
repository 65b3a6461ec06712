import { expect, expectSound, expectSoundOnAllScreens, screens, test, unexpected } from "./fixtures.ts"
import { becomeSubscriber, card, cards, filter, makeListing, openLibrary, press, refuse, toastOf } from "./library.ts"

// A flow is walked on one screen; every state of it that is checked is checked on both.
test.describe("the history on a phone", () => {
  test.use({ viewport: screens.phone, permissions: ["clipboard-read", "clipboard-write"] })

  test("a listing is found, opened, copied, edited in place, marked and continued", async ({ page, faults }) => {
    await openLibrary(page, ["Plates", "Mugs"])
    await expect(cards(page)).toHaveCount(2)
    await expect(cards(page).first()).toHaveAccessibleName("Mugs")
    await expect(card(page, "Mugs").locator("time")).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/)

    await press(page, "Mugs", "Expand Mugs")
    await press(page, "Mugs", /^Copy Title$/)
    await expect(toastOf(page, "Copied!")).toBeVisible()
    await expect(page.getByText("Title copied to clipboard").first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Mug")
    await expectSoundOnAllScreens(page)

    await press(page, "Mugs", "Edit title, tags and notes")
    const form = page.getByRole("form", { name: "Edit Mugs" })
    await expect(form.getByLabel("Title")).toBeFocused()
    await form.getByLabel("Title").fill("Autumn mugs")
    for (const tag of ["one", "two", "three", "four", "five"]) {
      await form.getByLabel("Tags").fill(tag)
      await form.getByLabel("Tags").press("Enter")
    }
    await form.getByLabel("Notes").fill("Ask for the blue glaze.")
    await expectSoundOnAllScreens(page)
    await form.getByRole("button", { name: "Save" }).click()
    await expect(card(page, "Autumn mugs")).toBeFocused()
    await press(page, "Autumn mugs", "Collapse Autumn mugs")
    await expect(card(page, "Autumn mugs").getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
      "one",
      "two",
      "three",
      "+2 more",
    ])
    await expect(card(page, "Autumn mugs").getByText("Ask for the blue glaze.")).toBeVisible()

    await press(page, "Autumn mugs", "Favorite: Autumn mugs")
    await filter(page, "Favorites").click()
    await expect(cards(page)).toHaveCount(1)
    await page.reload()
    await expect(cards(page)).toHaveCount(1)
    await card(page, "Autumn mugs").getByRole("link", { name: "Autumn mugs" }).click()
    await expect(page).toHaveURL(/\/seo-generator\?item=/)
    await expect(page.getByRole("heading", { name: "Autumn mugs" })).toBeVisible()
    expect(unexpected(faults)).toEqual([])
  })

  test("several are marked, exported and deleted at once", async ({ page, faults }) => {
    await openLibrary(page, ["One", "Two", "Three"])
    for (const title of ["One", "Three"]) await page.getByRole("checkbox", { name: `Select ${title}` }).check()
    const bar = page.getByRole("region", { name: "Selected items" })
    await expect(bar.getByText("2 selected")).toBeVisible()
    await expectSoundOnAllScreens(page)
    await bar.getByRole("button", { name: "Add to favorites" }).click()
    for (const title of ["One", "Three"])
      await expect(card(page, title).getByRole("button", { name: `Favorite: ${title}` })).toHaveAttribute(
        "aria-pressed",
        "true",
      )
    await bar.getByRole("button", { name: "Export" }).click()
    const downloading = page.waitForEvent("download")
    await page.getByRole("menuitem", { name: /^ZIP, CSV/ }).click()
    expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)
    await bar.getByRole("button", { name: "Delete" }).click()
    await expect(page.getByText("Are you sure you want to delete 2 items? This action cannot be undone.")).toBeVisible()
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(cards(page)).toHaveCount(3)
    await page.reload()
    await expect(cards(page)).toHaveCount(3)
    await page.getByRole("button", { name: "Export all" }).click()
    const exporting = page.waitForEvent("download")
    await page.getByRole("menuitem", { name: /^JSON/ }).click()
    expect((await exporting).suggestedFilename()).toMatch(/\.json$/)
    expect(unexpected(faults)).toEqual([])
  })
})

test("a favorite that is still being saved appears in the list of favorites", async ({ page }) => {
  await openLibrary(page, ["Plates", "Mugs"])
  let save: () => void = () => {}
  const opened = new Promise<void>((resolve) => {
    save = resolve
  })
  await page.route("**/api/content-history/*", async (route) => {
    if (route.request().method() === "PATCH") await opened
    await route.continue()
  })
  const read = page.waitForResponse((answer) => answer.url().includes("isFavorite=true"))
  await press(page, "Mugs", "Favorite: Mugs")
  await filter(page, "Favorites").click()
  await read
  await expect(cards(page)).toHaveCount(0)
  save()
  await expect(cards(page)).toHaveCount(1)
})

test("an empty history says what will be here, and where to begin", async ({ page }) => {
  await becomeSubscriber(page)
  let letGo: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route("**/api/content-history", async (route) => {
    await held
    await route.continue()
  })
  await page.goto("/content-history")
  await expect(page.locator("[data-skeleton-card]")).toHaveCount(6)
  await expectSound(page)
  letGo()
  await expect(page.getByRole("heading", { name: "No content yet" })).toBeVisible()
  await expectSound(page)
  await page.getByRole("link", { name: "Generate Content" }).click()
  await expect(page).toHaveURL(/\/seo-generator$/)
})

test("a list that cannot be loaded says so, and can be retried", async ({ page }) => {
  await becomeSubscriber(page)
  await makeListing(page, "Mugs")
  let isDown = true
  await page.route("**/api/content-history", (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { message: "There is too much to do.", code: "overloaded" } })
      : route.continue(),
  )
  await page.goto("/content-history")
  await expect(page.getByText("Failed to fetch content history")).toBeVisible()
  await expect(page.getByText("There is too much to do.")).toBeVisible()
  await expectSound(page)
  isDown = false
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(card(page, "Mugs")).toBeVisible()
})

test("a failed mark is reverted and reported", async ({ page }) => {
  await openLibrary(page, ["Mugs"])
  await refuse(page, "**/api/content-history/*", "PATCH")
  const star = card(page, "Mugs").getByRole("button", { name: "Favorite: Mugs" })
  await star.click()
  await expect(toastOf(page, "Not saved")).toBeVisible()
  await expect(page.getByText("The test says no.").first()).toBeVisible()
  await expect(star).toHaveAttribute("aria-pressed", "false")
  await press(page, "Mugs", "Archive: Mugs")
  await expect(toastOf(page, "Not saved")).toBeVisible()
  await expect(card(page, "Mugs")).toBeVisible()

  await press(page, "Mugs", "More for Mugs")
  await page.getByRole("menuitem", { name: "Edit title, tags and notes" }).click()
  await page.getByLabel("Notes").fill("Not to be lost")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("form").getByText("The test says no.")).toBeVisible()
  await expect(page.getByLabel("Notes")).toHaveValue("Not to be lost")
})

test("an archived item leaves the list, is found under Archived, and can be restored", async ({ page }) => {
  await openLibrary(page, ["Plates", "Mugs"])
  // Each change is saved before the next one is made: two at once may arrive in any order.
  const whenKept = async (change: () => Promise<void>) => {
    const kept = page.waitForResponse((reply) => reply.request().method() === "PATCH")
    await change()
    await kept
  }
  await whenKept(() => press(page, "Mugs", "Archive: Mugs"))
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, "Plates")).toBeFocused()
  await whenKept(() => page.getByRole("button", { name: "Undo" }).click())
  await expect(cards(page)).toHaveCount(2)
  await whenKept(() => press(page, "Mugs", "Archive: Mugs"))
  await filter(page, "Archived").click()
  await expect(card(page, "Mugs")).toBeVisible()
  await press(page, "Mugs", "Unarchive: Mugs")
  await expect(page.getByRole("heading", { name: "Nothing is archived" })).toBeVisible()
})

test("deleting asks first, can fail, and can be undone", async ({ page }) => {
  await openLibrary(page, ["Plates", "Mugs"])
  const askToDelete = async () => {
    await press(page, "Mugs", "More for Mugs")
    await page.getByRole("menuitem", { name: "Delete" }).click()
  }
  await askToDelete()
  await expect(
    page.getByText('Are you sure you want to delete "Mugs"? This action cannot be undone.', { exact: true }),
  ).toBeVisible()
  await expectSound(page)
  await page.getByRole("button", { name: "Cancel" }).click()

  await refuse(page, "**/api/content-history/*", "DELETE")
  await askToDelete()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(toastOf(page, "Delete failed")).toBeVisible()
  await expect(card(page, "Mugs")).toBeVisible()

  await page.unrouteAll()
  await askToDelete()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(toastOf(page, "Content deleted")).toBeVisible()
  await expect(page.getByText("Content has been successfully deleted from your history").first()).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, "Plates")).toBeFocused()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(cards(page).first()).toHaveAccessibleName("Mugs")
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
})
