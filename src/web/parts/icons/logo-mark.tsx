import { useId } from "react"

/** The marks have no text of their own: the logo, or the words beside them, name the product. */
type MarkProps = { className: string }

/** A price tag whose eyelet is a magnifying glass: something for sale, and how it is found. */
export function LensTag({ className }: MarkProps) {
  const maskId = useId()
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <mask id={maskId} maskUnits="userSpaceOnUse" x="0" y="0" width="32" height="32">
        <rect width="32" height="32" fill="#fff" />
        <circle cx="14.5" cy="14.5" r="5.1" fill="none" stroke="#000" strokeWidth="2.7" />
        <path d="m18.4 18.4 5.4 5.4" stroke="#000" strokeWidth="3.3" strokeLinecap="round" />
      </mask>
      <path
        mask={`url(#${maskId})`}
        fill="currentColor"
        d="M11.6 3.5A5 5 0 0 1 15.1 2H25a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5v-9.9a5 5 0 0 1 1.5-3.5z"
      />
    </svg>
  )
}

/** A cart with the magnifying glass. */
export function LensCart({ className }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path d="M1.8 5.6h2.5a2 2 0 0 1 1.95 1.57l2.9 13.1a2.4 2.4 0 0 0 2.34 1.88h13.2" />
      <circle cx="17.6" cy="12" r="5.4" />
      <path d="m21.7 7.9 5-5" strokeWidth="3.3" />
      <circle cx="12.8" cy="27.6" r="2.1" fill="currentColor" stroke="none" />
      <circle cx="23.2" cy="27.6" r="2.1" fill="currentColor" stroke="none" />
    </svg>
  )
}
