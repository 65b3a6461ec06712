import { community, type OwnReview, reviewChars, reviewFormSchema } from "../../../contract/community.ts"
import { platformSummaries } from "../../../domain/platform-summaries.ts"
import { send } from "../../api/send.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { toast } from "../../parts/feedback/toast.ts"
import { ErrorSummary } from "../../parts/fields/error-summary.tsx"
import { Field } from "../../parts/fields/field.tsx"
import { TextArea } from "../../parts/fields/text-area.tsx"
import { TextInput } from "../../parts/fields/text-input.tsx"
import { Select } from "../../parts/pickers/select.tsx"
import { useWriting } from "../use-writing.ts"
import { Stars } from "./stars.tsx"

type ReviewFormProps = { review: OwnReview | null; onSaved: (review: OwnReview) => void }

const startOf = (review: OwnReview | null) => ({
  rating: review?.rating ?? 0,
  title: review?.title ?? "",
  review: review?.review ?? "",
  platform: review?.platform ?? "",
  businessType: review?.businessType ?? "",
})

export function ReviewForm({ review, onSaved }: ReviewFormProps) {
  const { values, change, submit, problems, faultOf, failure, isBusy } = useWriting({
    start: startOf(review),
    schema: reviewFormSchema,
    toForm: (typed) => ({
      ...typed,
      platform: typed.platform === "" ? null : typed.platform,
      businessType: typed.businessType === "" ? null : typed.businessType,
    }),
    async save(body) {
      const saved = await send(review === null ? community.writeReview : community.changeReview, { body })
      toast({ title: "Thank you", description: "Your review waits to be read, and then everybody can see it." })
      onSaved(saved)
    },
  })
  return (
    <form
      noValidate
      aria-label="Review"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-5"
    >
      <ErrorSummary problems={problems} />
      {failure !== null && <ErrorState title="Your review was not sent" text={failure} />}
      <Stars value={values.rating} onChange={(rating) => change({ rating })} error={faultOf("rating")} />
      <Field id="title" label="Headline" isRequired error={faultOf("title")}>
        <TextInput
          value={values.title}
          maxLength={reviewChars.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field
        id="review"
        label="Your experience"
        isRequired
        error={faultOf("review")}
        counter={{ count: values.review.length, max: reviewChars.review.max, unit: "characters" }}
      >
        <TextArea value={values.review} onChange={(event) => change({ review: event.target.value })} />
      </Field>
      <Seller values={values} onChange={change} error={faultOf("businessType")} />
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel="Sending...">
          {review === null ? "Send the review" : "Resubmit"}
        </Button>
      </div>
    </form>
  )
}

type SellerProps = {
  values: { readonly platform: string; readonly businessType: string }
  onChange: (change: { platform?: string; businessType?: string }) => void
  error: string | undefined
}

/** The author's details, as far as they want to give them. */
function Seller({ values, onChange, error }: SellerProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Where you sell">
        <Select
          value={values.platform}
          onChange={(platform) => onChange({ platform })}
          options={[
            { value: "", label: "Prefer not to say" },
            ...platformSummaries.map(({ id, label }) => ({ value: id, label })),
          ]}
          placeholder="Prefer not to say"
        />
      </Field>
      <Field id="businessType" label="Type of business" error={error}>
        <TextInput
          value={values.businessType}
          maxLength={reviewChars.businessType}
          placeholder="Pottery studio"
          onChange={(event) => onChange({ businessType: event.target.value })}
        />
      </Field>
    </div>
  )
}
