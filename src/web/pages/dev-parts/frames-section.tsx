import { Logo, type LogoVariant } from "../../parts/icons/logo.tsx"
import { Card } from "../../parts/layout/card.tsx"
import { ToolMenu } from "../../parts/layout/tool-menu.tsx"
import { Specimen, SpecimenSection } from "./specimen-section.tsx"

const variants: readonly LogoVariant[] = ["icon", "cart", "text", "full"]

export function FramesSection() {
  return (
    <SpecimenSection id="frames" title="Logo and menu">
      <Specimen name="Logo" isRow>
        {variants.map((variant) => (
          <Card key={variant}>
            <Logo variant={variant} />
          </Card>
        ))}
      </Specimen>
      <Specimen name="Tool menu">
        <div className="flex justify-end rounded-lg border border-line bg-page p-3">
          <ToolMenu user={{ name: "Ada Northwood", email: "ada@example.com" }} onLogout={() => {}} />
        </div>
      </Specimen>
    </SpecimenSection>
  )
}
