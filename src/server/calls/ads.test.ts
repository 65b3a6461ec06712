import { eq } from "drizzle-orm"
import { unzipSync } from "fflate"
import { expect, it } from "vitest"
import { openApp } from "../../../test/app.ts"
import { makeMember, makeSubscriber } from "../../../test/make.ts"
import type { CampaignCard, WholeCampaign } from "../../contract/ads/campaign.ts"
import { ads } from "../../contract/ads.ts"
import { history } from "../../contract/history.ts"
import { exampleFor } from "../../domain/ads/examples.ts"
import { purgeRemoved } from "../db/history/removed-items.ts"
import { googleAdsCampaigns, usageHistory } from "../db/schema.ts"

const least = {
  businessName: "Desert Drain Pros",
  industry: "Plumbing",
  location: "Tucson, AZ",
  primaryServices: "drain cleaning, leak detection",
}

async function open() {
  const app = await openApp()
  const owner = await makeSubscriber(app)
  const build = async (body: object = exampleFor("home_services")): Promise<WholeCampaign> => {
    const reply = await owner.browser.call(ads.generate, { body: { ...least, ...body } })
    if (reply.statusCode !== 200) throw new Error(`the campaign was refused: ${reply.body}`)
    return reply.json().campaign
  }
  const list = async (browser = owner.browser): Promise<CampaignCard[]> => (await browser.call(ads.list, {})).json()
  return { app, owner, build, list }
}

it("builds a campaign in the specification's format, saves it, and records the use", async () => {
  const { app, owner, build, list } = await open()
  const made = await build()
  expect(made).toMatchObject({
    campaignName: "Desert Drain Pros - Plumber - Tucson - Search",
    campaignType: "search",
    monthlyBudget: 150_000,
    estimatedCpc: 833,
    estimatedCtr: 637,
    isActive: true,
    adCopy: { structuredSnippets: [{ header: "Service catalog" }] },
    targetAudience: { demographics: { genders: ["Male", "Female", "Unknown"] } },
  })
  expect(made.adGroups.length).toBeGreaterThan(1)
  for (const group of made.adGroups) {
    expect(group.keywords).toEqual(group.keywordDetails.map(({ text }) => text))
    expect(Number.isInteger(group.dailyBudget) && Number.isInteger(group.maxCpc)).toBe(true)
  }
  expect(made.adGroups.reduce((sum, { dailyBudget }) => sum + dailyBudget, 0)).toBe(4934)
  expect((await list()).map(({ id }) => id)).toEqual([made.id])
  expect((await owner.browser.call(ads.get, { params: { id: made.id } })).json().campaign).toEqual(made)
  const uses = await app.db.select().from(usageHistory).where(eq(usageHistory.userId, owner.id))
  expect(uses.map(({ action }) => action)).toContain("generate_google_ads")
})

it("accepts the specification's fields alone, with its defaults", async () => {
  const { build } = await open()
  const made = await build({})
  expect(made.form).toMatchObject({ businessType: "service", radius: 25, monthlyBudget: 500, campaignType: "search" })
})

it.each([
  [{ businessName: " " }, "businessName", "Business name is required"],
  [{ industry: "" }, "industry", "Industry is required"],
  [{ location: "" }, "location", "Location is required"],
  [{ primaryServices: "" }, "primaryServices", "Primary services are required"],
  [{ radius: 0 }, "radius", "Radius is 1 to 100 miles"],
  [{ radius: 101 }, "radius", "Radius is 1 to 100 miles"],
  [{ monthlyBudget: 99 }, "monthlyBudget", "Monthly budget is $100 to $100,000"],
  [{ monthlyBudget: 100_001 }, "monthlyBudget", "Monthly budget is $100 to $100,000"],
  [{ website: "not a page" }, "website", "Please enter a valid URL"],
  [{ website: "javascript:alert(1)" }, "website", "Please enter a valid URL"],
  [{ businessType: "circus" }, "businessType", "Please choose a business type"],
  [{ campaignType: "display" }, "campaignType", "Please choose a campaign type"],
])("refuses %j", async (change, path, message) => {
  const { owner, list } = await open()
  const reply = await owner.browser.call(ads.generate, { body: { ...least, ...Object(change) } })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().issues).toContainEqual({ path, message })
  expect(await list()).toEqual([])
})

