import { Square } from "lucide-react"
import type { ProductResult } from "../../../../contract/seo/listing.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { Progress } from "../../../parts/feedback/progress.tsx"
import { Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { Card } from "../../../parts/layout/card.tsx"
import { ScoreRing } from "../../../parts/score/score-ring.tsx"
import type { Writing } from "./work.ts"

type ProgressViewProps = { work: Writing; onStop: () => void }

/** Finished listings show at once, one after the other; unfinished ones have a skeleton. */
export function ProgressView({ work, onStop }: ProgressViewProps) {
  const { done, total, productName, products, isStopping, id } = work
  // Only before the first one: finished listings must not push visible content.
  const waiting = products.length > 0 ? 0 : Math.min(4, total)
  return (
    <section aria-label="Generating" className="flex flex-col gap-4">
      <Card>
        <Progress
          label="Writing your listings"
          done={done}
          total={total}
          unit={total === 1 ? "listing" : "listings"}
          stage={productName === "" ? "Reading what you typed" : productName}
        />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-line text-ink-soft text-sm">
            You may leave this page: what is written is saved, and found again here and in the history.
          </p>
          <Button
            size="sm"
            icon={<Square aria-hidden="true" />}
            isBusy={isStopping}
            busyLabel="Stopping…"
            disabled={id === null}
            onClick={onStop}
          >
            Stop
          </Button>
        </div>
      </Card>
      <FinishedProducts products={products} />
      {waiting > 0 && (
        <div className={gridLook}>
          {placeholders.slice(0, waiting).map((place) => (
            <Card key={place}>
              <Skeleton shape="title" />
              <div className="mt-4 flex flex-col gap-2">
                <Skeleton />
                <Skeleton />
                <Skeleton shape="short" />
              </div>
            </Card>
          ))}
        </div>
      )}
    </section>
  )
}

const placeholders = ["first", "second", "third", "fourth"]

const gridLook = "grid gap-4 @3xl/result:grid-cols-2"

/** Finished listings, read-only; they can be edited once everything is saved. */
export function FinishedProducts({ products }: { products: readonly ProductResult[] }) {
  return (
    <ul className={gridLook} aria-label="Finished listings">
      {products.map((product) => (
        <Card key={product.id} as="li">
          <div className="flex items-start gap-4">
            <ScoreRing score={product.seoScore} size="sm" />
            <div className="min-w-0">
              <h3 className="wrap-anywhere text-lg">{product.productTitle}</h3>
              <p className="text-ink-faint text-sm">{product.productName}</p>
            </div>
          </div>
          <p className="mt-3 line-clamp-4 wrap-anywhere max-w-line whitespace-pre-line text-ink-soft">
            {product.improvedBodyText || product.metaDescription}
          </p>
        </Card>
      ))}
    </ul>
  )
}
