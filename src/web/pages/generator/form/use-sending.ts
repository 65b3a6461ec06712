import type { FieldErrors, UseFormReturn } from "react-hook-form"
import type { Form } from "../../../../contract/seo/form.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { type BriefValues, carryOver, type FilledValues, type FormInput, readValues } from "./fields/brief-values.ts"

/** Changes the values, on the form of this platform, and submits them like the button. */
export type WriteAgain = (platform: PlatformId, change: (values: FilledValues) => BriefValues) => void

type Sending = {
  form: UseFormReturn<FormInput, unknown, Form>
  platform: PlatformId | ""
  further: readonly PlatformId[]
  isBusy: boolean
  fill: (values: BriefValues) => void
  onGenerate: (form: Form, further: readonly PlatformId[]) => void
  onInvalid: (errors: FieldErrors<FormInput>) => void
  onRefused?: (() => void) | undefined
}

/** The ways to submit the form: with the button, and with answers added to it. */
export function useSending({ form, platform, further, isBusy, fill, onGenerate, onInvalid, onRefused }: Sending) {
  const send = form.handleSubmit(
    (parsed) => onGenerate(parsed, further),
    (errors) => {
      onRefused?.()
      onInvalid(errors)
    },
  )
  const submit = () => void (isBusy || send())
  const writeAgain: WriteAgain = (forPlatform, change) => {
    const now = readValues(form.getValues())
    const isMeant = platform === forPlatform || further.includes(forPlatform)
    fill(change(isMeant && platform !== "" ? { ...now, platform } : carryOver(now, forPlatform)))
    submit()
  }
  return { submit, writeAgain }
}
