import type { Page } from "@playwright/test"
import { expect, expectSoundOnAllScreens, registerOnTheSide, screens, test, unexpected } from "./fixtures.ts"
import { beginAsSubscriber, generateOnTheSide, toastOf } from "./subscriber.ts"

const card = (page: Page, name: string) => page.getByRole("region", { name })
const open = async (page: Page) => {
  await page.goto("/settings?tab=api")
  await expect(card(page, "API keys").getByText("No API keys yet")).toBeVisible()
}

// This flow is walked on one screen; every state of it that is checked is checked on both.
test.describe("on a phone", () => {
  test.use({ viewport: screens.phone })

  test("a key is created, used by a program, and revoked", async ({ page, playwright, baseURL, faults }) => {
    await beginAsSubscriber(page)
    await open(page)
    await card(page, "API keys").getByRole("button", { name: "Create a key" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Create key" }).click()
    await expect(dialog.getByText("Name is required")).toBeVisible()
    await expect(dialog.getByText("Please choose at least one permission")).toBeVisible()
    await expectSoundOnAllScreens(page)
    await dialog.getByLabel("Name").fill("Night export")
    await dialog.getByLabel("Find, read and export what was written").click()
    await dialog.getByRole("combobox", { name: "Expires" }).click()
    await page.getByRole("option", { name: "In 30 days" }).click()
    await dialog.getByRole("button", { name: "Create key" }).click()
    await expect(page.getByRole("heading", { name: "Your new API key" })).toBeVisible()
    const key = (await dialog.locator("code").textContent()) ?? ""
    expect(key).toMatch(/^ss_live_\w{49}$/)
    await expectSoundOnAllScreens(page)
    await dialog.getByRole("button", { name: "I have kept it" }).click()

    const row = card(page, "API keys").getByRole("listitem").filter({ hasText: "Night export" })
    await expect(row).toContainText(`ss_live_…${key.slice(-4)}`)
    await expect(row).toContainText("never used")
    const program = await playwright.request.newContext({
      ...(baseURL !== undefined && { baseURL }),
      extraHTTPHeaders: { authorization: `Bearer ${key}` },
    })
    expect((await program.get("/api/content-history")).status()).toBe(200)
    expect((await program.post("/api/score", { data: {} })).status()).toBe(403)
    await page.reload()
    await expect(row).toContainText(/last used .* from 127\.0\.0\.…|last used .* from 10\./)
    await expectSoundOnAllScreens(page)

    await row.getByRole("button", { name: "Revoke Night export" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click()
    await expect(toastOf(page, "“Night export” is revoked")).toBeVisible()
    await expect(page.getByText("No API keys yet")).toBeVisible()
    expect((await program.get("/api/content-history")).status()).toBe(401)
    await program.dispose()
    expect(unexpected(faults)).toEqual([])
  })
})

test("the card for assistants shows what each of them needs, with the address of our tools", async ({
  page,
  baseURL,
  faults,
}) => {
  await beginAsSubscriber(page)
  await open(page)
  const assistants = card(page, "Use it from your assistant")
  const shown = assistants.locator("pre")
  const address = `${baseURL ?? ""}/mcp`
  const places = [
    ["Claude Code", "Run this in a terminal.", `search-simple ${address}`],
    ["Cursor", "Put this into ~/.cursor/mcp.json.", `"url": "${address}"`],
    ["VS Code", "Put this into .vscode/mcp.json.", `"url": "${address}"`],
  ] as const
  for (const [name, place, line] of places) {
    await assistants.getByText(name, { exact: true }).click()
    await expect(assistants.getByText(place)).toBeVisible()
    await expect(shown).toContainText(line)
    await expectSoundOnAllScreens(page)
  }
  const without = await page.request.post(address, { data: { jsonrpc: "2.0", id: 1, method: "tools/list" } })
  expect([without.status(), (await without.json()).message]).toEqual([401, expect.stringContaining("API key")])
  expect(unexpected(faults)).toEqual([])
})

test("without a subscription the cards say so, and nothing can be added", async ({ page }) => {
  await registerOnTheSide(page)
  await open(page)
  await expect(page.getByText("API keys and webhooks need an active subscription")).toBeVisible()
  await expect(page.getByRole("button", { name: /Create a key|Add a webhook/ })).toHaveCount(0)
  await expectSoundOnAllScreens(page)
})

test("cards that cannot load say so and try again", async ({ page }) => {
  await beginAsSubscriber(page)
  await page.route("**/api/keys", (route) => route.fulfill({ status: 500, json: { message: "Out of order" } }))
  await page.route("**/api/webhooks", (route) => route.fulfill({ status: 500, json: { message: "Out of order" } }))
  await page.goto("/settings?tab=api")
  for (const noun of ["API keys", "webhooks"])
    await expect(page.getByText(`Your ${noun} could not be loaded`)).toBeVisible()
  await expectSoundOnAllScreens(page)
  await page.unrouteAll()
  for (const [name, empty] of [
    ["API keys", "No API keys yet"],
    ["Webhooks", "No webhooks yet"],
  ] as const) {
    await card(page, name).getByRole("button", { name: "Try again" }).click()
    await expect(page.getByText(empty)).toBeVisible()
  }
})

test("a webhook is added, tested, hears of a generation, and what failed is sent again", async ({
  page,
  receiver,
  faults,
}) => {
  await beginAsSubscriber(page)
  await open(page)
  const webhooks = card(page, "Webhooks")
  await webhooks.getByRole("button", { name: "Add a webhook" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Address").fill("https://192.168.0.1/hook")
  await dialog.getByRole("button", { name: "Add webhook" }).click()
  await expect(dialog.getByText("This address cannot receive webhooks", { exact: false })).toBeVisible()
  await dialog.getByLabel("Address").fill(`http://${receiver.host}/hook`)
  await dialog.getByRole("button", { name: "Add webhook" }).click()
  await expect(dialog.getByText(/^whsec_/)).toBeVisible()
  await dialog.getByRole("button", { name: "I have kept it" }).click()

  await webhooks.getByRole("button", { name: "Send a test" }).click()
  const messages = webhooks.getByRole("list", { name: "Messages" }).getByRole("listitem")
  await expect(messages.first()).toContainText("Arrived")
  await messages.first().locator("summary").click()
  await expect(messages.first()).toContainText("The server answered 200.")
  await expect(messages.first()).toContainText("thank you")
  await expectSoundOnAllScreens(page)

  receiver.statuses.set("/hook", 503)
  await generateOnTheSide(page)
  await page.reload()
  await webhooks.getByRole("button", { name: "Show log" }).click()
  await expect(messages.first()).toContainText("generation.finished")
  await expect(messages.first()).toContainText("Retrying")
  await page.reload()
  await expect(webhooks.getByText("Failing", { exact: true })).toBeVisible()
  await webhooks.getByRole("button", { name: "Show log" }).click()
  receiver.statuses.set("/hook", 200)
  await messages.first().locator("summary").click()
  await expect(messages.first()).toContainText("The server answered 503.")
  await expectSoundOnAllScreens(page)
  await messages.first().getByRole("button", { name: "Send again" }).click()
  await expect(messages.first()).toContainText("Arrived")

  await webhooks.getByRole("button", { name: "Switch off" }).click()
  await expect(webhooks.getByText("Off", { exact: true })).toBeVisible()
  await expect(webhooks.getByRole("button", { name: "Send a test" })).toHaveCount(0)
  await webhooks.getByRole("button", { name: "Change secret" }).click()
  await expect(dialog.getByText(/^whsec_/)).toBeVisible()
  await dialog.getByRole("button", { name: "I have kept it" }).click()
  await expect(webhooks.getByText(/The old secret signs too until/)).toBeVisible()
  await expect(messages.first()).toBeVisible()
  await webhooks.getByRole("button", { name: "Remove" }).click()
  const askedForLog: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/deliveries")) askedForLog.push(request.url())
  })
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click()
  await expect(webhooks.getByText("No webhooks yet")).toBeVisible()
  // Whatever the page asked for after the removal, it asked before this.
  await page.evaluate(() => fetch("/api/webhooks").then((reply) => reply.status))
  expect(askedForLog).toEqual([])
  expect(unexpected(faults).filter((fault) => !/status of 400/.test(fault))).toEqual([])
})
