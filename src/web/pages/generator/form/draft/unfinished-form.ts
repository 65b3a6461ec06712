import { type UnfinishedForm, unfinishedFormSchema } from "../../../../../contract/seo/form.ts"
import type { BriefValues } from "../fields/brief-values.ts"

/** The values as the server keeps them, however little of them is filled in. */
export function unfinishedForm({ platform, ...texts }: BriefValues): UnfinishedForm {
  return unfinishedFormSchema.parse({ ...texts, ...(platform === "" ? {} : { platform }) })
}
