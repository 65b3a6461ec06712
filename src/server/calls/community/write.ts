import { isDeepStrictEqual } from "node:util"
import type { OwnReview, OwnStory, ReviewForm, StoryForm } from "../../../contract/community.ts"
import { findOwnReview, insertReview, rewriteReview } from "../../db/community/reviews.ts"
import { findOwnStory, insertStory, rewriteStory } from "../../db/community/stories.ts"
import { hasPaid } from "../../db/community/trust.ts"
import { lockUser } from "../../db/generations/generations.ts"
import type { Db } from "../../db/open.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { viewOwnReview, viewOwnStory } from "./view.ts"

type Tools = Pick<Parts, "db" | "now">

/** One per user: pressing twice writes one. */
const oneAtATime = <Row>({ db }: Tools, userId: string, write: (tx: Db) => Promise<Row | null>): Promise<Row> =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const row = await write(tx)
    if (row === null) throw new Problem("not_found")
    return row
  })

export async function writeReview(tools: Tools, userId: string, form: ReviewForm): Promise<OwnReview> {
  const row = await oneAtATime(tools, userId, async (tx) => {
    if ((await findOwnReview(tx, userId)) !== null)
      throw new Problem("conflict", { message: "You have written a review already. You can change it." })
    const at = tools.now()
    await insertReview(tx, {
      ...{ ...form, userId, createdAt: at, updatedAt: at },
      isVerified: await hasPaid(tx, userId),
    })
    return findOwnReview(tx, userId)
  })
  return viewOwnReview(row)
}

/** An unchanged text need not be reviewed again. */
export async function changeReview(tools: Tools, userId: string, form: ReviewForm): Promise<OwnReview> {
  const row = await oneAtATime(tools, userId, async (tx) => {
    const before = await findOwnReview(tx, userId)
    if (before === null || isSame(before, form)) return before
    const change = { ...form, isVerified: await hasPaid(tx, userId), updatedAt: tools.now() }
    await rewriteReview(tx, { id: before.id, userId }, change)
    return findOwnReview(tx, userId)
  })
  return viewOwnReview(row)
}

export async function writeStory(tools: Tools, userId: string, form: StoryForm): Promise<OwnStory> {
  const row = await oneAtATime(tools, userId, async (tx) => {
    if ((await findOwnStory(tx, userId)) !== null)
      throw new Problem("conflict", { message: "You have already shared your story. You can change it." })
    await insertStory(tx, { ...form, userId, createdAt: tools.now() })
    return findOwnStory(tx, userId)
  })
  return viewOwnStory(row)
}

export async function changeStory(tools: Tools, userId: string, form: StoryForm): Promise<OwnStory> {
  const row = await oneAtATime(tools, userId, async (tx) => {
    const before = await findOwnStory(tx, userId)
    if (before === null || isSame(before, form)) return before
    await rewriteStory(tx, { id: before.id, userId }, form)
    return findOwnStory(tx, userId)
  })
  return viewOwnStory(row)
}

const isSame = (before: object, form: object): boolean =>
  Object.entries(form).every(([key, value]) => isDeepStrictEqual(Reflect.get(before, key), value))
