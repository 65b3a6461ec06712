import { type UnfinishedForm, unfinishedFormSchema } from "../../contract/seo/form.ts"
import type { Template, templates, WholeTemplate } from "../../contract/templates.ts"
import { publicName } from "../../domain/community/public-name.ts"
import { withoutIdentity } from "../../domain/templates/without-identity.ts"
import { noteUse } from "../db/account/usage.ts"
import { lockUser } from "../db/generations/generations.ts"
import type { Db } from "../db/open.ts"
import {
  countOwnTemplates,
  countTemplateUse,
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listOwnTemplates,
  listSharedTemplates,
  type TemplateCard,
  type TemplateRow,
  updateTemplate,
} from "../db/templates.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"

const maxOwn = 200
const maxShared = 60

export const templatesHandlers = ({ db, now }: Parts): AreaHandlers<typeof templates> => ({
  async list({ query: { platform = null, search = "" } }, { user }) {
    const filter = { userId: user.id, platform, words: search }
    const own = await listOwnTemplates(db, { ...filter, limit: maxOwn })
    const shared = await listSharedTemplates(db, { ...filter, limit: maxShared })
    const view = (row: TemplateCard) => viewCard(row, user.id)
    return { own: own.map(view), shared: shared.map(view) }
  },

  get: async ({ params }, { user }) => viewWhole(await mustFind(db, params.id, user.id), user.id),

  create: ({ body: { form, industry, platform, ...body } }, { user }) =>
    db.transaction(async (tx) => {
      await lockUser(tx, user.id)
      if ((await countOwnTemplates(tx, user.id)) >= maxOwn)
        throw new Problem("conflict", { message: `You have ${maxOwn} templates. Delete one to make room.` })
      const at = now()
      const id = await insertTemplate(tx, {
        ...{ ...body, userId: user.id, templateData: form, createdAt: at, updatedAt: at },
        industry: orNull(industry === undefined ? form.industry : industry),
        platform: platform === undefined ? (form.platform ?? null) : platform,
        description: orNull(body.description),
      })
      await noteUse(tx, { userId: user.id, action: "save_template", createdAt: at })
      return viewWhole(await mustFind(tx, id, user.id), user.id)
    }),

  async change({ params, body: { form, ...body } }, { user }) {
    const given = Object.entries(body).filter(([, value]) => value !== undefined)
    const change = { ...Object.fromEntries(given), ...(form && { templateData: form }), updatedAt: now() }
    if (!(await updateTemplate(db, { id: params.id, userId: user.id }, change))) throw new Problem("not_found")
    return viewWhole(await mustFind(db, params.id, user.id), user.id)
  },

  async remove({ params }, { user }) {
    if (!(await deleteTemplate(db, { id: params.id, userId: user.id }))) throw new Problem("not_found")
    return undefined
  },

  start: ({ params }, { user }) =>
    db.transaction(async (tx) => {
      const template = await mustFind(tx, params.id, user.id)
      await countTemplateUse(tx, template.id)
      await noteUse(tx, { userId: user.id, action: "use_template", createdAt: now() })
      return viewWhole({ ...template, usageCount: template.usageCount + 1 }, user.id)
    }),
})

const orNull = (text: string | null): string | null => (text?.trim() ? text : null)

async function mustFind(db: Db, id: string, userId: string): Promise<TemplateRow> {
  const row = await findTemplate(db, { id, userId })
  if (row === null) throw new Problem("not_found")
  return row
}

function viewCard({ userId: owner, firstName, lastName, ...row }: TemplateCard, userId: string): Template {
  const isMine = owner === userId
  return {
    ...{ id: row.id, name: row.name, description: row.description, industry: row.industry, platform: row.platform },
    ...{ isPublic: row.isPublic, isMine, usageCount: row.usageCount },
    author: isMine ? null : publicName({ firstName, lastName }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function viewWhole(row: TemplateRow, userId: string): WholeTemplate {
  const form = readForm(row.templateData)
  return { ...viewCard(row, userId), form: row.userId === userId ? form : withoutIdentity(form) }
}

/** A template saved with an older form keeps the fields that still exist. */
function readForm(saved: unknown): UnfinishedForm {
  const read = unfinishedFormSchema.safeParse(saved)
  return read.success ? read.data : unfinishedFormSchema.parse({})
}
