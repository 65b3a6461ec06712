import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import { ConfigReader, ConfigRefused } from "./config-reader.ts"
import { providerNames, providers } from "./outside/writer/providers.ts"

type Environment = Readonly<Record<string, string | undefined>>

/** The configuration, read once. A bad value is refused with a sentence that names it and says why. */
export type Config = ReturnType<typeof readConfig>

export function readConfig(env: Environment) {
  const read = new ConfigReader(env)
  const isProduction = env.NODE_ENV === "production"
  const config = {
    isProduction,
    ...readPlace(read, isProduction),
    ...readStorage(read, isProduction),
    ai: readAi(read),
    fairUse: {
      perHour: read.whole("FAIR_USE_PER_HOUR", { fallback: 600, min: 1, max: 1_000_000 }),
      atOnce: read.whole("FAIR_USE_AT_ONCE", { fallback: 4, min: 1, max: 100 }),
      analysesPerHour: read.whole("FAIR_USE_ANALYSES_PER_HOUR", { fallback: 120, min: 1, max: 1_000_000 }),
    },
    workers: {
      threads: read.whole("WORKER_THREADS", { fallback: Math.min(2, availableParallelism()), min: 1, max: 64 }),
      limitMs: read.whole("WORKER_LIMIT_MS", { fallback: 5000, min: 1, max: 600_000 }),
      areReadyAtOnce: read.choice("WORKER_START", ["at-once", "on-demand"]) !== "on-demand",
    },
    storage: {
      maxItems: read.whole("STORAGE_MAX_ITEMS", { fallback: 50_000, min: 1, max: 100_000_000 }),
      maxBytes: 1_000_000 * read.whole("STORAGE_MAX_MB", { fallback: 500, min: 1, max: 1_000_000 }),
    },
    payments: readPayments(read, isProduction),
    openId: readOpenId(read),
    mail: readMail(read),
    analyzerAllowPrivate: read.list("ANALYZER_ALLOW_PRIVATE"),
    webhookAllowPrivate: read.list("WEBHOOK_ALLOW_PRIVATE"),
    landingStats: read.choice("LANDING_STATS", ["launch", "live"]) ?? "launch",
    metricsToken: read.text("METRICS_TOKEN"),
    logLevel: read.choice("LOG_LEVEL", ["trace", "debug", "info", "warn", "error", "fatal", "silent"]) ?? "info",
  }
  if (read.faults.length > 0) throw new ConfigRefused(read.faults.join("\n"))
  return config
}

function readPlace(read: ConfigReader, isProduction: boolean) {
  const publicUrl = read.url("PUBLIC_URL", ["http:", "https:"])
  if (publicUrl !== null && publicUrl.href !== `${publicUrl.origin}/`)
    read.refuse("PUBLIC_URL must be an origin only, such as https://example.com, without a path.")
  if (isProduction && publicUrl?.protocol !== "https:")
    read.refuse("In production PUBLIC_URL must be set, and begin with https://.")
  return {
    port: read.whole("PORT", { fallback: 3000, min: 0, max: 65_535 }),
    host: read.text("HOST") ?? "127.0.0.1",
    publicOrigin: publicUrl?.origin ?? null,
    /** Cookies require encryption if the address uses it. */
    isSecure: publicUrl?.protocol === "https:",
    trustProxyHops: read.whole("TRUST_PROXY_HOPS", { fallback: 0, min: 0, max: 10 }),
  }
}

function readStorage(read: ConfigReader, isProduction: boolean) {
  const databaseUrl = read.url("DATABASE_URL", ["postgres:", "postgresql:"])
  const appKeys = read.list("APP_KEY")
  if (isProduction && appKeys.length === 0) read.refuse("In production APP_KEY must be set.")
  if (appKeys.some((key) => key.length < 32)) read.refuse("Each key in APP_KEY must have 32 characters or more.")
  const isEmbedded = databaseUrl === null
  const demo = read.choice("DEMO_ACCOUNT", ["on", "off"]) ?? (isEmbedded && !isProduction ? "on" : "off")
  if (demo === "on" && !isEmbedded) read.refuse("DEMO_ACCOUNT goes with the embedded database only.")
  return {
    dataDir: resolve(read.text("DATA_DIR") ?? "data"),
    databaseUrl: databaseUrl?.href ?? null,
    /** Empty: one is created and kept in the data folder. */
    appKeys,
    hasDemoAccount: demo === "on",
  }
}

const writers = ["built-in", ...providerNames] as const

