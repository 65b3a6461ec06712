import { Field } from "../../../parts/fields/field.tsx"
import { RadioCards } from "../../../parts/fields/radio-cards.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { Select } from "../../../parts/pickers/select.tsx"
import { campaignTypeOptions, categoryOptions } from "./form-words.ts"
import type { FieldsProps } from "./text-fields.tsx"

export function KindSection({ values, onChange, faultOf }: FieldsProps) {
  return (
    <Card as="section" labelledBy="ads-type">
      <CardHead id="ads-type" title="Campaign" />
      <div className="grid gap-5 md:grid-cols-2">
        <RadioCards
          label="Campaign Type"
          options={campaignTypeOptions}
          value={values.campaignType}
          onChange={(campaignType) => onChange({ campaignType })}
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
              onChange({ specialCategory: categoryOptions.find((option) => option.value === value)?.value ?? "none" })
            }
            options={categoryOptions}
          />
        </Field>
      </div>
    </Card>
  )
}
