import { useQuery } from "@tanstack/react-query"
import { ArrowRight, Pencil } from "lucide-react"
import type { ReactNode } from "react"
import { history, type WholeHistoryItem } from "../../../../contract/history.ts"
import type { Platform } from "../../../../domain/platforms/platform.ts"
import { findPlatform } from "../../../../domain/seo/find-platform.ts"
import { download } from "../../../api/download.ts"
import { explain } from "../../../api/explain.ts"
import { itemQuery } from "../../../api/item.ts"
import { brokenRules } from "../../../listing/broken-rules.ts"
import { ExportMenu } from "../../../listing/export-menu.tsx"
import { useExportChoices } from "../../../listing/use-export-choices.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { ButtonLink } from "../../../parts/buttons/button-link.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { Disclosure } from "../../../parts/layout/disclosure.tsx"
import { type CardItem, placeToOpen } from "../card/card-item.ts"
import type { Library } from "../list/use-library.ts"
import { DraftContent } from "./draft-content.tsx"
import { ProductContent } from "./product-content.tsx"

type ItemContentProps = { item: CardItem; library: Library; onEdit: () => void }

/** All content of an item, read from the server when its card is opened. */
export function ItemContent({ item, library, onEdit }: ItemContentProps) {
  const { data, error, refetch, isRefetching } = useQuery(itemQuery(item.id))
  const goOn = placeToOpen(item)
  const platform = findPlatform(item.platform)
  const hasListings = platform !== undefined && data !== undefined && data.products.length > 0
  const isAlone = data?.products.length === 1
  const actions = (
    <>
      <ButtonLink href={goOn.href} size="sm" variant="primary" iconAfter={<ArrowRight aria-hidden="true" />}>
        {goOn.label}
      </ButtonLink>
      {hasListings && <ItemExport item={data} platform={platform} />}
      <Button size="sm" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
        Edit title, tags and notes
      </Button>
    </>
  )
  return (
    <div className="flex flex-col gap-5">
      {!(hasListings && isAlone) && <div className="flex flex-wrap gap-2">{actions}</div>}
      {data === undefined && error !== null && (
        <ErrorState
          title="The content could not be opened"
          text={explain(error, "Please try again.")}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      )}
      {data === undefined && error === null && <ContentSkeleton />}
      {hasListings && <Products item={data} platform={platform} library={library} lead={actions} />}
      {data !== undefined && item.contentType === "draft" && <DraftContent form={data.form} />}
      {data !== undefined && !hasListings && item.contentType !== "draft" && (
        <p className="text-ink-soft">Open it in the tool that made it to see its figures and texts.</p>
      )}
    </div>
  )
}

type ProductsProps = { item: WholeHistoryItem; platform: Platform; library: Library; lead: ReactNode }

function Products({ item, platform, library, lead }: ProductsProps) {
  const [first, ...others] = item.products
  if (first === undefined) return null
  const tools = { item, platform, library }
  if (others.length === 0) return <ProductContent {...tools} product={first} lead={lead} />
  return (
    <div className="flex flex-col divide-y divide-line border-line border-y">
      {item.products.map((product) => (
        <Disclosure
          key={product.id}
          summary={
            <h3 className="wrap-anywhere font-semibold">
              {product.productName} <span className="font-normal text-ink-soft">· score {product.seoScore}</span>
            </h3>
          }
        >
          <ProductContent {...tools} product={product} />
        </Disclosure>
      ))}
    </div>
  )
}

function ItemExport({ item, platform }: { item: WholeHistoryItem; platform: Platform }) {
  return (
    <ExportMenu
      size="sm"
      choices={useExportChoices(platform.importFile)}
      broken={() => brokenRules(item)}
      fetchFile={(format) => download(history.exportItem, { params: { id: item.id }, query: { format } })}
    />
  )
}

function ContentSkeleton() {
  return (
    <Loading label="Opening the content…">
      <div className="grid gap-5 md:grid-cols-2">
        {["first", "second", "third", "fourth"].map((place) => (
          <div key={place} className="flex flex-col gap-2">
            <Skeleton shape="short" />
            <Skeleton shape="control" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
