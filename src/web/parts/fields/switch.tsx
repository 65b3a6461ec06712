import { Switch as Radix } from "radix-ui"
import { type ReactNode, useId } from "react"

type SwitchProps = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  id?: string
  name?: string
  help?: ReactNode
  isDisabled?: boolean
}

/** A setting's row: the words to the left, the switch to the right. */
export function Switch({ label, isOn, onChange, id, name, help, isDisabled = false }: SwitchProps) {
  const ownId = useId()
  const switchId = id ?? ownId
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="flex min-w-0 flex-col gap-1">
        <label htmlFor={switchId} className="font-medium">
          {label}
        </label>
        {help !== undefined && (
          <p id={`${switchId}-help`} className="max-w-line text-ink-faint text-sm">
            {help}
          </p>
        )}
      </div>
      <Radix.Root
        id={switchId}
        name={name}
        checked={isOn}
        onCheckedChange={onChange}
        disabled={isDisabled}
        aria-describedby={help === undefined ? undefined : `${switchId}-help`}
        className="inline-flex h-6 w-11 shrink-0 items-center rounded-full border border-edge bg-sunken px-0.5 transition-colors hover:border-ink-faint disabled:opacity-50 data-[state=checked]:border-transparent data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="block size-[18px] rounded-full bg-edge transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-accent-ink" />
      </Radix.Root>
    </div>
  )
}
