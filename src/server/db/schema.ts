// Every table in one file, because foreign keys connect them all. A table whose comment starts with "Ours:" is not in
// the specification. Ids are opaque text, money is in whole cents, times have a zone.
import { type SQL, sql } from "drizzle-orm"
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core"
import { type JobState, jobStates, type RowState, rowStates } from "../../domain/bulk/states.ts"
import type { Product } from "../../domain/seo/brief.ts"
import type { SlotValue } from "../../domain/seo/listing.ts"
import type {
  StoredBatchPage,
  StoredBulkSource,
  StoredBulkTexts,
  StoredForm,
  StoredProduct,
  StoredReport,
  StoredResult,
  StoredWriter,
} from "./stored.ts"

const id = () => text().primaryKey().default(sql`gen_random_uuid()::text`)
// Milliseconds, as in JavaScript: a time sent in a cursor must come back equal.
const time = () => timestamp({ withTimezone: true, precision: 3 })
const createdAt = () => time().notNull().defaultNow()
const updatedAt = () =>
  time()
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`)
const list = () => text().array().default([])
const flag = (value: boolean) => boolean().notNull().default(value)
const count = (value = 0) => integer().notNull().default(value)

/** The owner's id: the row is deleted with the account. */
const ownerId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" })
/** The row must outlive the account (money, published stories), without its owner. */
const formerOwnerId = () => text().references(() => users.id, { onDelete: "set null" })

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" })
// The order of a plain "order by … desc"; Drizzle's own desc() puts nulls last, and such an index would not serve it.
const latest = (column: ExtraConfigColumn) => column.desc().nullsFirst()
const oneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`

export const users = pgTable(
  "users",
  {
    id: id(),
    email: text().unique("users_email"),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    providerCustomerId: text().unique("users_provider_customer"),
    providerSubscriptionId: text().unique("users_provider_subscription"),
    subscriptionStatus: varchar({ length: 20 }).notNull().default("inactive"),
    subscriptionExpiresAt: time(),
    isVerified: flag(false),
    verificationBadge: text(),
    trustScore: count(),
    totalGenerations: count(),
    successfulGenerations: count(),
    /** Ours: an address counts as its owner's only from this moment on. */
    emailVerifiedAt: time(),
    /** Ours: the promised price, which survives canceling and coming back. */
    priceLockId: text(),
    /** Ours: when an active subscription stops giving access unless something is paid. */
    subscriptionLapsesAt: time(),
    /** Ours: the tools are locked while a payment is disputed. */
    billingHold: flag(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("users_email_lower").on(sql`lower(${t.email})`),
    check("users_subscription_status", oneOf(t.subscriptionStatus, ["active", "cancelled", "inactive"])),
  ],
)

export const sessions = pgTable(
  "sessions",
  {
    sid: text().primaryKey(),
    sess: jsonb().notNull(),
    expire: time().notNull(),
  },
  (t) => [index("sessions_expire").on(t.expire), index("sessions_user").on(sql`(${t.sess}->>'userId')`)],
)

/** Ours: the password of users who sign in with one; the key makes names that look the same equal. */
export const credentials = pgTable("credentials", {
  userId: ownerId().primaryKey(),
  username: text().notNull(),
  usernameKey: text().notNull().unique("credentials_username"),
  passwordHash: text().notNull(),
  passwordChangedAt: createdAt(),
})

/** Ours: the accounts at an OpenID provider that may sign in as a user. */
export const identities = pgTable(
  "identities",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: ownerId(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index("identities_user").on(t.userId)],
)

/**
 * Ours: the TOTP secret, encrypted, and the last step used, so that no code works twice; not enabled until a code was
 * right.
 */
export const twoFactor = pgTable("two_factor", {
  userId: ownerId().primaryKey(),
  secretEncrypted: text().notNull(),
  enabledAt: time(),
  lastStep: bigint({ mode: "number" }).notNull().default(0),
  createdAt: createdAt(),
})

/** Ours: the way to sign in without the phone; each code works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    codeHash: text().primaryKey(),
    userId: ownerId(),
    usedAt: time(),
  },
  (t) => [index("recovery_codes_user").on(t.userId)],
)

/** Ours: emailed links, stored as hashes so that a stolen database opens no account. */
export const oneTimeLinks = pgTable(
  "one_time_links",
  {
    tokenHash: text().primaryKey(),
    userId: ownerId(),
    purpose: text().notNull(),
    /** The link's subject, such as the new address. */
    data: jsonb(),
    expiresAt: time().notNull(),
    usedAt: time(),
    createdAt: createdAt(),
  },
  (t) => [
    index("one_time_links_user").on(t.userId, t.purpose),
    index("one_time_links_expiry").on(t.expiresAt),
    check("one_time_links_purpose", oneOf(t.purpose, ["verify-email", "change-email", "reset-password", "unlock"])),
  ],
)

/**
 * Ours: the keys with which programs sign in, stored as hashes; only a key's last characters are kept, to recognize it.
 */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    userId: ownerId(),
    name: text().notNull(),
    keyHash: text().notNull().unique("api_keys_hash"),
    lastFour: text().notNull(),
    scopes: text().array().notNull(),
    /** Null for a key that never expires. */
    expiresAt: time(),
    lastUsedAt: time(),
    /** A part of the network address of its last use. */
    lastAddress: text(),
    createdAt: createdAt(),
  },
  (t) => [index("api_keys_user").on(t.userId, latest(t.createdAt))],
)

