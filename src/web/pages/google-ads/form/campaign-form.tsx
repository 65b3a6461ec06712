import { Sparkles, WandSparkles } from "lucide-react"
import { useEffect } from "react"
import type { WholeCampaign } from "../../../../contract/ads/campaign.ts"
import { adsFormSchema } from "../../../../contract/ads/form.ts"
import { ads } from "../../../../contract/ads.ts"
import { exampleFor } from "../../../../domain/ads/examples.ts"
import { businessTypeFacts } from "../../../../domain/ads/knowledge/business-types.ts"
import { send } from "../../../api/send.ts"
import { Button } from "../../../parts/button.tsx"
import { Card, CardHead } from "../../../parts/card.tsx"
import { ErrorState } from "../../../parts/error-state.tsx"
import { ErrorSummary } from "../../../parts/error-summary.tsx"
import { Field } from "../../../parts/field.tsx"
import { RadioCards } from "../../../parts/radio-cards.tsx"
import { Select } from "../../../parts/select.tsx"
import { toast } from "../../../parts/toast.ts"
import { useWriting } from "../../use-writing.ts"
import { BudgetFields } from "./budget-fields.tsx"
import { type AdsValues, formOf, keepValues, readKeptValues, valuesOf } from "./form-values.ts"
import {
  businessFields,
  campaignTypeOptions,
  categoryOptions,
  contactFields,
  placeFields,
  servicesField,
  storyFields,
  typeOptions,
} from "./form-words.ts"
import { TextFields } from "./text-fields.tsx"

type CampaignFormProps = { userId: string; onBuilt: (campaign: WholeCampaign) => void }

export function CampaignForm({ userId, onBuilt }: CampaignFormProps) {
  const writing = useWriting<AdsValues, ReturnType<typeof formOf>>({
    start: readKeptValues(userId),
    schema: adsFormSchema,
    toForm: formOf,
    failure: "Failed to generate Google Ads campaign. Please try again.",
    async save(body) {
      const { campaign } = await send(ads.generate, { body })
      toast({ title: "Campaign Generated!" })
      onBuilt(campaign)
    },
  })
  const { values, change, submit, problems, faultOf, failure, isBusy } = writing
  useEffect(() => keepValues(userId, values), [userId, values])
  const shared = { values, onChange: change, faultOf }
  const typeLabel = businessTypeFacts[values.businessType].label

  return (
    <form
      noValidate
      aria-label="Campaign"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex min-w-0 flex-col gap-5"
    >
      <ErrorSummary problems={problems} />
      <Card as="section" labelledBy="ads-business">
        <CardHead
          id="ads-business"
          title="Your business"
          text="* Required"
          action={
            <Button
              size="sm"
              icon={<WandSparkles aria-hidden="true" />}
              onClick={() => change(valuesOf(exampleFor(values.businessType)))}
            >
              Try an example
            </Button>
          }
        />
        <div className="grid gap-5 md:grid-cols-2">
          <Field
            id="businessType"
            label="Business Type"
            isRequired
            error={faultOf("businessType")}
            help="It decides benchmarks, negative keywords and policies."
          >
            <Select
              value={values.businessType}
              onChange={(value) =>
                change({ businessType: typeOptions.find((option) => option.value === value)?.value ?? "other" })
              }
              options={typeOptions}
            />
          </Field>
          <TextFields fields={businessFields} {...shared} />
          <TextFields fields={placeFields} {...shared} />
          <div className="md:col-span-2">
            <TextFields fields={[servicesField]} {...shared} />
          </div>
        </div>
      </Card>
      <Card as="section" labelledBy="ads-budget">
        <CardHead
          id="ads-budget"
          title="Budget and area"
          text={`Figures for ${typeLabel.toLowerCase()} businesses appear as you move the budget.`}
        />
        <BudgetFields {...shared} />
      </Card>
      <Card as="section" labelledBy="ads-type">
        <CardHead id="ads-type" title="Campaign" />
        <div className="grid gap-5 md:grid-cols-2">
          <RadioCards
            label="Campaign Type"
            options={campaignTypeOptions}
            value={values.campaignType}
            onChange={(campaignType) => change({ campaignType })}
          />
          <Field
            id="specialCategory"
            label="Special Category"
            error={faultOf("specialCategory")}
            help="In the United States and Canada the law limits targeting for these. Real estate counts as housing."
          >
            <Select
              value={values.specialCategory}
              onChange={(value) =>
                change({ specialCategory: categoryOptions.find((option) => option.value === value)?.value ?? "none" })
              }
              options={categoryOptions}
            />
          </Field>
        </div>
      </Card>
      <Card as="section" labelledBy="ads-story">
        <CardHead
          id="ads-story"
          title="What sets you apart"
          text="We use only what you write here. Nothing is invented."
        />
        <div className="grid gap-5 md:grid-cols-2">
          <TextFields fields={storyFields} {...shared} />
        </div>
      </Card>
      <Card as="section" labelledBy="ads-contact">
        <CardHead id="ads-contact" title="Where a click leads" />
        <div className="grid gap-5 md:grid-cols-2">
          <TextFields fields={contactFields} {...shared} />
        </div>
      </Card>
      {failure !== null && <ErrorState title="Generation Failed" text={failure} />}
      <div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon={<Sparkles aria-hidden="true" />}
          isBusy={isBusy}
          busyLabel="Generating..."
        >
          Generate Campaign
        </Button>
      </div>
    </form>
  )
}
