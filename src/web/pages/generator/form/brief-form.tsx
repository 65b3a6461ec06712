import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from "react"
import { FormProvider } from "react-hook-form"
import type { Issue } from "../../../../contract/problems.ts"
import type { Form } from "../../../../contract/seo/form.ts"
import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { ErrorSummary } from "../../../parts/fields/error-summary.tsx"
import { BriefLanguage } from "./brief-language.tsx"
import { DetailsStep } from "./details-step.tsx"
import { CarriedNote } from "./draft/carried-note.tsx"
import { TemplateStart } from "./draft/template-start.tsx"
import { type BriefValues, emptyValues } from "./fields/brief-values.ts"
import { MoreDetails } from "./fields/more-details.tsx"
import { FormTools } from "./form-tools.tsx"
import { GenerateBar } from "./generate-bar.tsx"
import { FurtherPlatforms } from "./platforms/further-platforms.tsx"
import { PlatformStep } from "./platforms/platform-step.tsx"
import { ProductsStep } from "./products/products-step.tsx"
import { useBriefForm } from "./use-brief-form.ts"
import type { WriteAgain } from "./use-sending.ts"

export type BriefFormProps = {
  /** The form's initial values. Other initial values need another `key`. */
  start: BriefValues
  /** What it took from the last listing, in words. */
  carried?: string | null
  isBusy: boolean
  /** Errors that do not belong to single fields, above the button. */
  error?: ReactNode
  /** More actions on the form as a whole. */
  tools?: ReactNode
  /** The server's errors, field by field. */
  issues?: readonly Issue[]
  onGenerate: (form: Form, further: readonly PlatformId[]) => void
  /** Called at every change, each time with a new object. */
  onValues: (values: BriefValues) => void
  onNewSession: (values: BriefValues) => void
  /** Something is missing or wrong, and nothing was sent. */
  onRefused?: () => void
  /** The form puts its function here that changes its values and submits them. */
  writeAgainRef?: RefObject<WriteAgain | null>
}

const noIssues: readonly Issue[] = []

export function BriefForm(props: BriefFormProps) {
  const { error, tools, carried = null, isBusy, onNewSession, writeAgainRef, issues = noIssues, ...rest } = props
  const brief = useBriefForm({ ...rest, issues, isBusy })
  const { form, platform, pick, fill, submit, writeAgain, problems, folds } = brief
  useEffect(() => {
    if (writeAgainRef) writeAgainRef.current = writeAgain
  })

  /** Enter alone adds a line; Ctrl or Cmd submits the whole form. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      submit()
    } else if (event.target instanceof HTMLInputElement) event.preventDefault()
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Brief"
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="@container flex min-w-0 flex-col gap-5 [&_:is(input,textarea,button,[role=radio])]:scroll-mb-28"
      >
        <PlatformStep platform={platform} onPick={pick} />
        {platform === "" && <TemplateStart onFill={fill} />}
        {platform !== "" && (
          <>
            <FormTools platform={platform} tools={tools} onFill={fill} onNewSession={onNewSession} />
            {carried !== null && <CarriedNote carried={carried} onClear={() => fill(emptyValues(platform))} />}
            <ErrorSummary problems={problems} />
            <div className="grid items-start gap-5 @4xl:grid-cols-2">
              <div className="@container flex min-w-0 flex-col gap-5">
                <DetailsStep platform={platform} />
              </div>
              <div className="@container flex min-w-0 flex-col gap-5">
                <ProductsStep />
                <MoreDetails platform={platform} {...folds.more} />
                <FurtherPlatforms platform={platform} {...folds.further} />
                <BriefLanguage />
              </div>
            </div>
            {error}
            <GenerateBar isBusy={isBusy} furtherCount={folds.further.further.length} />
          </>
        )}
      </form>
    </FormProvider>
  )
}
