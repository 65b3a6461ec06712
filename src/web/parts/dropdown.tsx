import { ChevronDown } from "lucide-react"
import { DropdownMenu as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { Button } from "./button.tsx"
import type { ButtonSize, ButtonVariant } from "./button-look.ts"

export type DropdownItem = {
  id: string
  label: string
  hint?: string
  icon?: ReactNode
  isDisabled?: boolean
  onPick: () => void
}

type DropdownProps = {
  label: string
  icon?: ReactNode
  items: readonly DropdownItem[]
  variant?: ButtonVariant
  size?: ButtonSize
  isBusy?: boolean
  isDisabled?: boolean
}

/** A button that offers several things to do. */
export function Dropdown({ label, icon, items, variant, size, isBusy = false, isDisabled = false }: DropdownProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <Button
          {...(variant ? { variant } : {})}
          {...(size ? { size } : {})}
          icon={icon}
          iconAfter={<ChevronDown aria-hidden="true" />}
          isBusy={isBusy}
          disabled={isDisabled}
        >
          {label}
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={4}
          align="end"
          collisionPadding={12}
          className="z-60 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-[calc(100vw-1.5rem)] animate-fade overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-2"
        >
          {items.map(({ id, label: name, hint, icon: sign, isDisabled: isOff = false, onPick }) => (
            <Radix.Item
              key={id}
              disabled={isOff}
              onSelect={onPick}
              className="flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-sm px-3 py-1.5 outline-none data-[disabled]:pointer-events-none data-[highlighted]:bg-accent-soft data-[disabled]:opacity-50 [&_svg]:size-[18px] [&_svg]:shrink-0"
            >
              {sign}
              <span className="min-w-0">
                {name}
                {hint !== undefined && <span className="block text-ink-faint text-sm">{hint}</span>}
              </span>
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
