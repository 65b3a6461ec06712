import { expect, test } from "vitest"
import { changesOf, type FormValues, settingsOf, valuesOf } from "./form-values.ts"

const settings = {
  defaultPlatform: "website",
  defaultTone: "professional",
  defaultStyle: "descriptive",
  contentRetentionDays: 365,
  exportFormat: "text",
  autoRenew: true,
  emailNotifications: true,
  generationComplete: true,
  marketingEmails: false,
  dataSharing: false,
  activityLogging: true,
  sessionTimeout: 30,
} as const
const user = {
  id: "1",
  username: "ada",
  email: "ada@shop.example",
  firstName: "Ada",
  lastName: null,
  name: "Ada",
  profileImageUrl: null,
  subscriptionStatus: "active",
  subscriptionExpiresAt: null,
  hasAccess: true,
  isVerified: true,
  twoFactorEnabled: false,
  createdAt: "2026-01-01T00:00:00.000Z",
} as const
const subscription = {
  state: "active",
  status: "active",
  expiresAt: null,
  graceUntil: null,
  amountCents: 999,
  card: null,
  canCancel: false,
  canReactivate: false,
  canChangeCard: false,
} as const
const values: FormValues = valuesOf(user, settings, undefined)

test("a running subscription renews, a cancelled one does not, and without one the stored choice applies", () => {
  expect(valuesOf(user, { ...settings, autoRenew: false }, { ...subscription, canCancel: true }).autoRenew).toBe(true)
  expect(valuesOf(user, settings, { ...subscription, canReactivate: true }).autoRenew).toBe(false)
  expect(valuesOf(user, { ...settings, autoRenew: false }, subscription).autoRenew).toBe(false)
})

test("changes are the differences, and equal values have none", () => {
  expect(changesOf(values, values)).toEqual({})
  expect(changesOf(values, { ...values, sessionTimeout: "never", lastName: "Ng" })).toEqual({
    sessionTimeout: "never",
    lastName: "Ng",
  })
})

test("the settings are what remains without the profile", () => {
  expect(settingsOf(values)).toEqual(settings)
})
