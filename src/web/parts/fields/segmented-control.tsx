import { ToggleGroup } from "radix-ui"

type Option<Value extends string> = { value: Value; label: string }

type SegmentedControlProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few views of the same thing. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const option = options.find((one) => one.value === next)
        if (option) onChange(option.value)
      }}
      className="flex gap-1 rounded-md border border-line bg-sunken p-1"
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="h-8 flex-auto whitespace-nowrap rounded-sm px-3 font-medium text-ink-soft text-sm transition-colors hover:text-ink data-[state=on]:bg-accent-soft data-[state=on]:text-accent data-[state=on]:ring-1 data-[state=on]:ring-accent data-[state=on]:ring-inset"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