/**
 * Ours: the address of a subscriber's own server. The signing secrets are encrypted; the previous one stays valid for a
 * while.
 */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: id(),
    userId: ownerId(),
    url: text().notNull(),
    events: text().array().notNull(),
    secretEncrypted: text().notNull(),
    oldSecretEncrypted: text(),
    oldSecretUntil: time(),
    isEnabled: flag(true),
    /** When deliveries started failing; null while they succeed. */
    failingSince: time(),
    /** Set when we turned it off after days of failed deliveries. */
    gaveUpAt: time(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("webhook_endpoints_user").on(t.userId, latest(t.createdAt))],
)

/** Ours: one message to one endpoint, written in the transaction of its subject, and sent afterward. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    endpointId: text()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    userId: ownerId(),
    event: text().notNull(),
    /** The exact bytes that are sent and signed at every attempt. */
    body: text().notNull(),
    state: text().notNull().default("queued"),
    attempts: count(),
    /** Attempts since it was queued or replayed, which time the next one. */
    round: count(),
    nextAt: time().notNull(),
    /** Its sender holds it until then. */
    leasedUntil: time(),
    createdAt: createdAt(),
  },
  (t) => [
    index("webhook_deliveries_waiting").on(t.nextAt).where(sql`${t.state} = 'queued'`),
    index("webhook_deliveries_endpoint").on(t.endpointId, latest(t.createdAt), latest(t.id)),
    index("webhook_deliveries_user").on(t.userId, t.leasedUntil),
    index("webhook_deliveries_age").on(t.createdAt),
    check("webhook_deliveries_state", oneOf(t.state, ["queued", "delivered", "failed"])),
  ],
)

/** Ours: the result of each attempt, for its owner to look up. */
export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    deliveryId: text()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    /** Null if there was no answer. */
    status: integer(),
    durationMs: integer().notNull(),
    error: text(),
    /** The beginning of the answer. */
    excerpt: text(),
    at: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.deliveryId, t.number] })],
)

/** Ours: sign-in events, for the owner to look up. */
export const securityLog = pgTable(
  "security_log",
  {
    id: id(),
    userId: ownerId(),
    event: text().notNull(),
    agent: text().notNull(),
    address: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("security_log_user").on(t.userId, latest(t.createdAt)), index("security_log_age").on(t.createdAt)],
)

/** Ours: rate-limit counters, here because several processes must count together. */
export const throttles = pgTable(
  "throttles",
  {
    key: text().primaryKey(),
    count: count(),
    windowStart: time().notNull().defaultNow(),
    expiresAt: time().notNull(),
  },
  (t) => [index("throttles_expiry").on(t.expiresAt)],
)

