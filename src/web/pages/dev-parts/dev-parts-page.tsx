import { ThemeToggle } from "../../parts/layout/theme-toggle.tsx"
import { TooltipProvider } from "../../parts/overlays/tooltip.tsx"
import { ButtonsSection } from "./buttons-section.tsx"
import { FieldsSection } from "./fields-section.tsx"
import { FiguresSection } from "./figures-section.tsx"
import { FramesSection } from "./frames-section.tsx"
import { ListsSection } from "./lists-section.tsx"
import { OverlaysSection } from "./overlays-section.tsx"
import { PaletteSection } from "./palette-section.tsx"
import { PreviewsSection } from "./previews-section.tsx"
import { StatesSection } from "./states-section.tsx"

/** Every part in every state, for manual and automated tests. Exists only in development. */
export function DevPartsPage() {
  return (
    <TooltipProvider>
      <div className="flex items-start justify-between gap-4 pb-8">
        <div>
          <h1 className="text-4xl">Parts</h1>
          <p className="mt-3 max-w-line text-ink-soft text-lg">
            One set for every page. Pages compose them and never restyle one.
          </p>
        </div>
        <ThemeToggle />
      </div>
      <PaletteSection />
      <ButtonsSection />
      <FieldsSection />
      <ListsSection />
      <OverlaysSection />
      <FiguresSection />
      <StatesSection />
      <FramesSection />
      <PreviewsSection />
    </TooltipProvider>
  )
}