function readAi(read: ConfigReader) {
  const keys = new Map(providerNames.map((name) => [name, read.text(providers[name].keyVariable)]))
  const keyOf = (name: (typeof writers)[number] | "none") =>
    name === "built-in" || name === "none" ? null : (keys.get(name) ?? null)
  const baseUrl = read.url("AI_BASE_URL", ["http:", "https:"])?.href ?? null
  const provider =
    read.choice("AI_PROVIDER", writers) ??
    providerNames.find((name) => keyOf(name) !== null) ??
    (baseUrl === null ? "built-in" : "openai-compatible")
  const fallback = read.choice("AI_FALLBACK_PROVIDER", [...writers, "none"]) ?? "built-in"
  const fallbackBaseUrl = read.url("AI_FALLBACK_BASE_URL", ["http:", "https:"])?.href ?? null
  const fallbackKey = read.text("AI_FALLBACK_API_KEY") ?? keyOf(fallback)
  const model = read.text("AI_MODEL")
  const fallbackModel = read.text("AI_FALLBACK_MODEL")
  const [needs, fallbackNeeds] = [needsOf(provider), needsOf(fallback)]
  if (needs.key && keyOf(provider) === null) read.refuse(`AI_PROVIDER is ${provider}, but its key is not set.`)
  if (fallbackNeeds.key && fallbackKey === null)
    read.refuse(`AI_FALLBACK_PROVIDER is ${fallback}, but neither AI_FALLBACK_API_KEY nor its own key is set.`)
  if (needs.baseUrl && baseUrl === null)
    read.refuse(`AI_PROVIDER is ${provider}, but AI_BASE_URL does not say where it is.`)
  if (fallbackNeeds.baseUrl && fallbackBaseUrl === null)
    read.refuse(`AI_FALLBACK_PROVIDER is ${fallback}, but AI_FALLBACK_BASE_URL does not say where it is.`)
  if (needs.model && model === null)
    read.refuse(`AI_PROVIDER is ${provider}, but AI_MODEL does not say which of its models writes.`)
  if (fallbackNeeds.model && fallbackModel === null)
    read.refuse(`AI_FALLBACK_PROVIDER is ${fallback}, but AI_FALLBACK_MODEL does not say which of its models writes.`)
  return {
    first: { provider, model, baseUrl, apiKey: keyOf(provider) },
    fallback:
      fallback === "none"
        ? null
        : {
            provider: fallback,
            model: fallbackModel,
            baseUrl: fallbackBaseUrl,
            apiKey: fallbackKey,
          },
    timeoutMs: read.whole("AI_TIMEOUT_MS", { fallback: 60_000, min: 100, max: 600_000 }),
    concurrency: read.whole("AI_CONCURRENCY", { fallback: 16, min: 1, max: 1000 }),
  }
}

/** The configuration for a writer. */
function needsOf(name: (typeof writers)[number] | "none"): { key: boolean; baseUrl: boolean; model: boolean } {
  if (name === "built-in" || name === "none") return { key: false, baseUrl: false, model: false }
  const { needsKey, needsBaseUrl, defaultModel } = providers[name]
  return { key: needsKey, baseUrl: needsBaseUrl, model: defaultModel === null }
}

function readPayments(read: ConfigReader, isProduction: boolean) {
  const secretKey = read.text("STRIPE_SECRET_KEY")
  const publishableKey = read.text("STRIPE_PUBLISHABLE_KEY")
  const webhookSecrets = read.list("STRIPE_WEBHOOK_SECRET")
  const priceId = read.text("STRIPE_PRICE_ID")
  const named = read.choice("PAYMENTS", ["sandbox", "stripe"])
  const provider = named ?? (secretKey === null ? "sandbox" : "stripe")
  if (provider === "sandbox" && named === null && isProduction)
    read.refuse(
      "Production would run on the payment sandbox, where no money moves. Set PAYMENTS=sandbox if you mean it.",
    )
  if (provider === "stripe") {
    const missing = Object.entries({
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecrets[0] ?? null,
      STRIPE_PRICE_ID: priceId,
    }).filter(([, value]) => value === null)
    if (missing.length > 0)
      read.refuse(`Payments go through Stripe, but ${missing.map(([name]) => name).join(", ")} is not set.`)
    if (secretKey?.includes("_live_") !== publishableKey?.includes("_live_"))
      read.refuse("STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys or both be test keys.")
  }
  return {
    provider,
    stripe: {
      secretKey,
      publishableKey,
      webhookSecrets,
      priceId,
      apiBase: read.url("STRIPE_API_BASE", ["http:", "https:"]),
    },
    graceDays: read.whole("BILLING_GRACE_DAYS", { fallback: 7, min: 0, max: 60 }),
    unclaimedRefundDays: read.whole("UNCLAIMED_REFUND_DAYS", { fallback: 14, min: 1, max: 90 }),
    priceLockDays: read.whole("PRICE_LOCK_DAYS", { fallback: 30, min: 0, max: 3650 }),
  }
}

function readOpenId(read: ConfigReader) {
  const issuer = read.url("OIDC_ISSUER", ["http:", "https:"])
  const clientId = read.text("OIDC_CLIENT_ID")
  const clientSecret = read.text("OIDC_CLIENT_SECRET")
  if (issuer === null && clientId === null && clientSecret === null) return null
  if (issuer === null || clientId === null || clientSecret === null) {
    read.refuse("OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together; set all three or none.")
    return null
  }
  if (issuer.protocol === "http:" && !isLoopback(issuer.hostname))
    read.refuse("OIDC_ISSUER must begin with https:// unless it is on this machine.")
  return { issuer, clientId, clientSecret }
}

function readMail(read: ConfigReader) {
  const smtpUrl = read.url("SMTP_URL", ["smtp:", "smtps:"])?.href ?? null
  const from = read.text("MAIL_FROM")
  if (smtpUrl !== null && from === null) read.refuse("SMTP_URL is set, but MAIL_FROM does not say who sends.")
  return { smtpUrl, from, supportEmail: read.text("SUPPORT_EMAIL") }
}

export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || host === "::1" || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(host)
