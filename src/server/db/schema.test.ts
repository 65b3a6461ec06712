import { eq, getTableName, is, sql } from "drizzle-orm"
import { PgTable } from "drizzle-orm/pg-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type FreshDatabase, freshDatabase } from "../../../test/database.ts"
import { readSearch } from "../../domain/history/read-search.ts"
import { foldText } from "../../domain/text/keys/fold-text.ts"
import { listItems } from "./history/list-items.ts"
import { type OpenDatabase, openDatabase } from "./open.ts"
import * as schema from "./schema.ts"

let fresh: FreshDatabase
let open: OpenDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  open = await openDatabase({ url: fresh.url })
})
afterAll(async () => {
  await open.close()
  await fresh.drop()
})

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

async function rows(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await open.pool.query(text, values)).rows
}

// The specification's section 3: "*" means required, "=" a default, and what has no type is text.
const specification = {
  users: `id* email firstName lastName profileImageUrl providerCustomerId providerSubscriptionId
    subscriptionStatus:varchar*=inactive subscriptionExpiresAt:time isVerified:boolean=false verificationBadge
    trustScore:int=0 totalGenerations:int=0 successfulGenerations:int=0 createdAt:time updatedAt:time`,
  sessions: "sid* sess:json* expire:time*",
  business_profiles: `id* businessName* industry* location website description targetAudience targetKeywords competitors
    createdAt:time`,
  products: "id* businessProfileId* name* category description",
  seo_content: `id* businessProfileId* userId platform*=website metaDescription* titleTag* keywords:list seoScore:int
    recommendations:list productTitle bulletPoints:list tags:list searchTerms:list improvedBodyText isPremium:boolean=false
    createdAt:time`,
  webpage_analysis: `id* userId* url* title metaDescription keywords:list seoScore:int recommendations:list brokenLinks:list
    internalLinks:list externalLinks:list improvedTitleTag improvedMetaDescription improvedKeywords:list contentLength:int
    headingStructure:json imageAltTags:list createdAt:time`,
  usage_history: `id* userId* businessProfileId action* generationCount:int=1 isPremium:boolean=false createdAt:time`,
  content_history: `id* userId* businessProfileId seoContentId googleAdsCampaignId webpageAnalysisId title* platform*
    contentType*=seo_content generationDate:time isFavorite:boolean=false isArchived:boolean=false tags:list
    performance:json notes createdAt:time`,
  content_templates: `id* userId* name* description industry platform templateData:json* isPublic:boolean=false
    usageCount:int=0 createdAt:time updatedAt:time`,
  user_reviews: `id* userId* rating:int* title* review* isPublic:boolean=false isVerified:boolean=false platform
    businessType createdAt:time updatedAt:time`,
  trust_metrics: `id* totalUsers:int=0 totalGenerations:int=0 averageRating:int=0 totalReviews:int=0 uptime:int=99
    lastUpdated:time`,
  success_stories: `id* userId businessName* industry* challenge solution results* imageUrl isPublic:boolean=false
    isFeatured:boolean=false createdAt:time`,
  google_ads_campaigns: `id* userId* businessProfileId campaignName* campaignType* businessType* location* radius:int=25
    monthlyBudget:int* targetKeywords:list negativeKeywords:list adGroups:json adCopy:json landingPageRecommendations:list
    biddingStrategy* targetAudience:json campaignScore:int estimatedReach:int estimatedCpc:int estimatedCtr:int
    recommendations:list isActive:boolean=true createdAt:time updatedAt:time`,
  user_settings: `defaultPlatform=website defaultTone=professional defaultStyle=descriptive contentRetentionDays:int=365
    exportFormat=text autoRenew:boolean=true emailNotifications:boolean=true generationComplete:boolean=true
    marketingEmails:boolean=false dataSharing:boolean=false activityLogging:boolean=true sessionTimeout:int=30`,
}

const storedTypes: Record<string, string> = {
  text: "text",
  varchar: "varchar",
  time: "timestamptz",
  boolean: "bool",
  int: "int4",
  json: "jsonb",
  list: "_text",
}

describe.each(Object.entries(specification))("%s", (table, fields) => {
  test.each(fields.split(/\s+/))("%s", async (field) => {
    const [, name = "", type = "text", required, , value] = /^(\w+?)(?::(\w+?))?(\*)?(=(.*))?$/.exec(field) ?? []
    const [column] = await rows(
      `select udt_name, is_nullable, character_maximum_length as length,
         regexp_replace(column_default, '^''(.*)''::.*$', '\\1') as value
       from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = $2`,
      table,
      snake(name),
    )
    expect(column).toMatchObject({ udt_name: storedTypes[type], length: type === "varchar" ? 20 : null })
    if (value !== undefined) expect(column?.value).toBe(value)
    if (required) expect(column?.is_nullable).toBe("NO")
    // Fields that are not required may be left out: they are nullable or have a default.
    else expect(column?.is_nullable === "YES" || column?.value !== null).toBe(true)
  })
})

