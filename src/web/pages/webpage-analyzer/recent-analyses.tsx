import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Trash2 } from "lucide-react"
import { useState } from "react"
import { type AnalysisCard, pages } from "../../../contract/pages.ts"
import { analysesQuery } from "../../api/analyses.ts"
import { explain } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { IconButton } from "../../parts/buttons/button.tsx"
import { classes } from "../../parts/classes.ts"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../parts/feedback/skeleton.tsx"
import { toast } from "../../parts/feedback/toast.ts"
import { Card, CardHead } from "../../parts/layout/card.tsx"
import { Confirm } from "../../parts/overlays/confirm.tsx"
import { ScoreRing } from "../../parts/score/score-ring.tsx"
import { sayMoment } from "./say-moment.ts"

const shown = 5

interface RecentProps {
  readonly selected: string | null
  readonly onSelect: (id: string | null) => void
}

export function RecentAnalyses({ selected, onSelect }: RecentProps) {
  const { data, error, isFetching, refetch } = useQuery(analysesQuery)
  const { deleting, setDeleting, remove } = useDeleting(selected, onSelect)
  return (
    <Card as="section" labelledBy="recent-analyses">
      <CardHead id="recent-analyses" title="Recent Analyses" />
      {data === undefined && error === null && (
        <Loading label="Loading your analyses…">
          <Skeleton shape="control" />
        </Loading>
      )}
      {data === undefined && error !== null && (
        <ErrorState
          title="Your analyses could not be loaded"
          text={explain(error, "Please try again.")}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className="text-ink-soft">Pages you analyze appear here.</p>}
      <ul className="-mx-2 flex flex-col">
        {data?.slice(0, shown).map((card) => (
          <RecentRow
            key={card.id}
            card={card}
            isSelected={card.id === selected}
            onSelect={() => onSelect(card.id)}
            onDelete={() => setDeleting(card)}
          />
        ))}
      </ul>
      <Confirm
        isOpen={deleting !== null}
        onOpenChange={(isOpen) => !isOpen && setDeleting(null)}
        title="Delete this analysis?"
        text={`The analysis of ${deleting?.url ?? ""} will be deleted here and in your history. This action cannot be undone.`}
        confirmLabel="Delete"
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting)}
      />
    </Card>
  )
}

function useDeleting(selected: string | null, onSelect: (id: string | null) => void) {
  const cache = useQueryClient()
  const [deleting, setDeleting] = useState<AnalysisCard | null>(null)
  const remove = useMutation({
    mutationFn: ({ id }: AnalysisCard) => send(pages.remove, { params: { id } }),
    onSuccess: async (_nothing, { id }) => {
      setDeleting(null)
      if (id === selected) onSelect(null)
      await cache.invalidateQueries({ queryKey: analysesQuery.queryKey })
      toast({ title: "Analysis Deleted" })
    },
    onError: (error) =>
      toast({
        title: "Delete Failed",
        description: explain(error, "Failed to delete analysis"),
        variant: "destructive",
      }),
  })
  return { deleting, setDeleting, remove }
}

interface RowProps {
  readonly card: AnalysisCard
  readonly isSelected: boolean
  readonly onSelect: () => void
  readonly onDelete: () => void
}

function RecentRow({ card, isSelected, onSelect, onDelete }: RowProps) {
  const name = card.title ?? card.url
  return (
    <li className={classes("flex items-center gap-2 rounded-md", isSelected && "bg-sunken")}>
      <button
        type="button"
        aria-current={isSelected ? "true" : undefined}
        onClick={onSelect}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-md p-2 text-left transition-colors hover:bg-sunken"
      >
        <ScoreRing score={card.seoScore} size="sm" />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-medium">
            {name}
          </span>
          <span className="block truncate text-ink-soft text-sm">{card.url}</span>
          <span className="block text-ink-faint text-sm">{sayMoment(card.createdAt)}</span>
        </span>
      </button>
      <IconButton label={`Delete the analysis of ${name}`} size="sm" onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}
