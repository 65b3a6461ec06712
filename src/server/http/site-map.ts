import { readFile } from "node:fs/promises"
import { join } from "node:path"
import * as z from "zod/mini"

/** What the build knows about the pages; only the build can read the pages' own table. */
const manifestSchema = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      who: z.enum(["everybody", "user", "access"]),
      /** The prerendered document, relative to the folder; null for the shell. */
      document: z.nullable(z.string()),
      isIndexed: z.boolean(),
      /** The day when its content last changed; null if the build could not know. */
      changedOn: z.nullable(z.iso.date()),
      isCheckout: z.boolean(),
      /** Shows something else to a payer without an account. */
      isForPayers: z.boolean(),
      isDevelopmentOnly: z.boolean(),
    }),
  ),
  landing: z.string(),
  shell: z.string(),
})
export type SiteMap = z.output<typeof manifestSchema>
export type SitePage = SiteMap["pages"][number]

/** Null if the pages have not been built, as beside the development server, which serves them itself. */
export async function readSiteMap(folder: string): Promise<SiteMap | null> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, "pages.json"), "utf8")))
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null
    throw error
  }
}

interface Visitor {
  readonly isSignedIn: boolean
  readonly hasAccess: boolean
  /** For something that no account has yet. */
  readonly hasPaid: boolean
}

/**
 * Which document answers a path. Subscribers and payers never see the landing page flash: it is not even sent. A path
 * without a page belongs to the dashboard, so it is handled the same way.
 */
export function chooseDocument(
  map: SiteMap,
  page: SitePage | undefined,
  { visitor, isArriving }: { visitor: Visitor; isArriving: boolean },
): string {
  const who = page?.who ?? "access"
  if (who === "everybody") return page?.document ?? map.shell
  if (isArriving || visitor.hasAccess || (page?.isForPayers && visitor.hasPaid)) return map.shell
  return who === "user" && visitor.isSignedIn ? map.shell : map.landing
}
