import { useState } from "react"
import { platformSummaries } from "../../../domain/platform-summaries.ts"
import { Checkbox } from "../../parts/fields/checkbox.tsx"
import { Field } from "../../parts/fields/field.tsx"
import { RadioCards } from "../../parts/fields/radio-cards.tsx"
import { Switch } from "../../parts/fields/switch.tsx"
import { PlatformIcon } from "../../parts/icons/platform-icon.tsx"
import { Select } from "../../parts/pickers/select.tsx"
import { Specimen } from "./specimen-section.tsx"

const platformOptions = platformSummaries.map(({ id, label, note, tintHue }) => ({
  value: id,
  label,
  hint: note,
  icon: <PlatformIcon platform={id} size="sm" hue={tintHue} />,
}))

const tones = ["professional", "casual", "friendly", "authoritative", "persuasive"]
const toneOptions = tones.map((tone) => ({ value: tone, label: tone.charAt(0).toUpperCase() + tone.slice(1) }))

export function ChoicesSpecimens() {
  const [platform, setPlatform] = useState("etsy")
  const [tone, setTone] = useState("")
  return (
    <>
      <Specimen name="Select: with search, without, wrong, disabled">
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          <Field label="Platform" isRequired>
            <Select
              value={platform}
              onChange={setPlatform}
              options={platformOptions}
              searchPlaceholder="Search platforms"
            />
          </Field>
          <Field label="Tone" help="How the text should sound.">
            <Select value={tone} onChange={setTone} options={toneOptions} placeholder="Choose a tone" />
          </Field>
          <Field label="Industry" isRequired error="Choose an industry">
            <Select value="" onChange={() => {}} options={toneOptions} placeholder="Choose an industry" />
          </Field>
          <Field label="Export format">
            <Select value="casual" onChange={() => {}} options={toneOptions} isDisabled />
          </Field>
        </div>
      </Specimen>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <Checkboxes />
        <Switches />
        <Cards />
      </div>
    </>
  )
}

function Checkboxes() {
  const [isChecked, setChecked] = useState(true)
  return (
    <Specimen name="Checkbox">
      <Checkbox label="Price is negotiable" isChecked={isChecked} onChange={setChecked} />
      <Checkbox
        label="Local pickup"
        help="Buyers come to you."
        isChecked={!isChecked}
        onChange={(on) => setChecked(!on)}
      />
      <Checkbox
        label="I agree to the terms"
        isRequired
        error="Please agree to go on"
        isChecked={false}
        onChange={() => {}}
      />
      <Checkbox label="Not yours to change" isDisabled isChecked onChange={() => {}} />
    </Specimen>
  )
}

function Cards() {
  const [card, setCard] = useState("4242")
  return (
    <Specimen name="Radio cards">
      <RadioCards
        label="What the card should do"
        options={[
          { value: "4242", label: "Succeeds", hint: "ends in 4242" },
          { value: "0002", label: "Is declined", hint: "ends in 0002" },
          { value: "none", label: "Says nothing about itself" },
        ]}
        value={card}
        onChange={setCard}
      />
    </Specimen>
  )
}

function Switches() {
  const [isOn, setOn] = useState(true)
  return (
    <Specimen name="Switch">
      <Switch label="Email notifications" help="An email when something needs you." isOn={isOn} onChange={setOn} />
      <Switch label="Marketing mail" isOn={!isOn} onChange={(on) => setOn(!on)} />
      <Switch label="Auto-renew" isDisabled isOn onChange={() => {}} />
    </Specimen>
  )
}
