import type { Page } from "@playwright/test"
import { expect, registerOnTheSide } from "./fixtures.ts"

export const toastOf = (page: Page, title: string | RegExp) => page.getByRole("region").getByText(title).first()
export const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true })

/** A subscriber on their first day. */
export async function beginAsSubscriber(page: Page, number = "4242424242424242") {
  const member = await registerOnTheSide(page)
  const { clientSecret } = await (await page.request.post("/api/create-subscription")).json()
  const card = { number, expiry: "12/34", cvc: "123" }
  const paid = await page.request.post("/api/sandbox-payments/confirm", { data: { clientSecret, card } })
  expect(paid.status()).toBe(200)
  return member
}

export const form = {
  platform: "etsy",
  businessName: "Saltmarsh Pottery",
  industry: "Home & Living",
  description: "Wheel-thrown stoneware tableware, glazed in a speckled oatmeal white and fired twice.",
  etsyShopName: "SaltmarshPottery",
  targetKeywords: "stoneware mug, handmade coffee mug, speckled mug",
  products: [
    {
      name: "Speckled Mug",
      category: "Mugs",
      description: "A wheel-thrown 12 oz stoneware mug with a four-finger handle and a speckled glaze.",
    },
  ],
}

/** A result of one product; its id in the history. */
export async function generateOnTheSide(page: Page): Promise<string> {
  const reply = await page.request.post("/api/generate-seo", { data: form })
  expect(reply.status()).toBe(200)
  const { id } = await reply.json()
  return id
}
