import type { Brief, BriefText } from "../seo/brief.ts"

/** What a seller who fills in the form well would type. */
export type Example = Partial<Record<BriefText, string>> &
  Pick<Brief, "products"> &
  Partial<Pick<Brief, "bodyTextSections">>