test("sessions have exactly the three columns", async () => {
  const columns = await rows("select column_name from information_schema.columns where table_name = 'sessions'")
  expect(columns.map((column) => column.column_name).toSorted()).toEqual(["expire", "sess", "sid"])
})

test("every table of the code is in the database, and no others", async () => {
  const inCode = Object.values(schema).flatMap((entry) => (is(entry, PgTable) ? [getTableName(entry)] : []))
  const found = await rows("select table_name from information_schema.tables where table_schema = 'public'")
  expect(found.map((row) => row.table_name).toSorted()).toEqual(inCode.toSorted())
})

test("every foreign key has an index", async () => {
  const bare = await rows(`
    select conrelid::regclass::text as "table", conname from pg_constraint c
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`)
  expect(bare).toEqual([])
})

describe("constraints", () => {
  test.each([0, 6])("a rating of %i is refused", async (rating) => {
    const user = await makeUser()
    const review = open.db.insert(schema.userReviews).values({ userId: user, rating, title: "t", review: "r" })
    await expect(review).rejects.toMatchObject({ cause: { constraint: "user_reviews_rating" } })
  })

  test("two addresses that differ only in case count as one", async () => {
    await open.db.insert(schema.users).values({ email: "Zoë@example.com" })
    const second = open.db.insert(schema.users).values({ email: "zoË@EXAMPLE.com" })
    await expect(second).rejects.toMatchObject({ cause: { code: "23505", constraint: "users_email_lower" } })
  })

  test("a visitor has at most one open checkout, and any number of closed ones", async () => {
    const checkout = {
      provider: "sandbox",
      sessionSid: "visitor",
      priceId: "p",
      amountCents: 999,
      expiresAt: new Date(),
    }
    await open.db.insert(schema.checkouts).values([
      { ...checkout, state: "expired" },
      { ...checkout, state: "failed" },
      { ...checkout, state: "created" },
    ])
    const second = open.db.insert(schema.checkouts).values({ ...checkout, state: "processing" })
    await expect(second).rejects.toMatchObject({ cause: { constraint: "checkouts_one_open" } })
  })

  test("the same key by the same user is one generation", async () => {
    const generation = { userId: await makeUser(), idempotencyKey: "k", requestHash: "h", platform: "etsy" }
    await open.db.insert(schema.generations).values(generation)
    await expect(open.db.insert(schema.generations).values(generation)).rejects.toMatchObject({
      cause: { code: "23505" },
    })
  })

  test("a time is read back exactly, so a cursor finds its place", async () => {
    const userId = await makeUser()
    const [made] = await open.db
      .insert(schema.contentHistory)
      .values({ userId, title: "t", platform: "etsy" })
      .returning()
    if (!made) throw new Error("nothing was inserted")
    const found = await open.db.$count(schema.contentHistory, eq(schema.contentHistory.createdAt, made.createdAt))
    expect(found).toBe(1)
  })

  test("a text too long for an index entry can still be saved", async () => {
    const searchText = Array.from({ length: 300_000 }, (_, place) => `ы${place.toString(36)}`).join(" ")
    const row = { userId: await makeUser(), title: "t", platform: "etsy", searchText }
    await open.db.insert(schema.contentHistory).values(row)
  })
})

async function makeUser(): Promise<string> {
  const [user] = await open.db.insert(schema.users).values({}).returning()
  return user?.id ?? ""
}