/** Ours: the settings form, stored so that it takes effect. */
export const userSettings = pgTable(
  "user_settings",
  {
    userId: ownerId().primaryKey(),
    defaultPlatform: text().notNull().default("website"),
    defaultTone: text().notNull().default("professional"),
    defaultStyle: text().notNull().default("descriptive"),
    /** Null keeps forever. */
    contentRetentionDays: integer().default(365),
    exportFormat: text().notNull().default("text"),
    autoRenew: flag(true),
    emailNotifications: flag(true),
    generationComplete: flag(true),
    marketingEmails: flag(false),
    dataSharing: flag(false),
    activityLogging: flag(true),
    /** Minutes; null never ends a session for inactivity. */
    sessionTimeout: integer().default(30),
    /** What the dashboard no longer shows. */
    welcomedAt: time(),
    onboardingSkippedAt: time(),
    onboardingDone: list(),
    celebrationsSeen: list(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("user_settings_retention", sql`${t.contentRetentionDays} > 0`),
    check("user_settings_timeout", sql`${t.sessionTimeout} > 0`),
  ],
)

export const businessProfiles = pgTable(
  "business_profiles",
  {
    id: id(),
    /** Ours: without an owner, nobody could tell whose profile it is. */
    userId: ownerId(),
    businessName: text().notNull(),
    industry: text().notNull(),
    location: text(),
    website: text(),
    description: text(),
    targetAudience: text(),
    targetKeywords: text(),
    competitors: text(),
    createdAt: createdAt(),
  },
  (t) => [index("business_profiles_user").on(t.userId, latest(t.createdAt))],
)

const profileId = () => text().references(() => businessProfiles.id, { onDelete: "set null" })

export const products = pgTable(
  "products",
  {
    id: id(),
    businessProfileId: text()
      .notNull()
      .references(() => businessProfiles.id, { onDelete: "cascade" }),
    name: text().notNull(),
    category: text(),
    description: text(),
  },
  (t) => [index("products_profile").on(t.businessProfileId)],
)

/**
 * Ours: one click on Generate (or one bulk job), so that a repeated click returns the first answer and a crash loses no
 * work.
 */
export const generations = pgTable(
  "generations",
  {
    id: id(),
    userId: ownerId(),
    kind: text().notNull().default("form"),
    idempotencyKey: text(),
    requestHash: text().notNull(),
    platform: text().notNull(),
    /** Shared by the generations of one brief for several platforms. */
    run: text(),
    state: text().notNull().default("queued"),
    /** Null after the seller has deleted the result. */
    form: jsonb().$type<StoredForm>(),
    done: count(),
    total: count(),
    result: jsonb().$type<StoredResult>(),
    /** How often work on it has started; a process writes only while this is still its number. */
    attempts: count(),
    tokensIn: count(),
    tokensOut: count(),
    costMicros: bigint({ mode: "number" }).notNull().default(0),
    writer: jsonb().$type<StoredWriter>(),
    /** Renewed by its process; after it, another process may take over. */
    leaseUntil: time(),
    error: text(),
    errorCode: text(),
    createdAt: createdAt(),
    finishedAt: time(),
  },
  (t) => [
    unique("generations_idempotency").on(t.userId, t.idempotencyKey),
    index("generations_user").on(t.userId, latest(t.createdAt), latest(t.id)),
    index("generations_run").on(t.userId, t.run).where(sql`${t.run} is not null`),
    index("generations_written").on(t.userId, t.platform, t.done, t.createdAt).where(sql`${t.state} = 'done'`),
    index("generations_unfinished").on(t.leaseUntil).where(sql`${t.finishedAt} is null`),
    check("generations_kind", oneOf(t.kind, ["form", "bulk"])),
    check("generations_state", oneOf(t.state, ["queued", "running", "done", "failed", "cancelled"])),
    check("generations_progress", sql`${t.done} between 0 and ${t.total}`),
  ],
)

/** Ours: each product from the moment it is finished until the generation is, so that a crash loses none of them. */
export const generationProducts = pgTable(
  "generation_products",
  {
    generationId: text()
      .notNull()
      .references(() => generations.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    product: jsonb().$type<StoredProduct>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.generationId, t.position] })],
)

const generationId = () => text().references(() => generations.id, { onDelete: "set null" })

