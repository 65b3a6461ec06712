import { ChevronDown } from "lucide-react"
import { DropdownMenu as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { Button, IconButton } from "../buttons/button.tsx"
import type { ButtonSize, ButtonVariant } from "../buttons/button-look.ts"
import { classes } from "../classes.ts"

export type DropdownItem = {
  id: string
  label: string
  hint?: string
  icon?: ReactNode
  isDisabled?: boolean
  /** Deletes something. */
  isDangerous?: boolean
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
  /** Without room for words: the label is only for screen readers. */
  isIconOnly?: boolean
  /** The same, but only on a phone. */
  isShortOnPhones?: boolean
}

/** A button that offers several actions. */
export function Dropdown(props: DropdownProps) {
  const { label, icon, items, variant, size, isBusy = false, isDisabled = false, isIconOnly = false } = props
  const hasWords = classes(props.isShortOnPhones && "max-md:sr-only")
  const look = { ...(variant ? { variant } : {}), ...(size ? { size } : {}), isBusy, disabled: isDisabled }
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        {isIconOnly ? (
          <IconButton {...look} label={label}>
            {icon}
          </IconButton>
        ) : (
          <Button {...look} icon={icon} iconAfter={<ChevronDown aria-hidden="true" className={hasWords} />}>
            <span className={hasWords}>{label}</span>
          </Button>
        )}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={4}
          align="end"
          collisionPadding={12}
          className="z-60 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-[calc(100vw-1.5rem)] animate-fade overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-2"
        >
          {items.map(
            ({ id, label: name, hint, icon: sign, isDisabled: isOff = false, isDangerous = false, onPick }) => (
              <Radix.Item
                key={id}
                disabled={isOff}
                onSelect={onPick}
                className={classes(
                  "flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-sm px-3 py-1.5 outline-none data-[disabled]:pointer-events-none data-[highlighted]:bg-accent-soft data-[disabled]:opacity-50 [&_svg]:size-[18px] [&_svg]:shrink-0",
                  isDangerous && "text-bad",
                )}
              >
                {sign}
                <span className="min-w-0">
                  {name}
                  {hint !== undefined && <span className="block text-ink-faint text-sm">{hint}</span>}
                </span>
              </Radix.Item>
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
