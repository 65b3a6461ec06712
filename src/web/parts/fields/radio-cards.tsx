import { useId } from "react"

type Option<Value extends string> = { value: Value; label: string; hint?: string }

type RadioCardsProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  /** Nothing is chosen while no option has this value. */
  value: string
  onChange: (value: Value) => void
}

/** One of a few options, each with a short description; all are visible at once. */
export function RadioCards<Value extends string>({ label, options, value, onChange }: RadioCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="grid gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer items-center gap-3 rounded-md border border-line bg-raised px-3 py-2 transition-colors hover:border-edge has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-4 shrink-0 accent-accent outline-none"
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{option.label}</span>
              {option.hint !== undefined && <span className="text-ink-soft text-sm tabular-nums">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
