import { history } from "../../../contract/history.ts"
import { unfinishedFormSchema } from "../../../contract/seo/form.ts"
import { send } from "../../api/send.ts"
import type { BriefValues } from "./brief-form/brief-values.ts"

/** Keeps what was typed as a draft in the history, where it can be resumed. */
export async function saveDraft(values: BriefValues): Promise<void> {
  const { platform, ...texts } = values
  const form = unfinishedFormSchema.parse({ ...texts, ...(platform === "" ? {} : { platform }) })
  const body = { businessName: form.businessName, contentType: "draft" as const, form }
  await send(history.save, { body: platform === "" ? body : { ...body, platform } })
}
