import { useQuery } from "@tanstack/react-query"
import { TriangleAlert } from "lucide-react"
import { useState } from "react"
import { history, type WholeHistoryItem } from "../../../../contract/history.ts"
import type { Source } from "../../../../domain/rule-book/rule.ts"
import { explain } from "../../../api/explain.ts"
import { itemQuery } from "../../../api/item.ts"
import { send } from "../../../api/send.ts"
import { findBroken } from "../../../listing/broken-rules.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { ErrorState } from "../../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../../parts/feedback/skeleton.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { Dialog } from "../../../parts/overlays/dialog.tsx"
import type { CardItem } from "../card/card-item.ts"
import type { Library } from "../list/use-library.ts"

type BrokenNoticeProps = { item: CardItem; library: Library }

/** The platform has changed its rules since, or edits broke them. Nothing is fixed automatically. */
export function BrokenNotice({ item, library }: BrokenNoticeProps) {
  const [isOpen, setOpen] = useState(false)
  const { isBusy, fix } = useFixing(item, library)
  const count = item.brokenRules
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-warn-soft py-1.5 pr-1.5 pl-3 text-sm">
      <span className="flex min-w-0 flex-1 items-center gap-2 whitespace-nowrap font-medium text-warn">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        Breaks {count === 1 ? "1 rule" : `${count} rules`}
      </span>
      <span className="flex gap-1">
        <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
          Show which<span className="sr-only"> rules {item.title} breaks</span>
        </Button>
        <Button size="sm" isBusy={isBusy} onClick={() => void fix()}>
          Fix<span className="sr-only"> {item.title}</span>
        </Button>
      </span>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Broken rules"
        text={`What the platform would reject or cut off in “${item.title}”. Nothing changes until you press Fix.`}
        width="lg"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Leave as is</Button>
            <Button variant="primary" isBusy={isBusy} onClick={() => void fix()}>
              Fix
            </Button>
          </>
        }
      >
        {isOpen && <BrokenList id={item.id} />}
      </Dialog>
    </div>
  )
}

function BrokenList({ id }: { id: string }) {
  const { data, error, refetch, isRefetching } = useQuery({ ...itemQuery(id), staleTime: 0 })
  if (data !== undefined) return <Rules item={data} />
  if (error !== null) {
    return (
      <ErrorState
        title="The rules could not be loaded"
        text={explain(error, "Please try again.")}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    )
  }
  return (
    <Loading label="Loading the rules…">
      <div className="flex flex-col gap-3">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    </Loading>
  )
}

function Rules({ item }: { item: WholeHistoryItem }) {
  const broken = findBroken(item)
  if (broken.length === 0) return <p className="text-ink-soft">All rules are met now.</p>
  const hasSeveral = item.products.length > 1
  return (
    <ul className="flex flex-col gap-3">
      {broken.map(({ productId, productName, place, rule, message }) => (
        <li key={`${productId} ${place} ${rule.id}`} className="rounded-md border border-line px-3 py-2">
          <p className="wrap-anywhere font-medium text-sm">{hasSeveral ? `${productName}, ${place}` : place}</p>
          <p className="text-bad">{message}</p>
          <p className="wrap-anywhere text-ink-faint text-sm">
            {rule.says} <SourceNote source={rule.source} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function SourceNote({ source: { name, readOn } }: { source: Source }) {
  const read = `read ${readOn}`
  if (!/^https?:/.test(name)) {
    return (
      <span>
        ({name}, {read})
      </span>
    )
  }
  return (
    <span className="whitespace-nowrap">
      (
      <a href={name} target="_blank" rel="noreferrer" className="link">
        source
      </a>
      , {read})
    </span>
  )
}

function useFixing({ id }: CardItem, library: Library) {
  const [isBusy, setBusy] = useState(false)
  async function fix() {
    setBusy(true)
    try {
      const whole = await send(history.fixRules, { params: { id } })
      library.take(whole)
      tellFixed(whole)
    } catch (error) {
      toast({ title: "Not fixed", description: explain(error, "Please try again."), variant: "destructive" })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, fix }
}

function tellFixed({ brokenRules: left }: WholeHistoryItem) {
  if (left === 0) {
    toast({ title: "All rules are met again", description: "What it said before is under Earlier versions." })
    return
  }
  const description = `${left === 1 ? "One rule needs" : `${left} rules need`} your own words. Open it in the generator.`
  toast({ title: "Not everything could be fixed", description, variant: "destructive" })
}
