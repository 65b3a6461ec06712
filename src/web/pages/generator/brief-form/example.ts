import type { BriefText } from "../../../../domain/seo/brief.ts"
import type { ProductValues, SectionValues } from "./brief-values.ts"

/** What a seller who fills in the form well would type. */
export type Example = Partial<Record<BriefText, string>> & {
  readonly products: readonly ProductValues[]
  readonly bodyTextSections?: readonly SectionValues[]
}
