import { ButtonLink } from "../../parts/button-link.tsx"
import { Card } from "../../parts/card.tsx"

const steps = [
  { title: "Choose platform", text: "Its limits and fields come with it." },
  { title: "Fill in business details", text: "What you sell, and to whom." },
  { title: "Generate and copy", text: "Into your listing, field by field." },
]

export function ThreeSteps() {
  return (
    <Card as="section" labelledBy="steps">
      <h2 id="steps" className="text-xl">
        How it goes
      </h2>
      <ol className="mt-4 flex flex-col gap-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-sunken font-semibold text-ink-soft text-sm"
            >
              {index + 1}
            </span>
            <p>
              <span className="font-semibold">{title}</span>
              <span className="block text-ink-soft">{text}</span>
            </p>
          </li>
        ))}
      </ol>
      <div className="mt-6">
        <ButtonLink href="/dashboard" variant="primary">
          Generate SEO Content
        </ButtonLink>
      </div>
    </Card>
  )
}
