import { Link } from "wouter"
import { brand } from "../../../domain/brand.ts"
import { classes } from "../classes.ts"
import { Logo } from "../icons/logo.tsx"

const linkClass = "-my-1 inline-block py-1 text-ink-soft underline-offset-4 hover:text-ink hover:underline"

type FooterProps = {
  /** For signed-in users, Home is their dashboard, and there is no sign-in link. */
  isSignedIn?: boolean
  /** As wide as a wide page above it. */
  isWide?: boolean
}

export function Footer({ isSignedIn = false, isWide = false }: FooterProps) {
  return (
    <footer className="mt-auto border-line border-t">
      <div
        className={classes(
          "mx-auto flex flex-col gap-x-8 gap-y-6 px-4 py-8 sm:px-6 md:flex-row md:items-center md:justify-between",
          isWide ? "max-w-wide" : "max-w-page",
        )}
      >
        <div className="flex flex-col gap-3 text-ink-soft">
          <Logo size="sm" hasTagline={false} />
          <p className="max-w-line text-sm">
            By using {brand.name} you agree to the{" "}
            <Link href="/terms" className="link">
              Terms
            </Link>{" "}
            and the{" "}
            <Link href="/privacy" className="link">
              Privacy Policy
            </Link>
            .
          </p>
        </div>
        <div className="flex flex-col gap-3 text-sm md:items-end">
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            <li>
              <Link href={isSignedIn ? "/" : "/home"} className={linkClass}>
                Home
              </Link>
            </li>
            <li>
              <Link href="/faq" className={linkClass}>
                FAQ
              </Link>
            </li>
            <li>
              <Link href="/contact" className={linkClass}>
                Contact
              </Link>
            </li>
            {!isSignedIn && (
              <li>
                <a href="/api/auth/login" className={linkClass}>
                  Login
                </a>
              </li>
            )}
          </ul>
          <p className="text-ink-faint">© {brand.name}</p>
        </div>
      </div>
    </footer>
  )
}
