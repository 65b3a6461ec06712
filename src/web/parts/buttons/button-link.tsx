import type { ReactNode } from "react"
import { Link } from "wouter"
import { type ButtonSize, type ButtonVariant, buttonLook } from "./button-look.ts"

type ButtonLinkProps = {
  href: string
  /** Leaves the app: sign-in, a download, another site. */
  isFullPage?: boolean
  variant?: ButtonVariant
  size?: ButtonSize
  isWide?: boolean
  icon?: ReactNode
  iconAfter?: ReactNode
  /** A file name: the link then downloads. */
  download?: string
  onClick?: () => void
  children: ReactNode
}

export function ButtonLink({
  href,
  isFullPage = false,
  variant = "secondary",
  size = "md",
  isWide = false,
  icon,
  iconAfter,
  download,
  onClick,
  children,
}: ButtonLinkProps) {
  const className = buttonLook({ variant, size, isWide })
  const inside = (
    <>
      {icon}
      {children}
      {iconAfter}
    </>
  )
  if (isFullPage || download !== undefined) {
    return (
      <a href={href} className={className} download={download} onClick={onClick}>
        {inside}
      </a>
    )
  }
  return (
    <Link href={href} className={className} {...(onClick ? { onClick } : {})}>
      {inside}
    </Link>
  )
}
