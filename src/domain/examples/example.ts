import type { Brief, BriefText } from "../seo/brief.ts"

/** The input of a seller who fills in the form well. */
export type Example = Partial<Record<BriefText, string>> &
  Pick<Brief, "products"> &
  Partial<Pick<Brief, "bodyTextSections">>
