import { ArrowRight, Heart, Plus, Sparkles, Trash2 } from "lucide-react"
import { Button, IconButton } from "../../parts/buttons/button.tsx"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import type { ButtonVariant } from "../../parts/buttons/button-look.ts"
import { CopyButton } from "../../parts/buttons/copy-button.tsx"
import { ToggleButton } from "../../parts/buttons/toggle-button.tsx"
import { Spinner } from "../../parts/feedback/spinner.tsx"
import { ThemeToggle } from "../../parts/layout/theme-toggle.tsx"
import { Key } from "../../parts/overlays/key.tsx"
import { Tooltip } from "../../parts/overlays/tooltip.tsx"
import { Specimen, SpecimenSection } from "./specimen-section.tsx"

const variants: readonly ButtonVariant[] = ["primary", "secondary", "quiet", "danger"]

export function ButtonsSection() {
  return (
    <SpecimenSection id="buttons" title="Buttons">
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`} isRow>
          <Button variant={variant}>Generate</Button>
          <Button variant={variant} icon={<Plus aria-hidden="true" />}>
            Add product
          </Button>
          <Button variant={variant} isBusy busyLabel="Generating...">
            Generate
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Specimen>
      ))}
      <Specimen name="Sizes" isRow>
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button size="lg" variant="primary" iconAfter={<ArrowRight aria-hidden="true" />}>
          Large
        </Button>
      </Specimen>
      <Specimen name="Wide">
        <div className="max-w-sm">
          <Button variant="primary" size="lg" isWide icon={<Sparkles aria-hidden="true" />}>
            Generate SEO Content
          </Button>
        </div>
      </Specimen>
      <Specimen name="Button link" isRow>
        <ButtonLink href="/faq">How It Works</ButtonLink>
        <ButtonLink href="/api/auth/login" isFullPage variant="primary">
          Sign in
        </ButtonLink>
      </Specimen>
      <Specimen name="Toggle button, off and on" isRow>
        <ToggleButton label="Favorites" isOn={false} onChange={() => {}} icon={<Heart aria-hidden="true" />} />
        <ToggleButton label="Favorites" isOn onChange={() => {}} icon={<Heart aria-hidden="true" />} />
      </Specimen>
      <IconButtons />
      <Specimen name="Spinner and key" isRow>
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" label="Completing login..." />
        <Key>Ctrl K</Key>
      </Specimen>
    </SpecimenSection>
  )
}

function IconButtons() {
  return (
    <Specimen name="Icon button, with a tooltip; theme toggle; copy button" isRow>
      <Tooltip text="Add to favorites">
        <IconButton label="Add to favorites">
          <Heart aria-hidden="true" />
        </IconButton>
      </Tooltip>
      <IconButton label="Delete" variant="secondary" size="sm">
        <Trash2 aria-hidden="true" />
      </IconButton>
      <IconButton label="Delete, busy" variant="secondary" isBusy>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <ThemeToggle />
      <CopyButton text="Handmade oak shelf" label="Title" />
      <CopyButton text="oak, shelf, handmade" label="All tags" words="Copy all tags" />
    </Specimen>
  )
}