export const seoContent = pgTable(
  "seo_content",
  {
    id: id(),
    businessProfileId: text()
      .notNull()
      .references(() => businessProfiles.id, { onDelete: "cascade" }),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    platform: text().notNull().default("website"),
    metaDescription: text().notNull(),
    titleTag: text().notNull(),
    keywords: list(),
    seoScore: integer(),
    recommendations: list(),
    productTitle: text(),
    bulletPoints: list(),
    tags: list(),
    searchTerms: list(),
    improvedBodyText: text(),
    isPremium: flag(false),
    /**
     * Ours: the generation, the product's position in it and the product's name; a generation has a row for each
     * product.
     */
    generationId: generationId(),
    position: count(),
    productName: text(),
    /** Ours: the platform's own texts without a column. */
    platformFields: jsonb().$type<Readonly<Record<string, SlotValue>>>().notNull().default({}),
    /** Ours: the reasons of the score, the changes, and the writer. */
    report: jsonb().$type<StoredReport>().notNull().default({}),
    /** Ours: the version of its platform's rules when its text was last written. */
    ruleBookVersion: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index("seo_content_profile").on(t.businessProfileId),
    // Covers the dashboard's figures, so that they read no listing.
    index("seo_content_scores").on(t.userId, t.seoScore, t.platform),
    unique("seo_content_place").on(t.generationId, t.position),
    check("seo_content_score", sql`${t.seoScore} between 0 and 100`),
  ],
)

/** Ours: a listing's text before each edit or rewrite, so that nothing a seller liked is lost. */
export const contentVersions = pgTable(
  "content_versions",
  {
    id: id(),
    seoContentId: text()
      .notNull()
      .references(() => seoContent.id, { onDelete: "cascade" }),
    content: jsonb().$type<StoredProduct>().notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("content_versions_listing").on(t.seoContentId, latest(t.createdAt))],
)

export const webpageAnalysis = pgTable(
  "webpage_analysis",
  {
    id: id(),
    userId: ownerId(),
    url: text().notNull(),
    title: text(),
    metaDescription: text(),
    keywords: list(),
    seoScore: integer(),
    recommendations: list(),
    brokenLinks: list(),
    internalLinks: list(),
    externalLinks: list(),
    improvedTitleTag: text(),
    improvedMetaDescription: text(),
    improvedKeywords: list(),
    contentLength: integer(),
    headingStructure: jsonb().$type<{ h1: string[]; h2: string[]; h3: string[] }>(),
    imageAltTags: list(),
    /** Ours: the audits with their evidence, and measurements without a column. */
    report: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [
    index("webpage_analysis_user").on(t.userId, latest(t.createdAt), latest(t.id)),
    check("webpage_analysis_score", sql`${t.seoScore} between 0 and 100`),
  ],
)

/** Ours: several pages analyzed in the background. A process renews its lease, so that a crash loses nothing. */
export const webpageBatches = pgTable(
  "webpage_batches",
  {
    id: id(),
    userId: ownerId(),
    /** The sitemap, or the first address of the list. */
    source: text().notNull(),
    state: text().notNull().default("running"),
    /** One entry per page, in the order requested. */
    pages: jsonb().$type<readonly StoredBatchPage[]>().notNull(),
    leasedUntil: time(),
    createdAt: createdAt(),
  },
  (t) => [
    index("webpage_batches_user").on(t.userId, latest(t.createdAt), latest(t.id)),
    index("webpage_batches_running").on(t.leasedUntil).where(sql`${t.state} = 'running'`),
    check("webpage_batches_state", oneOf(t.state, ["running", "done", "cancelled"])),
  ],
)

/** Ours: many products from a file, written in the background. */
export const bulkJobs = pgTable(
  "bulk_jobs",
  {
    id: id(),
    userId: ownerId(),
    platform: text().notNull(),
    state: text().notNull().$type<JobState>().default("uploading"),
    /** The fields that all rows share. */
    form: jsonb().$type<StoredForm>().notNull(),
    source: jsonb().$type<StoredBulkSource>().notNull(),
    total: count(),
    /** When its rows were last claimed, so that jobs take turns. */
    servedAt: time(),
    createdAt: createdAt(),
    finishedAt: time(),
  },
  (t) => [
    index("bulk_jobs_user").on(t.userId, latest(t.createdAt), latest(t.id)),
    index("bulk_jobs_running").on(t.servedAt).where(sql`${t.state} = 'running'`),
    check("bulk_jobs_state", oneOf(t.state, jobStates)),
  ],
)

/** Ours: one product of a bulk job. Its process holds a lease, and saves only while the attempt is its own. */
export const bulkRows = pgTable(
  "bulk_rows",
  {
    jobId: text()
      .notNull()
      .references(() => bulkJobs.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    /** Where it starts in the file. */
    line: integer().notNull(),
    product: jsonb().$type<Product>().notNull(),
    /** Its own fields, by form field. */
    texts: jsonb().$type<StoredBulkTexts>().notNull(),
    /** Its original lines of the file. */
    cells: jsonb().$type<readonly (readonly string[])[]>().notNull(),
    state: text().notNull().$type<RowState>().default("waiting"),
    attempts: count(),
    leaseUntil: time(),
    listing: jsonb().$type<StoredProduct>(),
    title: text(),
    score: integer(),
    /** How often its texts were changed since they were written, so that of two concurrent changes none is lost. */
    version: count(),
    error: text(),
    errorCode: text(),
    writtenAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.position] }),
    index("bulk_rows_state").on(t.jobId, t.state, t.position),
    check("bulk_rows_state_known", oneOf(t.state, rowStates)),
  ],
)

