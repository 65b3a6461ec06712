import { productDescriptionMinChars } from "../../../../../contract/seo/form.ts"
import type { ProductList } from "./read-product-list.ts"

type PastedPreviewProps = {
  list: ProductList
  /** How many have no sufficient description. */
  lacking: number
}

/** A pasted list as it was understood, before it is added. */
export function PastedPreview({ list: { products }, lacking }: PastedPreviewProps) {
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-medium">
        {products.length === 1 ? "1 product found" : `${products.length} products found`}
      </p>
      {products.length > 0 && (
        <section
          aria-label="Products found"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
          tabIndex={0}
          className="max-h-64 overflow-y-auto rounded-lg border border-line"
        >
          <ol className="divide-y divide-line">
            {products.map(({ name, category, description }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two products may be called the same, and none moves.
              <li key={place} className="flex gap-3 px-4 py-2.5">
                <span aria-hidden="true" className="w-6 shrink-0 text-ink-faint text-sm tabular-nums leading-6">
                  {place + 1}
                </span>
                <div className="min-w-0">
                  <p>
                    <span className="font-medium">{name}</span>
                    {category !== "" && <span className="text-ink-soft"> · {category}</span>}
                  </p>
                  <p className="line-clamp-2 text-ink-soft text-sm">{description || "No description yet"}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
      {lacking > 0 && (
        <p className="text-ink-soft text-sm">
          {lacking === 1 ? "1 still needs" : `${lacking} still need`} a description of at least{" "}
          {productDescriptionMinChars} characters before you can generate.
        </p>
      )}
    </div>
  )
}
