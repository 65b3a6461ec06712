import type { Page } from "@playwright/test"
import { makeForm } from "../make.ts"
import { expect, registerOnTheSide } from "./fixtures.ts"

export const cards = (page: Page) => page.getByRole("article")
export const card = (page: Page, title: string) => page.getByRole("article", { name: title, exact: true })
export const toastOf = (page: Page, title: string) => page.getByRole("region").getByText(title, { exact: true })
export const searchBox = (page: Page) => page.getByLabel("Search the history")
export const filter = (page: Page, name: string) => page.getByRole("search").getByRole("button", { name, exact: true })
export const press = (page: Page, title: string, name: string | RegExp) =>
  card(page, title).getByRole("button", { name }).click()

/** A new subscriber, so that nobody else's listings are among theirs. */
export async function becomeSubscriber(page: Page) {
  const { email } = await registerOnTheSide(page)
  const begun = await (await page.request.post("/api/create-subscription")).json()
  const number = "4242 4242 4242 4242"
  const data = { clientSecret: begun.clientSecret, email, card: { number, expiry: "12/34", cvc: "123" } }
  const paid = await page.request.post("/api/sandbox-payments/confirm", { data })
  expect(paid.status(), await paid.text()).toBe(200)
  const { paymentIntent } = await paid.json()
  await page.request.post("/api/verify-payment", { data: { paymentIntentId: paymentIntent.id } })
}

/** Written by the server, and then renamed by the test. */
export async function makeListing(page: Page, title: string, more: object = {}, products = 1): Promise<string> {
  const written = await page.request.post("/api/generate-seo", { data: makeForm(products) })
  expect(written.status(), await written.text()).toBe(200)
  const { id } = await written.json()
  const marked = await page.request.patch(`/api/content-history/${id}`, { data: { title, tags: [], ...more } })
  expect(marked.status(), await marked.text()).toBe(200)
  return id
}

export async function openLibrary(page: Page, titles: readonly string[], query = "") {
  await becomeSubscriber(page)
  for (const title of titles) await makeListing(page, title)
  await page.goto(`/content-history${query}`)
}

export const refuse = (page: Page, path: string | RegExp, method: string) =>
  page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { message: "The test says no.", code: "unexpected" } })
      : route.fallback(),
  )
