import { monthlyBudgetDollars, radiusMiles } from "../../../../domain/ads/ads-form.ts"
import { businessTypeFacts } from "../../../../domain/ads/knowledge/business-types.ts"
import { Field } from "../../../parts/fields/field.tsx"
import { TextInput } from "../../../parts/fields/text-input.tsx"
import { BudgetRange } from "../budget-range.tsx"
import { ForecastFigures } from "../forecast-figures.tsx"
import { formOf } from "./form-values.ts"
import type { FieldsProps } from "./text-fields.tsx"

const { min, max } = monthlyBudgetDollars

/** The cost and the places, with the forecast beside them. */
export function BudgetFields({ values, onChange, faultOf }: FieldsProps) {
  const [from, to] = businessTypeFacts[values.businessType].radiusMiles
  const form = formOf(values)
  const isPlausible = form.monthlyBudget >= min && form.monthlyBudget <= max
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <Field
          id="monthlyBudget"
          label="Monthly Budget (dollars)"
          error={faultOf("monthlyBudget")}
          help={`$${min} to $${max.toLocaleString("en-US")}. Google never charges more than this in 30.4 days.`}
        >
          <TextInput
            inputMode="decimal"
            lead="$"
            value={values.monthlyBudget}
            onChange={(event) => onChange({ monthlyBudget: event.target.value })}
          />
        </Field>
        <BudgetRange
          label="Drag the monthly budget"
          dollars={isPlausible ? form.monthlyBudget : min}
          onChange={(dollars) => onChange({ monthlyBudget: String(dollars) })}
        />
        <Field
          id="radius"
          label="Radius (miles)"
          error={faultOf("radius")}
          help={`${radiusMiles.min} to ${radiusMiles.max}. Businesses like yours usually take ${from} to ${to}.`}
        >
          <TextInput
            inputMode="decimal"
            value={values.radius}
            onChange={(event) => onChange({ radius: event.target.value })}
          />
        </Field>
        <Field
          id="monthlyConversions"
          label="Conversions in the last 30 days"
          error={faultOf("monthlyConversions")}
          help="Leads or sales counted by Google Ads. Leave 0 if you are new. This decides your bidding strategy."
        >
          <TextInput
            inputMode="numeric"
            value={values.monthlyConversions}
            onChange={(event) => onChange({ monthlyConversions: event.target.value })}
          />
        </Field>
      </div>
      {isPlausible ? (
        <ForecastFigures form={form} />
      ) : (
        <p className="text-ink-soft">{`Type a budget from $${min} to $${max.toLocaleString("en-US")} to see an estimate.`}</p>
      )}
    </div>
  )
}
