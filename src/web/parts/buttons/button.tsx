import type { ComponentProps, MouseEvent, ReactNode } from "react"
import { Spinner } from "../feedback/spinner.tsx"
import { type ButtonSize, type ButtonVariant, buttonLook } from "./button-look.ts"

type OwnProps = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Busy: a spinner replaces the icon, and the button keeps its focus but ignores presses. */
  isBusy?: boolean
}

type NativeProps = Omit<ComponentProps<"button">, "className" | "children" | "aria-label">

/** A busy button is not `disabled`: that would lose the keyboard's focus. It ignores the press instead. */
function pressProps(isBusy: boolean, onClick: NativeProps["onClick"]) {
  if (!isBusy) return { onClick }
  const swallow = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
  return { onClick: swallow, "aria-busy": true, "aria-disabled": true }
}

type ButtonProps = NativeProps &
  OwnProps & { isWide?: boolean; icon?: ReactNode; iconAfter?: ReactNode; busyLabel?: string; children: ReactNode }

export function Button({
  variant = "secondary",
  size = "md",
  isBusy = false,
  isWide = false,
  icon,
  iconAfter,
  busyLabel,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} {...pressProps(isBusy, onClick)} className={buttonLook({ variant, size, isWide })}>
      {isBusy ? <Spinner size="sm" /> : icon}
      {isBusy && busyLabel !== undefined ? busyLabel : children}
      {iconAfter}
    </button>
  )
}

type IconButtonProps = NativeProps & OwnProps & { label: string; children: ReactNode }

/** Only the icon is visible, so the label is required. */
export function IconButton({
  label,
  variant = "quiet",
  size = "md",
  isBusy = false,
  type = "button",
  onClick,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      {...pressProps(isBusy, onClick)}
      className={buttonLook({ variant, size, isIconOnly: true })}
    >
      {isBusy ? <Spinner size="sm" /> : children}
    </button>
  )
}