it("is in the history, whose entry has its name and opens it", async () => {
  const { owner, build } = await open()
  const { id } = await build()
  await owner.browser.call(ads.change, { params: { id }, body: { campaignName: "Spring drains" } })
  const items = (await owner.browser.call(history.list, { query: { platform: "google_ads" } })).json()
  expect(items).toMatchObject([{ title: "Spring drains", contentType: "google_ads_campaign", googleAdsCampaignId: id }])
})

it("saves edits word for word, and scores the campaign again", async () => {
  const { owner, build } = await open()
  const made = await build()
  const [first, ...others] = made.adGroups
  if (first === undefined) throw new Error("no group")
  const broken = { ...first, ad: { ...first.ad, headlines: ["Call us now!!", ...first.ad.headlines.slice(1)] } }
  const reply = await owner.browser.call(ads.change, {
    params: { id: made.id },
    body: { adGroups: [broken, ...others] },
  })
  expect(reply.json().campaign.adGroups[0].ad.headlines[0]).toBe("Call us now!!")
  expect(reply.json().campaign.campaignScore).toBeLessThanOrEqual(49)
  expect(made.campaignScore).toBeGreaterThan(80)
})

it("pauses, duplicates under a different name, and deletes with the history's entry", async () => {
  const { owner, build, list } = await open()
  const { id } = await build()
  const params = { id }
  expect((await owner.browser.call(ads.change, { params, body: { isActive: false } })).json().campaign.isActive).toBe(
    false,
  )
  const copies = [
    await owner.browser.call(ads.duplicate, { params }),
    await owner.browser.call(ads.duplicate, { params }),
  ]
  expect(copies.map((reply) => [reply.statusCode, reply.json().campaign.campaignName.slice(-8)])).toEqual([
    [201, "h (copy)"],
    [201, "(copy 2)"],
  ])
  expect(await list()).toHaveLength(3)
  expect((await owner.browser.call(ads.remove, { params })).statusCode).toBe(204)
  expect(await list()).toHaveLength(2)
  expect((await owner.browser.call(history.list, { query: {} })).json()).toHaveLength(2)
  expect((await owner.browser.call(ads.get, { params })).statusCode).toBe(404)
})

it("plans for another budget: more groups, and edits stay", async () => {
  const { owner, build } = await open()
  const made = await build({ ...exampleFor("home_services"), monthlyBudget: 500 })
  expect(made.adGroups).toHaveLength(1)
  const [only] = made.adGroups
  if (only === undefined) throw new Error("no group")
  const edited = { ...only, ad: { ...only.ad, headlines: ["Mine", ...only.ad.headlines.slice(1)] } }
  await owner.browser.call(ads.change, { params: { id: made.id }, body: { adGroups: [edited] } })
  const reply = await owner.browser.call(ads.changeBudget, { params: { id: made.id }, body: { monthlyBudget: 3000 } })
  const { campaign } = reply.json()
  expect(campaign.monthlyBudget).toBe(300_000)
  expect(campaign.adGroups.length).toBeGreaterThan(3)
  expect(campaign.adGroups[0].ad.headlines[0]).toBe("Mine")
  const sum = campaign.adGroups.reduce((total: number, group: { dailyBudget: number }) => total + group.dailyBudget, 0)
  expect(sum).toBe(Math.floor((3000 * 1000) / 304))
})

it("exports an archive for Editor, a sheet, a plan and JSON", async () => {
  const { owner, build } = await open()
  const { id } = await build()
  const take = (format: "editor" | "sheet" | "json" | "plan") =>
    owner.browser.call(ads.exportCampaign, { params: { id }, query: { format } })
  const files = unzipSync(new Uint8Array((await take("editor")).rawPayload))
  expect(Object.keys(files)).toEqual([
    "1-campaign.csv",
    "2-sitelinks.csv",
    "3-callouts.csv",
    "4-structured-snippets.csv",
    "5-call.csv",
  ])
  expect([...(files["1-campaign.csv"] ?? []).slice(0, 2)]).toEqual([0xff, 0xfe])
  expect((await take("sheet")).body).toContain("EU political ads: No")
  expect((await take("plan")).body).toContain("<!doctype html>")
  expect((await take("json")).json().campaign.adGroups.length).toBeGreaterThan(0)
})