export const googleAdsCampaigns = pgTable(
  "google_ads_campaigns",
  {
    id: id(),
    userId: ownerId(),
    businessProfileId: profileId(),
    campaignName: text().notNull(),
    campaignType: text().notNull(),
    businessType: text().notNull(),
    location: text().notNull(),
    radius: count(25),
    monthlyBudget: integer().notNull(),
    targetKeywords: list(),
    negativeKeywords: list(),
    adGroups: jsonb(),
    adCopy: jsonb(),
    landingPageRecommendations: list(),
    biddingStrategy: text().notNull(),
    targetAudience: jsonb(),
    campaignScore: integer(),
    estimatedReach: integer(),
    /** In cents. */
    estimatedCpc: integer(),
    /** In hundredths of a percent. */
    estimatedCtr: integer(),
    recommendations: list(),
    isActive: flag(true),
    /** Ours: the input, so that a saved campaign opens with its form filled in. */
    form: jsonb(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("google_ads_campaigns_user").on(t.userId, latest(t.createdAt), latest(t.id)),
    index("google_ads_campaigns_profile").on(t.businessProfileId),
    check("google_ads_campaigns_score", sql`${t.campaignScore} between 0 and 100`),
  ],
)

/**
 * An owner as a few consonants, which precede each of their words: a prefix search then meets nobody else's, however
 * many there are. If two owners share them, only time is lost. Vowels would change the stems.
 */
export const ownerMark = (userId: SQL) =>
  sql`translate(lower(left(${userId}, 6)), '0123456789aeiouy-', 'bcdfghjklmnpqrstv')`
const mark = ownerMark(sql.raw("user_id"))
const ownWords = sql`${mark} || replace(left(search_text, 60000), ' ', ' ' || ${mark})`

export const contentHistory = pgTable(
  "content_history",
  {
    id: id(),
    userId: ownerId(),
    businessProfileId: profileId(),
    seoContentId: text().references(() => seoContent.id, { onDelete: "set null" }),
    googleAdsCampaignId: text().references(() => googleAdsCampaigns.id, { onDelete: "cascade" }),
    webpageAnalysisId: text().references(() => webpageAnalysis.id, { onDelete: "cascade" }),
    title: text().notNull(),
    platform: text().notNull(),
    contentType: text().notNull().default("seo_content"),
    generationDate: createdAt(),
    isFavorite: flag(false),
    isArchived: flag(false),
    tags: list(),
    performance: jsonb(),
    notes: text(),
    createdAt: createdAt(),
    /** Ours: the generation whose products this item shows. */
    generationId: generationId(),
    /** Ours: a draft's whole form, so that it can be resumed. */
    form: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** Ours: how many hard rules its listings break, by the version of its platform's rules in the next column. */
    brokenRules: count(),
    checkedRuleBook: text().notNull().default(""),
    /** Ours: everything that search reads, folded, written with each change to the item. */
    searchText: text().notNull().default(""),
    // The words for prefix matches, and their stems, each with its owner before it. A tsvector holds at most 1 MB,
    // which these stay far below.
    searchVector: tsvector().generatedAlwaysAs(
      sql`to_tsvector('simple', ${ownWords}) || to_tsvector('english', ${ownWords})`,
    ),
  },
  (t) => [
    index("content_history_newest").on(t.userId, latest(t.createdAt), latest(t.id)),
    index("content_history_platform").on(t.userId, t.platform, latest(t.createdAt), latest(t.id)),
    index("content_history_favorites").on(t.userId, latest(t.createdAt), latest(t.id)).where(sql`${t.isFavorite}`),
    index("content_history_archived").on(t.userId, latest(t.createdAt), latest(t.id)).where(sql`${t.isArchived}`),
    index("content_history_broken").on(t.userId, latest(t.createdAt), latest(t.id)).where(sql`${t.brokenRules} > 0`),
    index("content_history_checked").on(t.platform, t.checkedRuleBook).where(sql`${t.generationId} is not null`),
    index("content_history_words").using("gin", t.searchVector),
    index("content_history_profile").on(t.businessProfileId),
    index("content_history_seo").on(t.seoContentId),
    index("content_history_campaign").on(t.googleAdsCampaignId),
    index("content_history_analysis").on(t.webpageAnalysisId),
    uniqueIndex("content_history_generation").on(t.generationId),
    check(
      "content_history_type",
      oneOf(t.contentType, ["seo_content", "google_ads_campaign", "webpage_analysis", "draft"]),
    ),
  ],
)

/**
 * Ours: recently deleted items, until they can no longer be restored. They are moved here whole, so that queries on the
 * other tables need not know about them.
 */
export const removedItems = pgTable(
  "removed_items",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    item: jsonb().notNull(),
    listings: jsonb().notNull(),
    versions: jsonb().notNull(),
    /** The input and first answer, which the generation itself has forgotten. */
    generation: jsonb(),
    removedAt: time().notNull(),
  },
  (t) => [index("removed_items_user").on(t.userId), index("removed_items_age").on(t.removedAt)],
)