describe("deleting an account", () => {
  // Data that stays, for the books or because it was published, without its owner.
  const staying = ["billing_actions", "billing_subscriptions", "checkouts", "payments", "success_stories"]

  // Values for columns with a constraint; all other required columns get any value of their type.
  const lawful: Record<string, unknown> = {
    "one_time_links.purpose": "reset-password",
    "user_reviews.rating": 5,
  }
  const anyValue: Record<string, unknown> = { int4: 1, _text: "{}", jsonb: "{}", timestamptz: "2026-01-01", bool: true }

  async function insertAnything(table: string, fixed: Record<string, unknown>): Promise<void> {
    const columns = await rows(
      `select column_name as name, udt_name as type, is_nullable = 'NO' and column_default is null as required
       from information_schema.columns where table_schema = 'public' and table_name = $1`,
      table,
    )
    const names: string[] = []
    const values: unknown[] = []
    for (const { name, type, required } of columns) {
      if (typeof name !== "string" || typeof type !== "string" || !(required || name in fixed)) continue
      names.push(name)
      values.push(fixed[name] ?? lawful[`${table}.${name}`] ?? anyValue[type] ?? `any ${table}`)
    }
    await rows(`insert into ${table} (${names}) values (${names.map((_, place) => `$${place + 1}`)})`, ...values)
  }

  test("leaves no row that names the user", async () => {
    const user = await makeUser()
    const owned = await rows(`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass`)
    const tables = owned.map((table) => String(table.name))
    const profile = "a profile"
    await insertAnything("business_profiles", { id: profile, user_id: user })
    const endpoint = "an endpoint"
    await insertAnything("webhook_endpoints", { id: endpoint, user_id: user })
    const parents = { business_profile_id: profile, endpoint_id: endpoint }
    for (const table of tables.filter((name) => !["business_profiles", "webhook_endpoints"].includes(name))) {
      await insertAnything(table, { user_id: user, ...parents, payer_email_hash: "hash" })
    }
    await insertAnything("sessions", { sess: JSON.stringify({ userId: user }) })

    await open.db.delete(schema.users).where(eq(schema.users.id, user))

    const everyTable = await rows(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
    for (const { name } of everyTable) {
      const naming = await rows(
        `select * from ${name} as t where t::text like $1 or t::text like $2`,
        `%${user}%`,
        "%payer%",
      )
      expect(naming, `rows in ${name}`).toEqual([])
    }
    for (const table of tables) {
      const left = await rows(`select * from ${table} as t where t::text like $1`, `%any ${table}%`)
      expect(left, `rows left in ${table}`).toHaveLength(staying.includes(table) ? 1 : 0)
    }
    expect(await rows("select payer_email_hash from checkouts where provider = 'any checkouts'")).toEqual([
      { payer_email_hash: null },
    ])
  })
})

describe("search in the history", () => {
  let owner: string
  beforeAll(async () => {
    owner = await makeUser()
    const stranger = await makeUser()
    const item = (title: string, userId = owner) => ({ userId, title, platform: "etsy", searchText: foldText(title) })
    await open.db
      .insert(schema.contentHistory)
      .values([
        item("Bücherregal aus Eiche für große Wohnungen"),
        item("Ёлочные игрушки ручной работы"),
        item("Handmade ceramic mugs"),
        item("Bücherregal of somebody else", stranger),
      ])
    await rows(`insert into content_history (user_id, title, platform, search_text, is_favorite, created_at)
      select case when n % 2 = 0 then '${owner}' else '${stranger}' end, 't', 'etsy',
        'walnut keyboard tray number ' || md5(n::text) || ' ' || n, n % 50 = 0, now() - n * interval '1 minute'
      from generate_series(1, 6000) n`)
    await rows("vacuum analyze content_history")
  })

  const found = async (typed: string) => {
    const search = { words: [], phrases: [], signs: [], ...readSearch(typed), near: new Map() }
    const filter = { platform: null, isFavorite: null, isArchived: false, breaksRules: false, after: null, limit: 24 }
    return (await listItems(open.db, { ...filter, userId: owner, search })).map(({ title }) => title)
  }

  test.each([
    ["other case", "BÜCHERREGAL", "Bücherregal aus Eiche für große Wohnungen"],
    ["no umlaut", "bucherregal", "Bücherregal aus Eiche für große Wohnungen"],
    ["Cyrillic", "ёлочные", "Ёлочные игрушки ручной работы"],
    ["its beginning", "игр", "Ёлочные игрушки ручной работы"],
    ["another form of the word", "mug", "Handmade ceramic mugs"],
    ["a form that is no beginning", "ceramics", "Handmade ceramic mugs"],
  ])("finds words: %s", async (_, query, title) => {
    expect(await found(query)).toEqual([title])
  })

  test("finds items older than the newest thousand", async () => {
    expect(await found("walnut 5990")).toEqual(["t"])
    expect(await found("walnut")).toHaveLength(24)
  })

  const listed = "order by created_at desc, id desc limit 24"
  test.each([
    ["content_history_words", "search_vector @@ to_tsquery('simple', 'vwxceramic:*')"],
    ["content_history_broken", `broken_rules > 0 ${listed}`],
    ["content_history_checked", "platform = 'ebay' and checked_rule_book > '2' and generation_id is not null"],
    ["content_history_newest", `true ${listed}`],
    ["content_history_platform", `platform = 'website' ${listed}`],
    ["content_history_favorites", `is_favorite ${listed}`],
    ["content_history_archived", `is_archived ${listed}`],
  ])("reads %s and sorts nothing", async (index, where) => {
    const plan = JSON.stringify(
      await rows(`explain (format json) select * from content_history where user_id = '${owner}' and ${where}`),
    )
    expect(plan).toContain(`"${index}"`)
    expect(plan).not.toContain('"Sort"')
    expect(plan).not.toContain('"Seq Scan"')
  })

  test("finds the owner of a session by index", async () => {
    await open.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const plan = await tx.execute(
        sql`explain select * from ${schema.sessions} where ${schema.sessions.sess}->>'userId' = ${owner}`,
      )
      expect(JSON.stringify(plan.rows)).toContain("sessions_user")
    })
  })
})
