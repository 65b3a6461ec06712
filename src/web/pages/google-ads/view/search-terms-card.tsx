import { useMemo, useState } from "react"
import {
  type NegativeProposal,
  proposeNegatives,
  readSearchTerms,
} from "../../../../domain/ads/keywords/read-search-terms.ts"
import { sayCents } from "../../../../domain/ads/say-dollars.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { toast } from "../../../parts/feedback/toast.ts"
import { Field } from "../../../parts/fields/field.tsx"
import { TextArea } from "../../../parts/fields/text-area.tsx"
import { Card, CardHead } from "../../../parts/layout/card.tsx"
import type { Editing } from "../edit/use-campaign.ts"

const maxShown = 30

/** Negative keywords from actual searches. */
export function SearchTermsCard({ editing }: { editing: Editing }) {
  const { campaign, form, change } = editing
  const [pasted, setPasted] = useState("")
  const rows = useMemo(() => readSearchTerms(pasted), [pasted])
  const proposals = useMemo(
    () =>
      proposeNegatives(rows, {
        keywords: campaign.adGroups.flatMap(({ keywordDetails }) => keywordDetails.map(({ text }) => text)),
        negatives: campaign.negativeKeywords,
        businessType: form.businessType,
      }),
    [rows, campaign, form.businessType],
  )
  const add = (negatives: readonly string[]) => {
    change({ negativeKeywords: [...campaign.negativeKeywords, ...negatives] })
    toast({ title: negatives.length === 1 ? "Negative keyword added" : `${negatives.length} negative keywords added` })
  }
  const cost = proposals.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0)
  return (
    <Card as="section" labelledBy="search-terms">
      <CardHead
        id="search-terms"
        title="From your search terms report"
        text="In Google Ads open Insights and reports, Search terms, and copy or download the table."
      />
      <Field label="Search terms" help="Other columns are fine.">
        <TextArea rows={4} value={pasted} maxLength={400_000} onChange={(event) => setPasted(event.target.value)} />
      </Field>
      {pasted.trim() !== "" && (
        <div className="mt-4 flex flex-col gap-3">
          <p role="status" className="text-ink-soft text-sm">
            {proposals.length === 0
              ? `${rows.length} searches read. None needs a negative keyword.`
              : `${rows.length} searches read. ${proposals.length} could be excluded${cost > 0 ? `; they cost ${sayCents(cost)}` : ""}.`}
          </p>
          {proposals.length > 0 && (
            <>
              <Proposals proposals={proposals.slice(0, maxShown)} onAdd={(negative) => add([negative])} />
              {proposals.length > 1 && (
                <Button
                  onClick={() => add(proposals.map(({ negative }) => negative))}
                >{`Add all ${proposals.length}`}</Button>
              )}
            </>
          )}
        </div>
      )}
    </Card>
  )
}

type ProposalsProps = { proposals: readonly NegativeProposal[]; onAdd: (negative: string) => void }

function Proposals({ proposals, onAdd }: ProposalsProps) {
  return (
    <ul className="flex flex-col gap-2">
      {proposals.map(({ negative, term, why }) => (
        <li key={negative} className="flex items-start justify-between gap-3">
          <span className="min-w-0">
            <span className="wrap-anywhere font-medium">{negative}</span>
            <span className="wrap-anywhere block text-ink-soft text-sm">
              {negative === term ? why : `${why}: ${term}`}
            </span>
          </span>
          <Button size="sm" onClick={() => onAdd(negative)}>
            Add
          </Button>
        </li>
      ))}
    </ul>
  )
}
