import type { ads } from "../../contract/ads.ts"
import type { FileReply } from "../../contract/call.ts"
import { type CampaignFormat, exportCampaign } from "../../domain/ads/exports/export-campaign.ts"
import { judgeCampaign } from "../../domain/ads/judge-campaign.ts"
import { indexItem } from "../../domain/history/index-item.ts"
import { deflateFile, zipPieces } from "../../domain/seo/exports/zip.ts"
import {
  type CampaignRow,
  deleteCampaign,
  findCampaign,
  findCampaignItem,
  listCampaigns,
  updateCampaign,
} from "../db/campaigns.ts"
import { findItem, updateItem } from "../db/history/history.ts"
import type { Db } from "../db/open.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { addCampaign, keepCampaign } from "./ads/add-campaign.ts"
import { campaignColumns, type KeptCampaign, readCampaign, viewCard, viewWhole } from "./ads/kept-campaign.ts"
import { writeCampaign } from "./ads/write-campaign.ts"

const maxListed = 200

export const adsHandlers = (parts: Parts): AreaHandlers<typeof ads> => {
  const { db, now } = parts
  return {
    generate: async ({ body }, { user }) => ({ campaign: viewWhole(await addCampaign(parts, user.id, body)) }),

    list: async (_input, { user }) => (await listCampaigns(db, { userId: user.id, limit: maxListed })).map(viewCard),

    get: async ({ params }, { user }) => ({ campaign: viewWhole(await mustFind(db, params.id, user.id)) }),

    change: ({ params, body: { isActive, ...body } }, { user }) =>
      db.transaction(async (tx) => {
        const row = await mustFind(tx, params.id, user.id, { isLocked: true })
        const kept = readCampaign(row)
        const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
        const campaign = { ...kept.campaign, ...given }
        const columns = campaignColumns({ ...kept, campaign })
        const change = { ...columns, ...(isActive !== undefined && { isActive }), updatedAt: now() }
        const changed = await updateCampaign(tx, row.id, change)
        if (changed.campaignName !== row.campaignName) await rename(tx, user.id, changed)
        return { campaign: viewWhole(changed) }
      }),

    changeBudget: ({ params, body }, { user }) =>
      changeBudget(parts, { id: params.id, userId: user.id }, body.monthlyBudget),

    duplicate: ({ params }, { user }) =>
      db.transaction(async (tx) => {
        const kept = readCampaign(await mustFind(tx, params.id, user.id))
        const taken = new Set(
          (await listCampaigns(tx, { userId: user.id, limit: maxListed })).map((row) => row.campaignName),
        )
        const campaign = { ...kept.campaign, campaignName: copyName(kept.campaign.campaignName, taken) }
        return {
          campaign: viewWhole(await keepCampaign(tx, { userId: user.id, kept: { ...kept, campaign }, at: now() })),
        }
      }),

    async remove({ params }, { user }) {
      if (!(await deleteCampaign(db, { id: params.id, userId: user.id }))) throw new Problem("not_found")
      return undefined
    },

    exportCampaign: ({ params, query: { format } }, { user }) =>
      exportOne(db, { id: params.id, userId: user.id }, format),
  }
}

async function* pieces(parts: Iterable<Uint8Array>) {
  yield* parts
}

async function rename(tx: Db, userId: string, { id, campaignName }: CampaignRow): Promise<void> {
  const itemId = await findCampaignItem(tx, id)
  const item = itemId === null ? null : await findItem(tx, { id: itemId, userId }, { isLocked: true })
  if (item === null) return
  const index = indexItem({ ...item, title: campaignName, products: [], form: null })
  await updateItem(tx, item, { change: { title: campaignName }, index })
}

/** Remaining groups keep their edits; only their budgets are new. */
const keepEdited = ({ campaign }: KeptCampaign, before: KeptCampaign["campaign"]) =>
  campaign.adGroups.map((group) => {
    const old = before.adGroups.find(({ name }) => name === group.name)
    return old === undefined ? group : { ...old, dailyBudget: group.dailyBudget, maxCpc: group.maxCpc }
  })

function copyName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? " (copy)" : ` (copy ${number})`
    const copy = `${name.slice(0, 128 - ending.length)}${ending}`
    if (!taken.has(copy)) return copy
  }
}

async function mustFind(
  db: Db,
  id: string,
  userId: string,
  options: { isLocked?: boolean } = {},
): Promise<CampaignRow> {
  const row = await findCampaign(db, { id, userId }, options)
  if (row === null) throw new Problem("not_found")
  return row
}

async function exportOne(
  db: Db,
  { id, userId }: { id: string; userId: string },
  format: CampaignFormat,
): Promise<FileReply> {
  const { campaign, form } = readCampaign(await mustFind(db, id, userId))
  const judged = judgeCampaign(campaign, form)
  if (format === "editor" && judged.strategy.builtAs === "Performance Max") {
    const message =
      "Google Ads Editor takes Performance Max only with image files of yours. Please take the paste sheet."
    throw new Problem("bad_input", { message, issues: [{ path: "format", message }] })
  }
  const encode = (text: string) => new TextEncoder().encode(text)
  const files = exportCampaign({ campaign, form, judged, encode }, format)
  const [first] = files
  if (first === undefined) throw new Problem("not_found")
  if (files.length === 1) return { fileName: first.name, contentType: first.mediaType, content: pieces([first.bytes]) }
  const zipped = zipPieces(files.map(({ name, bytes }) => deflateFile(name, bytes)))
  return { fileName: "google-ads-editor.zip", contentType: "application/zip", content: pieces(zipped) }
}

async function changeBudget(parts: Parts, { id, userId }: { id: string; userId: string }, monthlyBudget: number) {
  const { db, now } = parts
  const { form } = readCampaign(await mustFind(db, id, userId))
  const kept = await writeCampaign(parts, userId, { ...form, monthlyBudget })
  return db.transaction(async (tx) => {
    const row = await mustFind(tx, id, userId, { isLocked: true })
    const before = readCampaign(row).campaign
    const campaign = { ...kept.campaign, campaignName: row.campaignName, adGroups: keepEdited(kept, before) }
    const columns = campaignColumns({
      ...kept,
      campaign: { ...campaign, assets: before.assets, negativeKeywords: before.negativeKeywords },
    })
    return { campaign: viewWhole(await updateCampaign(tx, row.id, { ...columns, updatedAt: now() })) }
  })
}
