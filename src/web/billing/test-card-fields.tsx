import { findSandboxCard, sandboxCards } from "../../domain/billing/sandbox-cards.ts"
import { Field } from "../parts/fields/field.tsx"
import { RadioCards } from "../parts/fields/radio-cards.tsx"
import { TextInput } from "../parts/fields/text-input.tsx"
import { type CardFault, fillCard, type TestCard } from "./find-card-faults.ts"

const options = sandboxCards.map(({ number, label }) => ({
  value: number,
  label,
  hint: `ends in ${number.slice(-4)}`,
}))

interface TestCardFieldsProps {
  card: TestCard
  faults: CardFault
  onChange: (card: TestCard) => void
}

/** Picked, not typed: choosing one fills in the rest. */
export function TestCardFields({ card, faults, onChange }: TestCardFieldsProps) {
  const change = (key: keyof TestCard) => (event: { target: { value: string } }) =>
    onChange({ ...card, [key]: event.target.value })
  return (
    <>
      <RadioCards
        label="What the card should do"
        options={options}
        value={findSandboxCard(card.number)?.number ?? ""}
        onChange={(number) => onChange(fillCard(number))}
      />
      <Field id="card-number" label="Card number" isRequired error={faults.number}>
        <TextInput value={card.number} onChange={change("number")} inputMode="numeric" autoComplete="off" />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field id="card-expiry" label="Expiry" isRequired error={faults.expiry}>
          <TextInput value={card.expiry} onChange={change("expiry")} placeholder="MM/YY" autoComplete="off" />
        </Field>
        <Field id="card-cvc" label="Security code" isRequired error={faults.cvc}>
          <TextInput value={card.cvc} onChange={change("cvc")} inputMode="numeric" autoComplete="off" />
        </Field>
      </div>
    </>
  )
}
