import { ReviewCard } from "./review-card.tsx"
import { StoryCard } from "./story-card.tsx"

export function YourReviewPage() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <div>
        <h1 className="text-3xl">Your review</h1>
        <p className="mt-2 max-w-line text-ink-soft text-lg">
          Tell other sellers about your experience. We read every review before it is published.
        </p>
      </div>
      <ReviewCard />
      <StoryCard />
    </div>
  )
}
