import { createHash } from "node:crypto"
import type { Form } from "../../contract/seo/form.ts"
import type { seo } from "../../contract/seo.ts"
import { subjectsOf } from "../../domain/seo/brief.ts"
import { findWritingSettings } from "../db/account/writing-settings.ts"
import type { StoredForm } from "../db/stored.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { fillBrief, fillListing, mustFindPlatform } from "./seo/fill.ts"
import { listRecent } from "./seo/list-recent.ts"
import { rewriteField } from "./seo/rewrite-field.ts"
import { viewGeneration } from "./seo/view-generation.ts"

export const seoHandlers = (parts: Parts): AreaHandlers<typeof seo> => ({
  async generate({ query, body }, { user, idempotencyKey, tell, backlogPlace }) {
    const form = await completeForm(parts, user.id, body)
    return parts.generating.generate(
      {
        userId: user.id,
        form,
        total: subjectsOf(form).length,
        run: query.run ?? null,
        idempotencyKey,
        requestHash: createHash("sha256").update(JSON.stringify(body)).digest("base64url"),
      },
      {
        begun: (id) => tell("generation", { id }),
        progress: (at) => tell("progress", at),
        product: (product) => tell("product", product),
      },
      backlogPlace,
    )
  },

  listGenerations: ({ query }, { user }) => listRecent(parts, { userId: user.id, run: query.run ?? null }),

  getGeneration: ({ params }, { user }) => viewGeneration(parts, { id: params.id, userId: user.id }),

  async cancelGeneration({ params }, { user }) {
    const owned = { id: params.id, userId: user.id }
    await parts.generating.cancel(owned)
    return viewGeneration(parts, owned)
  },

  score: ({ body }, { user }) =>
    parts.workers.run(
      "score",
      {
        listing: fillListing(body.listing),
        brief: fillBrief(body.brief),
        platform: mustFindPlatform(body.platform),
      },
      { userId: user.id },
    ),

  rewrite: ({ body }, { user }) => rewriteField(parts, user.id, body),
})

/** The form, with missing choices taken from the settings. */
async function completeForm({ db }: Parts, userId: string, form: Form): Promise<StoredForm> {
  const { tone, style } = await findWritingSettings(db, userId)
  return { ...form, tone: form.tone ?? tone, style: form.style ?? style }
}
