import { Logo, type LogoSize, type LogoVariant } from "../../parts/icons/logo.tsx"
import { Card } from "../../parts/layout/card.tsx"

const variants: readonly { variant: LogoVariant; about: string }[] = [
  {
    variant: "icon",
    about: "A price tag whose eyelet is a search lens. For small places: the browser tab, a phone's home screen.",
  },
  { variant: "cart", about: "The lens in a shopping cart. Where the talk is of selling." },
  { variant: "text", about: "The name and the line under it. Where a picture would be in the way." },
  { variant: "full", about: "Mark, name and line together. For the top of every page." },
]

const sizes: readonly LogoSize[] = ["sm", "md", "lg", "xl"]

export function LogoDemoPage() {
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-20 sm:px-6 sm:pt-14">
      <h1 className="text-3xl sm:text-4xl">The logo, in every form</h1>
      <p className="mt-4 max-w-line text-ink-soft text-lg">
        Four variants in four sizes. Each takes the color of the text around it, so it holds in light and in dark.
      </p>
      <div className="mt-10 flex flex-col gap-6">
        {variants.map(({ variant, about }) => (
          <LogoVariantCard key={variant} variant={variant} about={about} />
        ))}
      </div>
    </div>
  )
}

function LogoVariantCard({ variant, about }: { variant: LogoVariant; about: string }) {
  const headingId = `logo-${variant}`
  return (
    <Card as="section" labelledBy={headingId}>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-[14rem_1fr]">
        <div>
          <h2 id={headingId} className="text-xl first-letter:uppercase">
            {variant}
          </h2>
          <p className="mt-1 text-ink-soft">{about}</p>
        </div>
        <ul className="flex flex-wrap items-end gap-x-10 gap-y-8">
          {sizes.map((size) => (
            <li key={size} className="flex min-w-16 flex-col gap-3">
              <span className="flex flex-1 items-end">
                <Logo variant={variant} size={size} />
              </span>
              <span className="text-ink-faint text-sm">{size}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
