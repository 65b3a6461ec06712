import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { isLoopback, readConfig } from "./config.ts"

const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://search.example",
  APP_KEY: "k".repeat(32),
  PAYMENTS: "sandbox",
}

const stripe = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1, whsec_2",
  STRIPE_PRICE_ID: "price_1",
}

describe("with nothing set", () => {
  it("everything runs on this machine", () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      port: 3000,
      host: "127.0.0.1",
      publicOrigin: null,
      databaseUrl: null,
      hasDemoAccount: true,
      ai: { first: { provider: "built-in" }, fallback: { provider: "built-in" }, timeoutMs: 60_000, concurrency: 16 },
      payments: { provider: "sandbox", graceDays: 7, unclaimedRefundDays: 14, priceLockDays: 30 },
      openId: null,
      landingStats: "launch",
      trustProxyHops: 0,
      logLevel: "info",
    })
  })
})

describe("what is set", () => {
  it("chooses the provider by its key", () => {
    expect(readConfig({ ANTHROPIC_API_KEY: "key" }).ai.first).toMatchObject({ provider: "anthropic", apiKey: "key" })
    expect(readConfig(stripe).payments).toMatchObject({
      provider: "stripe",
      stripe: { webhookSecrets: ["whsec_1", "whsec_2"] },
    })
  })

  it("may be the user's own model server, which may need no key", () => {
    const env = { AI_PROVIDER: "openai-compatible", AI_BASE_URL: "http://localhost:11434", AI_MODEL: "m" }
    expect(readConfig(env).ai.first).toMatchObject({ provider: "openai-compatible", model: "m", apiKey: null })
  })

  it("has no demo account with an external database or in production", () => {
    expect(readConfig({ DATABASE_URL: "postgres://db/shop" }).hasDemoAccount).toBe(false)
    expect(readConfig(production).hasDemoAccount).toBe(false)
    expect(readConfig({ ...production, DEMO_ACCOUNT: "on" }).hasDemoAccount).toBe(true)
  })

  it("makes workers wait for the first text only when asked", () => {
    expect(readConfig(production).workers.areReadyAtOnce).toBe(true)
    expect(readConfig({ WORKER_START: "at-once" }).workers.areReadyAtOnce).toBe(true)
    expect(readConfig({ WORKER_START: "on-demand" }).workers.areReadyAtOnce).toBe(false)
  })

  it("may be a file for a secret", () => {
    const folder = mkdtempSync(join(tmpdir(), "search-simple-secret-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, "token")
    writeFileSync(file, "from a file\n")
    expect(readConfig({ METRICS_TOKEN_FILE: file }).metricsToken).toBe("from a file")
    expect(() => readConfig({ METRICS_TOKEN_FILE: file, METRICS_TOKEN: "too" })).toThrow(/both set/)
    expect(() => readConfig({ METRICS_TOKEN_FILE: join(folder, "gone") })).toThrow(/cannot be read/)
    expect(readConfig({ HOST_FILE: file }).host).toBe("127.0.0.1")
  })
})

describe("an invalid value is refused with a sentence", () => {
  it.each<[Record<string, string>, RegExp]>([
    [{ PORT: "http" }, /PORT must be a whole number from 0 to 65535, not "http"/],
    [{ PORT: "65536" }, /PORT must be/],
    [{ PORT: "1.5" }, /PORT must be/],
    [{ PUBLIC_URL: "shop.example" }, /PUBLIC_URL must be an address/],
    [{ PUBLIC_URL: "https://shop.example/app" }, /without a path/],
    [{ DATABASE_URL: "mysql://user:hidden-word@db" }, /DATABASE_URL must be an address that begins with postgres:\/\//],
    [{ APP_KEY: "short" }, /32 characters/],
    [{ AI_PROVIDER: "oracle" }, /AI_PROVIDER must be one of/],
    [{ AI_PROVIDER: "openai" }, /its key is not set/],
    [{ AI_PROVIDER: "openai-compatible", AI_MODEL: "m" }, /AI_BASE_URL does not say/],
    [{ AI_PROVIDER: "openai-compatible", AI_BASE_URL: "http://localhost:11434" }, /AI_MODEL does not say/],
    [{ AI_FALLBACK_PROVIDER: "openai-compatible", AI_FALLBACK_MODEL: "m" }, /AI_FALLBACK_BASE_URL does not say/],
    [
      { AI_FALLBACK_PROVIDER: "openai-compatible", AI_FALLBACK_BASE_URL: "http://localhost:11434" },
      /AI_FALLBACK_MODEL does not say/,
    ],
    [{ AI_FALLBACK_PROVIDER: "google" }, /AI_FALLBACK_API_KEY/],
    [{ STRIPE_SECRET_KEY: "sk_test_1" }, /STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID is not set/],
    [{ ...stripe, STRIPE_SECRET_KEY: "sk_live_1" }, /both be live keys or both be test keys/],
    [{ OIDC_ISSUER: "https://id.example" }, /go together/],
    [{ OIDC_ISSUER: "http://id.example", OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" }, /https:\/\//],
    [{ SMTP_URL: "smtp://mail.example" }, /MAIL_FROM/],
    [{ LANDING_STATS: "big" }, /LANDING_STATS must be one of launch, live/],
    [{ TRUST_PROXY_HOPS: "all" }, /TRUST_PROXY_HOPS/],
    [{ LOG_LEVEL: "loud" }, /LOG_LEVEL/],
    [{ DEMO_ACCOUNT: "on", DATABASE_URL: "postgres://db/shop" }, /embedded database only/],
    [{ ...production, PUBLIC_URL: "http://search.example" }, /In production PUBLIC_URL/],
    [{ ...production, PUBLIC_URL: "" }, /In production PUBLIC_URL/],
    [{ ...production, APP_KEY: "" }, /In production APP_KEY/],
    [{ ...production, PAYMENTS: "" }, /Set PAYMENTS=sandbox if you mean it/],
  ])("%j", (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })

  it("all invalid values at once, and without repeating a secret", () => {
    const read = () => readConfig({ PORT: "x", LOG_LEVEL: "y", DATABASE_URL: "mysql://user:hidden-word@db" })
    expect(read).toThrow(/PORT[\s\S]*LOG_LEVEL|LOG_LEVEL[\s\S]*PORT/)
    expect(read).not.toThrow(/hidden-word/)
  })
})

describe("loopback", () => {
  it.each([
    ["localhost", true],
    ["127.0.0.1", true],
    ["127.8.9.10", true],
    ["::1", true],
    ["[::1]", true],
    ["::ffff:127.0.0.1", true],
    ["10.0.0.1", false],
    ["127.0.0.1.evil.example", false],
    ["localhost.evil.example", false],
  ])("%s: %s", (host, expected) => expect(isLoopback(host)).toBe(expected))
})
