import type { history } from "../../contract/history.ts"
import { restorableMs } from "../../domain/history/restorable.ts"
import { removeItems, restoreItems } from "../db/history/removed-items.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { changeMany } from "./history/change-many.ts"
import { changeProducts } from "./history/change-products.ts"
import { exportAll } from "./history/export-all.ts"
import { exportItem } from "./history/export-item.ts"
import { exportZip } from "./history/export-zip.ts"
import { readItemQuery } from "./history/find-items.ts"
import { fixRules } from "./history/fix-rules.ts"
import { listPage } from "./history/list-page.ts"
import { markItem } from "./history/mark-item.ts"
import { openItem } from "./history/open-item.ts"
import { saveItem } from "./history/save-item.ts"
import { viewWhole } from "./history/view-item.ts"
import { viewVersions } from "./history/view-versions.ts"
import { editOf } from "./seo/edit-listing.ts"

export const historyHandlers = (parts: Parts): AreaHandlers<typeof history> => ({
  save: ({ body }, { user }) => saveItem(parts, user.id, body),

  list: ({ query: { cursor, ...asked } }, { user }) => listPage(parts, readItemQuery(user.id, asked), cursor),

  exportAll: ({ query: { format, ...asked } }, { user }) => exportAll(parts, readItemQuery(user.id, asked), format),

  exportItem: ({ params, query }, { user }) => exportItem(parts, { id: params.id, userId: user.id }, query.format),

  exportZip: ({ query }, { user }) => exportZip(parts, { userId: user.id, ids: query.ids }, query.format),

  get: async ({ params }, { user }) => viewWhole(parts, await openItem(parts.db, { id: params.id, userId: user.id })),

  mark: async ({ params, body }, { user }) =>
    viewWhole(parts, await markItem(parts, { id: params.id, userId: user.id }, body)),

  changeMany: async ({ body }, { user }) => ({ changed: await changeMany(parts, user.id, body) }),

  async restore({ body: { ids } }, { user }) {
    const since = new Date(parts.now().getTime() - restorableMs)
    return { restored: await restoreItems(parts.db, { ids, userId: user.id }, since) }
  },

  fixRules: async ({ params }, { user }) => viewWhole(parts, await fixRules(parts, { id: params.id, userId: user.id })),

  async edit({ params, body }, { user }) {
    const owned = { id: params.id, userId: user.id }
    const change = new Map(body.products.map(({ id, ...typed }) => [id, editOf(typed, parts.workers, owned)]))
    return viewWhole(parts, await changeProducts(parts, owned, { reason: "edit", change }))
  },

  listVersions: ({ params, query }, { user }) =>
    viewVersions(parts.db, { id: params.id, userId: user.id }, query.productId),

  async remove({ params: { id } }, { user }) {
    const [removed] = await removeItems(parts.db, { ids: [id], userId: user.id }, parts.now())
    if (removed === undefined) throw new Problem("not_found")
    return undefined
  },
})
