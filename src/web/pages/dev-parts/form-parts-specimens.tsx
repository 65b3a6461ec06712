import { useState } from "react"
import { Field } from "../../parts/fields/field.tsx"
import { TextArea } from "../../parts/fields/text-area.tsx"
import { Collapsible } from "../../parts/layout/collapsible.tsx"
import { Combobox } from "../../parts/pickers/combobox.tsx"
import { Specimen } from "./specimen-section.tsx"

const trades = ["Retail", "Food & Beverage", "Beauty & Wellness"].map((label) => ({ value: label, label }))

/** The parts of a long form besides single fields. */
export function FormPartsSpecimens() {
  const [trade, setTrade] = useState("Handmade ceramics")
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Specimen name="Combobox: suggestions, and words of your own; a text area of one line; a star with a condition">
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          <Field label="Industry" isRequired help="Choose one or type your own.">
            <Combobox value={trade} onChange={setTrade} options={trades} />
          </Field>
          <Field label="Your tags" help="Separated by commas. Grows with what is typed.">
            <TextArea isCompact placeholder="e.g. stoneware mug, handmade" />
          </Field>
          <Field label="Product name" isStarred help="Required once its row has any text.">
            <TextArea isCompact />
          </Field>
        </div>
      </Specimen>
      <Specimen name="Collapsible">
        <Collapsible title="More details" level={4} note="2 of 14 filled in" isOpen={isOpen} onOpenChange={setOpen}>
          <Field label="Price range">
            <TextArea isCompact defaultValue="$34 to $48" />
          </Field>
        </Collapsible>
      </Specimen>
    </>
  )
}
