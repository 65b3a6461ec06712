import { unfinishedFormSchema } from "../../contract/seo/form.ts"
import type { Brief } from "../../domain/seo/brief.ts"

/** The input as the rules and the score read it. They do not depend on tone and style, so any values work. */
export function fillBrief(form: unknown): Brief {
  const { success, data } = unfinishedFormSchema.safeParse(form ?? {})
  const known = success ? data : unfinishedFormSchema.parse({})
  return { ...known, tone: known.tone ?? "professional", style: known.style ?? "descriptive" }
}
