import { WandSparkles } from "lucide-react"
import { exampleFor } from "../../../../domain/ads/examples.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Field } from "../../../parts/fields/field.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import { Select } from "../../../parts/pickers/select.tsx"
import { valuesOf } from "./form-values.ts"
import { businessFields, placeFields, servicesField, typeOptions } from "./form-words.ts"
import { PlaceChoice } from "./place-choice.tsx"
import { type FieldsProps, TextFields } from "./text-fields.tsx"

export function BusinessSection(props: FieldsProps) {
  const { values, onChange, faultOf } = props
  return (
    <Card as="section" labelledBy="ads-business">
      <CardHead
        id="ads-business"
        title="Your business"
        text="* Required"
        action={
          <Button
            size="sm"
            icon={<WandSparkles aria-hidden="true" />}
            onClick={() => onChange(valuesOf(exampleFor(values.businessType)))}
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
              onChange({ businessType: typeOptions.find((option) => option.value === value)?.value ?? "other" })
            }
            options={typeOptions}
          />
        </Field>
        <TextFields fields={businessFields} {...props} />
        <div className="flex min-w-0 flex-col gap-2">
          <TextFields fields={placeFields} {...props} />
          <PlaceChoice values={values} onChange={onChange} />
        </div>
        <div className="md:col-span-2">
          <TextFields fields={[servicesField]} {...props} />
        </div>
      </div>
    </Card>
  )
}