/** Ours: each word in a user's items, once, so that a search finds similar spellings. */
export const searchWords = pgTable(
  "search_words",
  {
    userId: ownerId().primaryKey(),
    words: text().array().notNull().default([]),
    /** Something was deleted or changed since the words were last collected: some may no longer occur. */
    isStale: flag(false),
  },
  (t) => [index("search_words_stale").on(t.userId).where(sql`${t.isStale}`)],
)

export const contentTemplates = pgTable(
  "content_templates",
  {
    id: id(),
    userId: ownerId(),
    name: text().notNull(),
    description: text(),
    industry: text(),
    platform: text(),
    templateData: jsonb().notNull(),
    isPublic: flag(false),
    usageCount: count(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("content_templates_user").on(t.userId, latest(t.createdAt)),
    index("content_templates_public").on(latest(t.usageCount), t.id).where(sql`${t.isPublic}`),
  ],
)

export const usageHistory = pgTable(
  "usage_history",
  {
    id: id(),
    userId: ownerId(),
    businessProfileId: profileId(),
    action: text().notNull(),
    generationCount: count(1),
    isPremium: flag(false),
    createdAt: createdAt(),
  },
  (t) => [
    index("usage_history_user").on(t.userId, latest(t.createdAt)),
    index("usage_history_profile").on(t.businessProfileId),
  ],
)

export const userReviews = pgTable(
  "user_reviews",
  {
    id: id(),
    userId: ownerId(),
    rating: integer().notNull(),
    title: text().notNull(),
    review: text().notNull(),
    isPublic: flag(false),
    isVerified: flag(false),
    platform: text(),
    businessType: text(),
    /** Ours: when the operator last decided about it; later changes wait. */
    moderatedAt: time(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("user_reviews_user").on(t.userId),
    index("user_reviews_public").on(latest(t.createdAt), t.id).where(sql`${t.isPublic}`),
    check("user_reviews_rating", sql`${t.rating} between 1 and 5`),
  ],
)

export const trustMetrics = pgTable("trust_metrics", {
  id: id(),
  totalUsers: count(),
  totalGenerations: count(),
  /** In hundredths: 437 is 4.37 out of 5. */
  averageRating: count(),
  totalReviews: count(),
  /** In percent. */
  uptime: count(99),
  /**
   * Ours: over the listings of users who share their scores; null while there are so few that one could be identified.
   */
  averageScore: integer(),
  /** Ours: over how many days the uptime was measured; 0 means that it was not. */
  uptimeDays: count(),
  lastUpdated: updatedAt(),
})

/** Ours: one row, rewritten to find out whether data can be stored. */
export const readiness = pgTable("readiness", {
  id: integer().primaryKey(),
  notedAt: createdAt(),
})

/** Ours: a user's storage. Measured again now and then; in between, every save only adds. */
export const storageUsed = pgTable("storage_used", {
  userId: ownerId().primaryKey(),
  items: count(),
  bytes: bigint({ mode: "number" }).notNull().default(0),
  measuredAt: createdAt(),
})

/** Ours: the minutes of each day in which the service was available, so that the uptime is measured. */
export const servedMinutes = pgTable("served_minutes", {
  /** As 2026-11-21, in UTC. */
  day: text().primaryKey(),
  minutes: count(),
})

export const successStories = pgTable(
  "success_stories",
  {
    id: id(),
    userId: formerOwnerId(),
    businessName: text().notNull(),
    industry: text().notNull(),
    challenge: text(),
    solution: text(),
    results: text().notNull(),
    imageUrl: text(),
    isPublic: flag(false),
    isFeatured: flag(false),
    /** Ours: like that of a review. */
    moderatedAt: time(),
    createdAt: createdAt(),
  },
  (t) => [
    index("success_stories_user").on(t.userId),
    index("success_stories_public").on(latest(t.isFeatured), latest(t.createdAt)).where(sql`${t.isPublic}`),
  ],
)

/** Ours: what will be deleted at its owner's retention period, and that they were notified. */
export const retentionNotices = pgTable(
  "retention_notices",
  {
    userId: ownerId().primaryKey(),
    /** Everything older than this is deleted. */
    madeBefore: time().notNull(),
    deleteAt: time().notNull(),
  },
  (t) => [index("retention_notices_due").on(t.deleteAt)],
)

/** Ours: a ticket is drawn before a provider is asked, so that of two answers the one requested later wins. */
export const syncTickets = pgSequence("sync_seq")

const openCheckoutStates = ["created", "awaiting_payment", "processing"]
const closedCheckoutStates = ["paid", "claimed", "failed", "expired", "superseded", "refunded"]

/** Ours: a payment belongs to a checkout, and the checkout to the holder of its session or its emailed token. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: id(),
    state: text().notNull().default("created"),
    provider: text().notNull(),
    /**
     * The secret of the browser that started it, hashed; it outlives the session's own id, which changes at sign-in.
     */
    sessionSid: text(),
    userId: formerOwnerId(),
    priceId: text().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull().default("usd"),
    providerCustomerId: text().unique("checkouts_provider_customer"),
    providerSubscriptionId: text().unique("checkouts_provider_subscription"),
    providerPaymentId: text().unique("checkouts_provider_payment"),
    attempt: count(),
    payerEmailEncrypted: text(),
    payerEmailHash: text(),
    createdAt: createdAt(),
    paidAt: time(),
    claimedAt: time(),
    claimedBy: text(),
    expiresAt: time().notNull(),
  },
  (t) => [
    // At most one checkout in progress per visitor and per user: the guard against charging twice.
    uniqueIndex("checkouts_one_open").on(t.sessionSid).where(oneOf(t.state, openCheckoutStates)),
    uniqueIndex("checkouts_one_open_user").on(t.userId).where(oneOf(t.state, openCheckoutStates)),
    index("checkouts_user").on(t.userId),
    index("checkouts_session").on(t.sessionSid),
    index("checkouts_payer").on(t.payerEmailHash),
    index("checkouts_state").on(t.state, t.expiresAt),
    check("checkouts_state_known", oneOf(t.state, [...openCheckoutStates, ...closedCheckoutStates])),
    check("checkouts_claimed_by", oneOf(t.claimedBy, ["session", "token", "verified-email", "support"])),
    check("checkouts_amount", sql`${t.amountCents} >= 0`),
  ],
)

