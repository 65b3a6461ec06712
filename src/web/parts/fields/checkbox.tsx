import { Check } from "lucide-react"
import { Checkbox as Radix } from "radix-ui"
import { type ReactNode, useId } from "react"
import { FieldError, RequiredMark } from "./field.tsx"

type CheckboxProps = {
  label: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  id?: string
  name?: string
  help?: ReactNode
  error?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
}

export function Checkbox(props: CheckboxProps) {
  const { label, isChecked, onChange, name, help, error, isRequired = false, isDisabled = false } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const noteIds = [error !== undefined && `${id}-error`, help !== undefined && `${id}-help`].filter(Boolean).join(" ")
  return (
    <div className="flex gap-3">
      <Radix.Root
        id={id}
        name={name}
        checked={isChecked}
        onCheckedChange={(next) => onChange(next === true)}
        disabled={isDisabled}
        aria-describedby={noteIds || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-required={isRequired || undefined}
        className="grid size-6 shrink-0 place-items-center rounded-sm border border-edge bg-raised text-accent-ink shadow-1 transition-colors hover:border-ink-faint disabled:opacity-50 aria-invalid:border-bad data-[state=checked]:border-transparent data-[state=checked]:bg-accent"
      >
        <Radix.Indicator>
          <Check aria-hidden="true" className="size-4" strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      <div className="flex min-w-0 flex-col gap-1">
        <label htmlFor={id}>
          {label}
          {isRequired && <RequiredMark />}
        </label>
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {help !== undefined && (
          <p id={`${id}-help`} className="max-w-line text-ink-faint text-sm">
            {help}
          </p>
        )}
      </div>
    </div>
  )
}
