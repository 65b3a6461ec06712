import { and, eq } from "drizzle-orm"
import type { Product } from "../../../domain/seo/brief.ts"
import type { Db } from "../open.ts"
import { businessProfiles, products } from "../schema.ts"
import type { StoredForm } from "../stored.ts"

/** Sets the user's profile texts, creating it if necessary, and adds these products to its own. */
export async function keepProfile(tx: Db, userId: string, form: StoredForm): Promise<string> {
  const id = (await findProfile(tx, userId, form)) ?? (await insertProfile(tx, userId, form))
  await keepProducts(tx, id, form.products)
  return id
}

async function findProfile(tx: Db, userId: string, form: StoredForm): Promise<string | null> {
  const [row] = await tx
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(
      and(
        eq(businessProfiles.userId, userId),
        eq(businessProfiles.businessName, form.businessName),
        eq(businessProfiles.industry, form.industry),
        eq(businessProfiles.location, form.location),
        eq(businessProfiles.website, form.website),
        eq(businessProfiles.description, form.description),
        eq(businessProfiles.targetAudience, form.targetAudience),
        eq(businessProfiles.targetKeywords, form.targetKeywords),
        eq(businessProfiles.competitors, form.competitors),
      ),
    )
    .limit(1)
  return row?.id ?? null
}

async function insertProfile(tx: Db, userId: string, form: StoredForm): Promise<string> {
  const { businessName, industry, location, website, description, targetAudience, targetKeywords, competitors } = form
  const [row] = await tx
    .insert(businessProfiles)
    .values({
      ...{ userId, businessName, industry, location, website, description },
      ...{ targetAudience, targetKeywords, competitors },
    })
    .returning({ id: businessProfiles.id })
  if (!row) throw new Error("the insert of a business profile returned no row")
  return row.id
}

async function keepProducts(tx: Db, businessProfileId: string, given: readonly Product[]): Promise<void> {
  const rows = await tx.select().from(products).where(eq(products.businessProfileId, businessProfileId))
  const known = new Set(rows.map(({ name, category, description }) => JSON.stringify([name, category, description])))
  const added = given.filter(
    ({ name, category, description }) => !known.has(JSON.stringify([name, category, description])),
  )
  if (added.length > 0) await tx.insert(products).values(added.map((product) => ({ ...product, businessProfileId })))
}
