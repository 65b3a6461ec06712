import { Search } from "lucide-react"
import { useState } from "react"
import { ErrorSummary } from "../../parts/fields/error-summary.tsx"
import { Field } from "../../parts/fields/field.tsx"
import { FileDrop } from "../../parts/fields/file-drop.tsx"
import { PasswordInput } from "../../parts/fields/password-input.tsx"
import { TextArea } from "../../parts/fields/text-area.tsx"
import { TextInput } from "../../parts/fields/text-input.tsx"
import { ChoicesSpecimens } from "./choices-specimens.tsx"
import { FormPartsSpecimens } from "./form-parts-specimens.tsx"
import { Specimen, SpecimenSection } from "./specimen-section.tsx"

const noop = () => {}

const titleMax = 60
const nearly = "Hand-turned oak salad bowl, food-safe oil, 26 cm, gift"
const tooLong = "Hand-turned oak salad bowl, food-safe oil, 26 cm across, a gift"

export function FieldsSection() {
  const [title, setTitle] = useState(nearly)
  return (
    <SpecimenSection id="fields" title="Fields">
      <SummarySpecimen />
      <FileSpecimen />
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <Field label="Business name" isRequired help="As your customers know it.">
          <TextInput placeholder="Northwood Studio" autoComplete="organization" />
        </Field>
        <Field label="Etsy shop name" id="parts-shop" isRequired error="Enter the name of your Etsy shop">
          <TextInput />
        </Field>
        <Field label="Search the history">
          <TextInput type="search" lead={<Search />} placeholder="Title, tag or text" />
        </Field>
        <Field label="Monthly budget" help="Between $100 and $100,000.">
          <TextInput lead="$" inputMode="numeric" defaultValue="500" />
        </Field>
        <Field label="Password" isRequired help="At least 6 characters.">
          <PasswordInput defaultValue="oak-and-ash" autoComplete="off" />
        </Field>
        <Field label="Member since">
          <TextInput disabled defaultValue="March 4, 2026" />
        </Field>
        <Field
          label="Title"
          help="Nearly at the limit: try typing."
          counter={{ count: title.length, max: titleMax, unit: "characters" }}
        >
          <TextInput value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <Field
          label="Title, too long"
          id="parts-too-long"
          error="Shorten the title to 60 characters"
          counter={{ count: tooLong.length, max: titleMax, unit: "characters" }}
        >
          <TextInput defaultValue={tooLong} />
        </Field>
        <Field
          label="Description"
          isRequired
          help="What it is, what it is made of, who it is for."
          counter={{ count: 96, max: 500, unit: "bytes" }}
        >
          <TextArea defaultValue="A salad bowl turned from one piece of oak, finished with three coats of food-safe linseed oil." />
        </Field>
      </div>
      <ChoicesSpecimens />
      <FormPartsSpecimens />
    </SpecimenSection>
  )
}

const FileSpecimen = () => (
  <Specimen name="A file">
    <FileDrop label="Choose a file, or drop it here" help="CSV or XLSX, up to 50 MB." accept=".csv" onFile={noop} />
  </Specimen>
)

const SummarySpecimen = () => (
  <Specimen name="Error summary">
    <ErrorSummary
      problems={[
        { fieldId: "parts-shop", message: "Enter the name of your Etsy shop" },
        { fieldId: "parts-too-long", message: "Shorten the title to 60 characters" },
      ]}
    />
  </Specimen>
)
