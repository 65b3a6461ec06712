import type { ParsedInput } from "../../../contract/call.ts"
import type { history, WholeHistoryItem } from "../../../contract/history.ts"
import { indexItem } from "../../../domain/history/index-item.ts"
import { insertItem } from "../../db/history/history.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { sayOfItem } from "./say-of-item.ts"
import { viewWhole } from "./view-item.ts"

type Saved = ParsedInput<typeof history.save>["body"]

/** A result was saved when it was made, so that only notes and tags are new; a draft is saved here. */
export function saveItem(parts: Parts, userId: string, body: Saved): Promise<WholeHistoryItem> {
  if (body.seoContent) return annotate(parts, { id: body.seoContent.id, userId }, body)
  if (body.contentType === "generated" || body.contentType === "seo_content") {
    const message = "There is no result to save"
    throw new Problem("bad_input", { message, issues: [{ path: "seoContent", message }] })
  }
  return saveNew(parts, userId, body, body.contentType)
}

async function annotate(parts: Parts, owned: { id: string; userId: string }, { notes, tags }: Saved) {
  const change = { ...(notes != null && { notes }), ...(tags !== undefined && tags.length > 0 && { tags }) }
  return viewWhole(parts, await sayOfItem(parts, owned, change))
}

async function saveNew(parts: Parts, userId: string, body: Saved, contentType: string) {
  const { businessName, platform, notes, tags, form } = body
  const firstProduct = form?.products.find(({ name }) => name.trim() !== "")?.name
  const title = [businessName, form?.businessName, firstProduct].find((text) => text && text.trim() !== "")
  const at = parts.now()
  const shown = {
    title: title?.trim() ?? "Draft",
    platform: platform ?? form?.platform ?? platformOf[contentType] ?? "website",
    notes: notes ?? null,
    tags: tags ?? [],
  }
  const item = await insertItem(
    parts.db,
    {
      ...{ ...shown, userId, contentType, form: form ? { ...form } : null },
      ...{ createdAt: at, generationDate: at },
    },
    indexItem({ ...shown, products: [], form: null }),
  )
  return viewWhole(parts, { item, products: [], ruleBookVersions: new Map(), form: null, writer: null })
}

/** If the kind of content implies its platform. */
const platformOf: Readonly<Record<string, string>> = {
  google_ads_campaign: "google_ads",
  webpage_analysis: "webpage_analyzer",
}
