import { type UnfinishedForm, unfinishedFormSchema } from "../../../../../contract/seo/form.ts"
import type { BriefValues } from "../fields/brief-values.ts"

/** The values in the server's format, in any state of completion. */
export function unfinishedForm({ platform, ...texts }: BriefValues): UnfinishedForm {
  return unfinishedFormSchema.parse({ ...texts, ...(platform === "" ? {} : { platform }) })
}
