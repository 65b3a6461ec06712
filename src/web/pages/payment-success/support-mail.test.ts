import { expect, test } from "vitest"
import { supportMail } from "./support-mail.ts"

const read = (address: string) => new URL(address).searchParams

test("names the payment and the account", () => {
  const body = read(supportMail("help@shop.example", { paymentIntentId: "pi_1", account: "ada@shop.example" })).get(
    "body",
  )
  expect(body).toContain("Payment: pi_1")
  expect(body).toContain("Account: ada@shop.example")
})

test("keeps line breaks, plus signs and ampersands", () => {
  const mail = supportMail("help@shop.example", { paymentIntentId: null, account: "a+b&c@shop.example" })
  expect(mail.startsWith("mailto:help@shop.example?subject=")).toBe(true)
  expect(read(mail).get("body")?.split("\r\n").at(-1)).toBe("Account: a+b&c@shop.example")
})
