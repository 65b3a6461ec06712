import { Sparkles } from "lucide-react"
import { useEffect } from "react"
import type { WholeCampaign } from "../../../../contract/ads/campaign.ts"
import { adsFormSchema } from "../../../../contract/ads/form.ts"
import { ads } from "../../../../contract/ads.ts"
import { businessTypeFacts } from "../../../../domain/ads/knowledge/business-types.ts"
import { send } from "../../../api/send.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { ErrorSummary } from "../../../parts/fields/error-summary.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { useWriting } from "../../use-writing.ts"
import { BudgetFields } from "./budget-fields.tsx"
import { BusinessSection } from "./business-section.tsx"
import { type AdsValues, formOf, keepValues, readKeptValues } from "./form-values.ts"
import { contactFields, storyFields } from "./form-words.ts"
import { KindSection } from "./kind-section.tsx"
import { type FieldsProps, TextFields } from "./text-fields.tsx"

type CampaignFormProps = { userId: string; onBuilt: (campaign: WholeCampaign) => void }

export function CampaignForm({ userId, onBuilt }: CampaignFormProps) {
  const { values, change, submit, problems, faultOf, failure, isBusy } = useWriting<
    AdsValues,
    ReturnType<typeof formOf>
  >({
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
  useEffect(() => keepValues(userId, values), [userId, values])
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
      <Sections values={values} onChange={change} faultOf={faultOf} />
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

function Sections(props: FieldsProps) {
  const typeLabel = businessTypeFacts[props.values.businessType].label.toLowerCase()
  return (
    <>
      <BusinessSection {...props} />
      <Card as="section" labelledBy="ads-budget">
        <CardHead
          id="ads-budget"
          title="Budget and area"
          text={`Estimates for ${typeLabel} businesses appear as you change the budget.`}
        />
        <BudgetFields {...props} />
      </Card>
      <KindSection {...props} />
      <Card as="section" labelledBy="ads-story">
        <CardHead
          id="ads-story"
          title="What sets you apart"
          text="We use only what you write here. Nothing is invented."
        />
        <div className="grid gap-5 md:grid-cols-2">
          <TextFields fields={storyFields} {...props} />
        </div>
      </Card>
      <Card as="section" labelledBy="ads-contact">
        <CardHead id="ads-contact" title="Landing page" />
        <div className="grid gap-5 md:grid-cols-2">
          <TextFields fields={contactFields} {...props} />
        </div>
      </Card>
    </>
  )
}
