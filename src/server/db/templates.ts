import { and, desc, eq, ilike, ne, or, type SQL, sql } from "drizzle-orm"
import type { Db } from "./open.ts"
import { contentTemplates, users } from "./schema.ts"

const cardColumns = {
  id: contentTemplates.id,
  userId: contentTemplates.userId,
  name: contentTemplates.name,
  description: contentTemplates.description,
  industry: contentTemplates.industry,
  platform: contentTemplates.platform,
  isPublic: contentTemplates.isPublic,
  usageCount: contentTemplates.usageCount,
  createdAt: contentTemplates.createdAt,
  updatedAt: contentTemplates.updatedAt,
  firstName: users.firstName,
  lastName: users.lastName,
}
const wholeColumns = { ...cardColumns, templateData: contentTemplates.templateData }

interface TemplateFilter {
  readonly userId: string
  readonly platform: string | null
  /** Empty matches all. */
  readonly words: string
  readonly limit: number
}

const wanted = ({ platform, words }: TemplateFilter): SQL[] => {
  const part = `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const { name, description, industry } = contentTemplates
  const found = or(ilike(name, part), ilike(description, part), ilike(industry, part))
  return [
    ...(platform === null ? [] : [eq(contentTemplates.platform, platform)]),
    ...(words === "" || found === undefined ? [] : [found]),
  ]
}

const selectCards = (db: Db) =>
  db.select(cardColumns).from(contentTemplates).innerJoin(users, eq(users.id, contentTemplates.userId))

/** The most recently changed first. */
export const listOwnTemplates = (db: Db, filter: TemplateFilter) =>
  selectCards(db)
    .where(and(eq(contentTemplates.userId, filter.userId), ...wanted(filter)))
    .orderBy(desc(contentTemplates.updatedAt), desc(contentTemplates.id))
    .limit(filter.limit)

/** Templates shared by others, the most used first. */
export const listSharedTemplates = (db: Db, filter: TemplateFilter) =>
  selectCards(db)
    .where(and(contentTemplates.isPublic, ne(contentTemplates.userId, filter.userId), ...wanted(filter)))
    .orderBy(desc(contentTemplates.usageCount), contentTemplates.id)
    .limit(filter.limit)

interface Wanted {
  readonly id: string
  readonly userId: string
}

/** The user's own or a shared one; any other is treated as missing. */
export async function findTemplate(db: Db, { id, userId }: Wanted) {
  const [row] = await db
    .select(wholeColumns)
    .from(contentTemplates)
    .innerJoin(users, eq(users.id, contentTemplates.userId))
    .where(and(eq(contentTemplates.id, id), or(eq(contentTemplates.userId, userId), contentTemplates.isPublic)))
  return row ?? null
}

export type TemplateCard = Awaited<ReturnType<typeof listOwnTemplates>>[number]
export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>

type NewTemplate = typeof contentTemplates.$inferInsert

export async function insertTemplate(tx: Db, template: NewTemplate): Promise<string> {
  const [row] = await tx.insert(contentTemplates).values(template).returning({ id: contentTemplates.id })
  if (!row) throw new Error("the insert of a template returned no row")
  return row.id
}

const isOwn = ({ id, userId }: Wanted) => and(eq(contentTemplates.id, id), eq(contentTemplates.userId, userId))

/** False if it belongs to another user. */
export async function updateTemplate(db: Db, own: Wanted, change: Partial<NewTemplate>): Promise<boolean> {
  const rows = await db.update(contentTemplates).set(change).where(isOwn(own)).returning({ id: contentTemplates.id })
  return rows.length > 0
}

export async function deleteTemplate(db: Db, own: Wanted): Promise<boolean> {
  const rows = await db.delete(contentTemplates).where(isOwn(own)).returning({ id: contentTemplates.id })
  return rows.length > 0
}

/** Counts a use, which does not change the template itself. */
export async function countTemplateUse(tx: Db, id: string): Promise<void> {
  await tx
    .update(contentTemplates)
    .set({ usageCount: sql`${contentTemplates.usageCount} + 1`, updatedAt: sql`${contentTemplates.updatedAt}` })
    .where(eq(contentTemplates.id, id))
}

export const countOwnTemplates = (db: Db, userId: string): Promise<number> =>
  db.$count(contentTemplates, eq(contentTemplates.userId, userId))
