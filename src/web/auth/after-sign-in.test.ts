import { expect, test } from "vitest"
import type { User } from "../../contract/auth.ts"
import { afterSignIn } from "./after-sign-in.ts"

const ada: User = {
  id: "1",
  username: "ada",
  email: "ada+shop@example.com",
  firstName: "Ada",
  lastName: "Byron",
  name: "Ada Byron",
  profileImageUrl: null,
  subscriptionStatus: "inactive",
  subscriptionExpiresAt: null,
  hasAccess: false,
  isVerified: false,
  twoFactorEnabled: false,
  createdAt: "2026-01-01T00:00:00.000Z",
}

test.each([
  ["with access", { hasAccess: true, subscriptionStatus: "active" }, "/?auth_success=true"],
  ["cancelled, paid time left", { hasAccess: true, subscriptionStatus: "cancelled" }, "/?auth_success=true"],
  ["asked about a payment", { asksAboutPayment: true, hasAccess: true }, "/attach-payment"],
  ["not asked about any", { asksAboutPayment: false, hasAccess: true }, "/?auth_success=true"],
  ["never subscribed", {}, "/account-status?status=new_user&email=ada%2Bshop%40example.com"],
  [
    "lapsed",
    { subscriptionExpiresAt: "2026-01-01T00:00:00.000Z" },
    "/account-status?status=inactive&email=ada%2Bshop%40example.com",
  ],
  [
    "cancelled and over",
    { subscriptionStatus: "cancelled", subscriptionExpiresAt: "2026-01-01T00:00:00.000Z" },
    "/account-status?status=inactive&email=ada%2Bshop%40example.com",
  ],
] as const)("%s", (_, change, path) => {
  expect(afterSignIn({ ...ada, ...change })).toBe(path)
})