/** Ours: the emailed secret that attaches a payment made on another device. */
export const claimTokens = pgTable(
  "claim_tokens",
  {
    tokenHash: text().primaryKey(),
    checkoutId: text()
      .notNull()
      .references(() => checkouts.id, { onDelete: "cascade" }),
    expiresAt: time().notNull(),
    usedAt: time(),
    createdAt: createdAt(),
  },
  (t) => [index("claim_tokens_checkout").on(t.checkoutId)],
)

/** Ours: the provider's latest state of a subscription; the columns of users are derived from it. */
export const billingSubscriptions = pgTable(
  "billing_subscriptions",
  {
    id: id(),
    provider: text().notNull(),
    providerId: text().notNull(),
    providerCustomerId: text(),
    userId: formerOwnerId(),
    /** In the provider's own words. */
    status: text().notNull(),
    /** In ours, with its consequences. */
    state: text().notNull().default("none"),
    expiresAt: time(),
    lapsesAt: time(),
    priceId: text().notNull(),
    amountCents: integer().notNull(),
    periodEnd: time(),
    cancelAt: time(),
    cancelAtPeriodEnd: flag(false),
    endedAt: time(),
    /** The first failed payment, from which the days of grace count. */
    pastDueSince: time(),
    billingHold: flag(false),
    appliedTicket: bigint({ mode: "number" }).notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique("billing_subscriptions_provider").on(t.provider, t.providerId),
    index("billing_subscriptions_user").on(t.userId),
  ],
)

