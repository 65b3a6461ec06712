import { providerNames, providers } from "./outside/writer/providers.ts"

/** One environment variable: its documentation, parsing and errors all come from its row. */
interface Variable {
  readonly name: string
  readonly what: string
  /** The default in words, for the documentation. */
  readonly fallback: string
  readonly isSecret?: true
}

const providerKeys = providerNames.map(
  (provider) =>
    ({ name: providers[provider].keyVariable, fallback: "none", what: `key for ${provider}`, isSecret: true }) as const,
)

/** Every variable the server reads, in the order of the documentation. */
export const variables = [
  { name: "NODE_ENV", fallback: "unset", what: "`production` refuses weak settings and closes the /dev pages" },
  { name: "PORT", fallback: "3000", what: "port to listen on" },
  { name: "HOST", fallback: "127.0.0.1", what: "address to listen on" },
  {
    name: "PUBLIC_URL",
    fallback: "any loopback name at PORT; required in production",
    what: "origin used in links, cookies and canonical addresses; https in production",
  },
  { name: "DATA_DIR", fallback: "./data", what: "folder of the embedded PostgreSQL and of files" },
  { name: "DATABASE_URL", fallback: "the embedded PostgreSQL", what: "any PostgreSQL 15 or newer", isSecret: true },
  {
    name: "APP_KEY",
    fallback: "created once in DATA_DIR; required in production",
    what: "encrypts secrets at rest, 32 characters or more; a comma-separated list rotates, the first one encrypts",
    isSecret: true,
  },
  {
    name: "AI_PROVIDER",
    fallback: "the one whose key is set, openai-compatible if only AI_BASE_URL is, else built-in",
    what: ["built-in", ...providerNames].join(", ").replace(/, (?=[^,]*$)/, " or "),
  },
  { name: "AI_MODEL", fallback: "the provider's default", what: "name of the model; required for openai-compatible" },
  { name: "AI_BASE_URL", fallback: "the provider's own", what: "address; required for openai-compatible" },
  ...providerKeys,
  {
    name: "AI_FALLBACK_PROVIDER",
    fallback: "built-in",
    what: "writes when the first one cannot: like AI_PROVIDER, or `none`",
  },
  {
    name: "AI_FALLBACK_MODEL",
    fallback: "the provider's default",
    what: "name of the fallback's model; required for openai-compatible",
  },
  {
    name: "AI_FALLBACK_BASE_URL",
    fallback: "the provider's own",
    what: "address of the fallback; required for openai-compatible",
  },
  { name: "AI_FALLBACK_API_KEY", fallback: "the provider's key above", what: "key of the fallback", isSecret: true },
  { name: "AI_TIMEOUT_MS", fallback: "60000", what: "time limit of one call to a model" },
  { name: "AI_CONCURRENCY", fallback: "16", what: "calls to a model at once in one process" },
  { name: "FAIR_USE_PER_HOUR", fallback: "600", what: "generated listings an hour for one user" },
  { name: "FAIR_USE_AT_ONCE", fallback: "4", what: "generations at once for one user" },
  { name: "FAIR_USE_ANALYSES_PER_HOUR", fallback: "120", what: "analyzed pages an hour for one user" },
  {
    name: "STORAGE_MAX_ITEMS",
    fallback: "50000",
    what: "history items and templates that one user may keep, drafts included",
  },
  { name: "STORAGE_MAX_MB", fallback: "500", what: "megabytes that one user may keep, with versions and drafts" },
  {
    name: "WORKER_THREADS",
    fallback: "2, or 1 on a single core",
    what: "threads that write, score and export texts beside the one that answers requests",
  },
  {
    name: "WORKER_LIMIT_MS",
    fallback: "5000",
    what: "how many milliseconds one of them may work on one text before it is ended",
  },
  {
    name: "WORKER_START",
    fallback: "at-once",
    what: "`at-once` with the server, or `on-demand` with the first text, which then takes a second longer",
  },
  {
    name: "PAYMENTS",
    fallback: "stripe when its keys are set, else sandbox",
    what: "stripe or sandbox (no money moves); production must name the sandbox",
  },
  { name: "STRIPE_SECRET_KEY", fallback: "none", what: "Stripe's secret key", isSecret: true },
  { name: "STRIPE_PUBLISHABLE_KEY", fallback: "none", what: "Stripe's publishable key" },
  {
    name: "STRIPE_WEBHOOK_SECRET",
    fallback: "none",
    what: "the webhook's secret; a list during rotation",
    isSecret: true,
  },
  { name: "STRIPE_PRICE_ID", fallback: "none", what: "the price of the subscription" },
  { name: "STRIPE_API_BASE", fallback: "Stripe's own", what: "another host for Stripe's API (tests)" },
  { name: "BILLING_GRACE_DAYS", fallback: "7", what: "days of access after a failed renewal" },
  { name: "UNCLAIMED_REFUND_DAYS", fallback: "14", what: "days until a payment without an account is refunded" },
  { name: "PRICE_LOCK_DAYS", fallback: "30", what: "days the launch price is kept after a lapse" },
  { name: "OIDC_ISSUER", fallback: "none", what: "sign-in through this OpenID provider" },
  { name: "OIDC_CLIENT_ID", fallback: "none", what: "our id there" },
  { name: "OIDC_CLIENT_SECRET", fallback: "none", what: "our secret there", isSecret: true },
  { name: "SMTP_URL", fallback: "an outbox shown at /dev/outbox", what: "mail server", isSecret: true },
  { name: "MAIL_FROM", fallback: "none; required with SMTP_URL", what: "sender of emails" },
  {
    name: "SUPPORT_EMAIL",
    fallback: "none",
    what: "where people reach support, and where they report vulnerabilities (security.txt)",
  },
  {
    name: "ANALYZER_ALLOW_PRIVATE",
    fallback: "none",
    what: "host:port list of private addresses that the analyzer may read",
  },
  {
    name: "WEBHOOK_ALLOW_PRIVATE",
    fallback: "none",
    what: "host:port list of private addresses that webhooks may be sent to",
  },
  { name: "LANDING_STATS", fallback: "launch", what: "launch (launch copy) or live (figures from the database)" },
  { name: "TRUST_PROXY_HOPS", fallback: "0", what: "proxies in front whose X-Forwarded-For is trusted" },
  { name: "METRICS_TOKEN", fallback: "none", what: "allows /metrics with `Authorization: Bearer …`", isSecret: true },
  { name: "LOG_LEVEL", fallback: "info", what: "trace, debug, info, warn, error, fatal or silent" },
  {
    name: "DEMO_ACCOUNT",
    fallback: "on with the embedded database outside production",
    what: "on or off: a subscriber `demo` to try everything with",
  },
] as const satisfies readonly Variable[]

export type VariableName = (typeof variables)[number]["name"]
