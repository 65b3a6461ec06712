import { history } from "../../../../contract/history.ts"
import { send } from "../../../api/send.ts"
import { unfinishedForm } from "../form/draft/unfinished-form.ts"
import type { BriefValues } from "../form/fields/brief-values.ts"

/** Saves the input as a draft in the history, where it can be resumed. */
export async function saveDraft(values: BriefValues): Promise<void> {
  const { platform } = values
  const form = unfinishedForm(values)
  const body = { businessName: form.businessName, contentType: "draft" as const, form }
  await send(history.save, { body: platform === "" ? body : { ...body, platform } })
}