/** Ours: every event of the provider once, kept until it is processed. */
export const billingEvents = pgTable(
  "billing_events",
  {
    id: text().primaryKey(),
    provider: text().notNull(),
    type: text().notNull(),
    objectId: text(),
    /** The provider's id of a subscription that we may not know yet. */
    subscriptionId: text(),
    created: time().notNull(),
    receivedAt: time().notNull().defaultNow(),
    processedAt: time(),
    attempts: count(),
    lastError: text(),
  },
  (t) => [index("billing_events_waiting").on(t.receivedAt).where(sql`${t.processedAt} is null`)],
)

/** Ours: our requests to the provider (cancel, resume, refund), so that a crash in between is found and finished. */
export const billingActions = pgTable(
  "billing_actions",
  {
    id: id(),
    userId: formerOwnerId(),
    kind: text().notNull(),
    state: text().notNull().default("pending"),
    providerRef: text(),
    lastError: text(),
    createdAt: createdAt(),
    finishedAt: time(),
  },
  (t) => [
    index("billing_actions_user").on(t.userId, latest(t.createdAt)),
    index("billing_actions_waiting").on(t.createdAt).where(sql`${t.state} = 'pending'`),
    // A concurrent request for the same thing joins this one.
    uniqueIndex("billing_actions_one_pending").on(t.kind, t.providerRef).where(sql`${t.state} = 'pending'`),
    check("billing_actions_state", oneOf(t.state, ["pending", "done", "failed"])),
  ],
)

/** Ours: money that moved, for the invoices page and for the books, which must keep it when the account is deleted. */
export const payments = pgTable(
  "payments",
  {
    providerId: text().primaryKey(),
    provider: text().notNull(),
    subscriptionId: text().references(() => billingSubscriptions.id, { onDelete: "set null" }),
    userId: formerOwnerId(),
    amountCents: integer().notNull(),
    currency: text().notNull().default("usd"),
    refundedCents: count(),
    disputed: flag(false),
    invoiceNumber: text(),
    invoiceUrl: text(),
    paidAt: time().notNull(),
  },
  (t) => [
    index("payments_subscription").on(t.subscriptionId),
    index("payments_user").on(t.userId, latest(t.paidAt)),
    check("payments_amounts", sql`${t.refundedCents} between 0 and ${t.amountCents}`),
  ],
)

/** Ours: the state of the sandbox payment provider, which must survive a restart as a real provider's would. */
export const sandboxObjects = pgTable(
  "sandbox_objects",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    data: jsonb().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("sandbox_objects_kind").on(t.kind, t.createdAt)],
)

/** Ours: emails, written in the transaction of their subject, and sent afterward. */
export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    dedupeKey: text().notNull().unique("outbox_dedupe"),
    /** Null for email that must arrive without an account, such as the farewell. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    toAddress: text().notNull(),
    template: text().notNull(),
    data: jsonb().notNull(),
    state: text().notNull().default("queued"),
    attempts: count(),
    nextAt: time().notNull().defaultNow(),
    messageId: text(),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: time(),
  },
  (t) => [
    index("outbox_waiting").on(t.nextAt).where(sql`${t.state} = 'queued'`),
    index("outbox_user").on(t.userId),
    check("outbox_state", oneOf(t.state, ["queued", "sent", "failed", "suppressed"])),
  ],
)

/** Ours: everything an operator did by hand; nobody may change it afterward. */
export const operatorLog = pgTable(
  "operator_log",
  {
    id: id(),
    operator: text().notNull(),
    command: text().notNull(),
    outcome: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("operator_log_newest").on(latest(t.createdAt))],
)
