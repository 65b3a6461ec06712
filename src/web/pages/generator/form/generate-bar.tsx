import { Sparkles } from "lucide-react"
import { useWatch } from "react-hook-form"
import { Button } from "../../../parts/buttons/button.tsx"
import { Key } from "../../../parts/overlays/key.tsx"
import { countListings } from "./count-listings.ts"
import { readValues } from "./fields/brief-values.ts"
import { useBrief } from "./use-brief.ts"

/** Stays in view at the bottom of the screen, however long the form is. */
export function GenerateBar({ isBusy, furtherCount }: { isBusy: boolean; furtherCount: number }) {
  return (
    <div className="sticky bottom-(--notices) z-10 -mx-4 border-line border-t bg-page px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
      <div className="flex items-center justify-between gap-4">
        <div className="hidden min-w-0 @md:block">
          <ListingCount platformCount={furtherCount + 1} />
          <p className="text-ink-faint text-sm">
            <Key>{isApple() ? "⌘" : "Ctrl"}</Key> <Key>Enter</Key> from anywhere in the form
          </p>
        </div>
        <div className="w-full @md:w-auto">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isWide
            isBusy={isBusy}
            busyLabel="Generating..."
            icon={<Sparkles aria-hidden="true" />}
          >
            Generate SEO Content
          </Button>
        </div>
      </div>
    </div>
  )
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

function ListingCount({ platformCount }: { platformCount: number }) {
  const { control } = useBrief()
  const { products } = readValues({ products: useWatch({ control, name: "products" }) })
  return <p className="font-medium text-sm">{countListings(products, platformCount)}</p>
}