it("says that Editor does not accept Performance Max without images", async () => {
  const { owner, build } = await open()
  const { id } = await build({ ...exampleFor("retail"), campaignType: "performance_max" })
  const reply = await owner.browser.call(ads.exportCampaign, { params: { id }, query: { format: "editor" } })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().message).toContain("paste sheet")
})

it("shows nobody another user's campaign", async () => {
  const { app, build } = await open()
  const { id } = await build()
  const other = await makeSubscriber(app)
  const params = { id }
  const replies = [
    await other.browser.call(ads.get, { params }),
    await other.browser.call(ads.change, { params, body: { isActive: false } }),
    await other.browser.call(ads.changeBudget, { params, body: { monthlyBudget: 900 } }),
    await other.browser.call(ads.duplicate, { params }),
    await other.browser.call(ads.remove, { params }),
    await other.browser.call(ads.exportCampaign, { params, query: { format: "json" } }),
  ]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
  expect(await app.db.$count(googleAdsCampaigns)).toBe(1)
})

it("is closed to visitors and to users without a subscription", async () => {
  const app = await openApp()
  expect((await app.browser().call(ads.generate, { body: least })).statusCode).toBe(401)
  const member = await makeMember(app)
  const reply = await member.browser.call(ads.generate, { body: least })
  expect(reply.statusCode).toBe(403)
  expect(reply.body).toContain("subscription_required")
})

it("disappears from the list when it is deleted in the history, and returns with it", async () => {
  const { app, owner, build, list } = await open()
  await build()
  const [item] = (await owner.browser.call(history.list, { query: {} })).json()
  await owner.browser.call(history.remove, { params: { id: item.id } })
  expect(await list()).toEqual([])
  await owner.browser.call(history.restore, { body: { ids: [item.id] } })
  expect(await list()).toHaveLength(1)
  await purgeRemoved(app.db, app.clock.now())
  expect(await app.db.$count(googleAdsCampaigns)).toBe(1)
})

it("is permanently deleted with its entry in the history", async () => {
  const { app, owner, build } = await open()
  await build()
  await build()
  const [item] = (await owner.browser.call(history.list, { query: {} })).json()
  await owner.browser.call(history.remove, { params: { id: item.id } })
  app.clock.walk({ minutes: 61 })
  await purgeRemoved(app.db, app.clock.now())
  expect(await app.db.$count(googleAdsCampaigns)).toBe(1)
})

const modelTexts = {
  headlines: [
    "Tucson Plumber You Can Call",
    "Licensed and Insured Plumber",
    "Same-Day Plumbing Help",
    "Flat Prices, No Surprises",
    "Leaks Found and Fixed",
    "Free Estimates in Tucson",
    "Rated #1 by 900 Neighbors",
    "Call 520-555-0123 Now!",
    "A Headline That Is Much Too Long to Fit",
  ],
  descriptions: [
    "Licensed and insured plumbers for homes in Tucson.",
    "Free estimates and flat prices.",
    "Save 40% today!",
  ],
}

it("lets a model write the ads, without its inventions and without what Google refuses", async () => {
  const app = await openApp({
    parts: { adsWriter: { name: "test-model", write: async () => JSON.stringify({ group1: modelTexts }) } },
  })
  const { browser } = await makeSubscriber(app)
  const { campaign } = (await browser.call(ads.generate, { body: exampleFor("home_services") })).json()
  expect(campaign.writer).toEqual({ kind: "model", name: "test-model" })
  const { headlines, descriptions } = campaign.adGroups[0].ad
  expect(headlines).toEqual(expect.arrayContaining(modelTexts.headlines.slice(0, 2)))
  expect(JSON.stringify([headlines, descriptions])).not.toMatch(/900|555-0123|Too Long|40%/)
  expect(headlines.length).toBeGreaterThan(10)
})

it.each([
  ["says nothing", null],
  ["says nonsense", "I would be happy to help!"],
  ["says too little", JSON.stringify({ group1: { headlines: ["Plumber"], descriptions: [] } })],
])("keeps the built-in ads if the model %s", async (_, answer) => {
  const app = await openApp({ parts: { adsWriter: { name: "test-model", write: async () => answer } } })
  const { browser } = await makeSubscriber(app)
  const { campaign } = (await browser.call(ads.generate, { body: exampleFor("home_services") })).json()
  expect(campaign.writer).toEqual({ kind: "built-in", name: "Built-in writer" })
  expect(campaign.adGroups[0].ad.headlines.length).toBeGreaterThan(10)
})
