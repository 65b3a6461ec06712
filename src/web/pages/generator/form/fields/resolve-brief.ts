import { zodResolver } from "@hookform/resolvers/zod"
import type { Resolver } from "react-hook-form"
import { type Form, formSchema } from "../../../../../contract/seo/form.ts"
import type { PlatformId } from "../../../../../domain/platform-summaries.ts"
import { missingFor } from "../platforms/further-needs.ts"
import { type FormInput, readValues } from "./brief-values.ts"
import { dropUnseen } from "./drop-unseen.ts"

const resolveForm = zodResolver(formSchema)

/** The contract's own rules, and the required fields of the further platforms. */
export function resolverFor(readFurther: () => readonly PlatformId[]): Resolver<FormInput, unknown, Form> {
  return async (values, context, options) => {
    const further = readFurther()
    const result = await resolveForm(dropUnseen(values, [values.platform, ...further]), context, options)
    const missing = missingFor(readValues(values), values.platform, further)
    if (missing.length === 0) return result
    const own = missing.map(({ field }) => [field.key, { type: "required", message: `${field.label} is required` }])
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(own) } }
  }
}
