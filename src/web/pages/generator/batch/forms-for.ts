import { type Form, formSchema } from "../../../../contract/seo/form.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { type BriefValues, carryOver, readValues } from "../form/fields/brief-values.ts"

/** The brief in each further platform's form; one whose own required fields cannot be filled is left out. */
export const formsFor = (form: Form | BriefValues, platforms: readonly PlatformId[]): readonly Form[] =>
  platforms.flatMap((platform) => {
    const parsed = formSchema.safeParse(carryOver(readValues(form), platform))
    return parsed.success ? [parsed.data] : []
  })
