import { History } from "lucide-react"
import { type ReactNode, useCallback, useState } from "react"
import { history, type WholeHistoryItem } from "../../../../contract/history.ts"
import type { Platform } from "../../../../domain/platforms/platform.ts"
import { type Listing, slotText } from "../../../../domain/seo/listing.ts"
import { explain } from "../../../api/explain.ts"
import { send } from "../../../api/send.ts"
import { copyAll, copyHtml, copyText } from "../../../listing/copy-text.ts"
import { isShortList } from "../../../listing/is-short-list.ts"
import { valueIn } from "../../../listing/value-in.ts"
import { VersionsDialog } from "../../../listing/versions-dialog.tsx"
import { listingOf, typedProduct } from "../../../listing/written.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { CopyButton } from "../../../parts/buttons/copy-button.tsx"
import { Badge } from "../../../parts/feedback/badge.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { FormattedText } from "../../../previews/formatted-text.tsx"
import type { Library } from "../list/use-library.ts"

type ProductContentProps = {
  item: WholeHistoryItem
  product: WholeHistoryItem["products"][number]
  platform: Platform
  library: Library
  /** Actions on the item as a whole, if it has only this listing. */
  lead?: ReactNode
}

/** One listing, field by field in its platform's order, each with a copy button. */
export function ProductContent({ item, product, platform, library, lead }: ProductContentProps) {
  const [isAsking, setAsking] = useState(false)
  const listing = listingOf(product)
  const load = useCallback(
    () => send(history.listVersions, { params: { id: item.id }, query: { productId: product.id } }),
    [item.id, product.id],
  )
  const filled = platform.slots.filter(({ key }) => slotText(listing, key).trim() !== "")
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {lead}
        <CopyButton label={`All of ${product.productName}`} words="Copy all" text={() => copyAll(listing, platform)} />
        <Button size="sm" icon={<History aria-hidden="true" />} onClick={() => setAsking(true)}>
          Earlier versions
        </Button>
      </div>
      <dl className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {filled.map((slot) => (
          <div key={slot.key} className={slot.isLong ? "md:col-span-2" : undefined}>
            <dt className="flex min-h-8 items-center justify-between gap-2 font-medium text-ink-soft text-sm">
              {slot.label}
              <CopyButton
                label={slot.label}
                text={copyText(slot, valueIn(listing, slot))}
                html={() => copyHtml(slot, valueIn(listing, slot))}
              />
            </dt>
            <dd className="wrap-anywhere">
              {slot.isLong ? (
                <div className="max-w-prose">
                  <FormattedText text={slotText(listing, slot.key)} />
                </div>
              ) : (
                <SlotText value={valueIn(listing, slot)} isShort={isShortList(slot)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isAsking && (
        <VersionsDialog
          platform={platform}
          listing={listing}
          text="What this listing said before. Restoring one keeps what it says now as a version as well."
          load={load}
          onRestore={(version) => void restore({ item, product, platform, library }, version)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function SlotText({ value, isShort }: { value: string | readonly string[]; isShort: boolean }) {
  if (typeof value === "string") return <p className="max-w-prose whitespace-pre-line">{value}</p>
  return (
    <ul className={isShort ? "flex flex-wrap gap-1.5" : "flex list-disc flex-col gap-1 pl-5"}>
      {[...new Set(value)].map((text) => (
        <li key={text} className="min-w-0">
          {isShort ? <Badge>{text}</Badge> : text}
        </li>
      ))}
    </ul>
  )
}

async function restore({ item, product, platform, library }: ProductContentProps, version: Listing): Promise<void> {
  const slots = platform.slots.filter(({ copyOf }) => copyOf === undefined)
  const put = async (listing: Listing) =>
    library.take(
      await send(history.edit, {
        params: { id: item.id },
        body: { products: [typedProduct(product.id, listing, slots)] },
      }),
    )
  try {
    await put(version)
  } catch (error) {
    tellNotRestored(error)
    return
  }
  toast({
    title: "Version restored",
    action: { label: "Undo", onAct: () => void put(listingOf(product)).catch(tellNotRestored) },
  })
}

const tellNotRestored = (error: unknown) =>
  toast({ title: "Not restored", description: explain(error, "Please try again."), variant: "destructive" })
