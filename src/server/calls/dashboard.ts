import type { dashboard } from "../../contract/dashboard.ts"
import { makeDayOf } from "../../domain/dashboard/days.ts"
import type { AreaHandlers } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { suggestSteps } from "./dashboard/suggest-steps.ts"
import { viewActivity } from "./dashboard/view-activity.ts"
import { markHome, viewHome } from "./dashboard/view-home.ts"
import { readNumbers } from "./dashboard/view-numbers.ts"

export const dashboardHandlers = (parts: Parts): AreaHandlers<typeof dashboard> => ({
  async get({ query }, { user }) {
    const now = parts.now()
    const dayOf = makeDayOf(query.timeZone ?? "UTC")
    const figures = await readNumbers(parts.db, user, { now, dayOf })
    const [home, activity, next] = await Promise.all([
      viewHome(parts.db, user.id, figures),
      viewActivity(parts.db, user.id, { now, dayOf }),
      suggestSteps(parts.db, user.id, { now, figures }),
    ])
    return { ...home, numbers: figures.numbers, platforms: figures.platforms, activity, next }
  },

  async mark({ body }, { user }) {
    const now = parts.now()
    await markHome(parts.db, user.id, { ...body, now })
    return viewHome(parts.db, user.id, await readNumbers(parts.db, user, { now, dayOf: makeDayOf("UTC") }))
  },
})
