import { useQuery, useQueryClient } from "@tanstack/react-query"
import { community, type OwnReview } from "../../../contract/community.ts"
import { send } from "../../api/send.ts"
import { OwnCard } from "./own-card.tsx"
import { Publication } from "./publication.tsx"
import { ReviewForm } from "./review-form.tsx"
import { ShownStars } from "./stars.tsx"

const queryKey = [community.getOwnReview.path]

export function ReviewCard() {
  const client = useQueryClient()
  const query = useQuery({ queryKey, queryFn: ({ signal }) => send(community.getOwnReview, { signal }), staleTime: 0 })
  const review = query.data?.review ?? null
  const keep = (next: OwnReview | null) => client.setQueryData(queryKey, { review: next })
  return (
    <OwnCard
      id="own-review"
      title="A review"
      text="Stars and a few words. It appears with your first name and last initial."
      noun="review"
      query={query}
      written={review && <WrittenReview review={review} />}
      form={(onDone) => (
        <ReviewForm
          review={review}
          onSaved={(next) => {
            keep(next)
            onDone()
          }}
        />
      )}
      remove={async () => {
        await send(community.removeReview)
        keep(null)
      }}
    />
  )
}

function WrittenReview({ review }: { review: OwnReview }) {
  const { rating, title, review: text, name, businessType, state } = review
  return (
    <figure className="rounded-lg bg-sunken p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ShownStars rating={rating} />
        <Publication state={state} />
      </div>
      <blockquote className="mt-3">
        <p className="wrap-anywhere font-semibold">{title}</p>
        <p className="wrap-anywhere mt-1 whitespace-pre-line text-ink-soft">{text}</p>
      </blockquote>
      <figcaption className="mt-3 text-ink-soft text-sm">{[name, businessType].filter(Boolean).join(", ")}</figcaption>
    </figure>
  )
}
