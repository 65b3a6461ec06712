import type { Review, TrustMetrics } from "../../../contract/community.ts"
import { platformSummaries } from "../../../domain/platform-summaries.ts"
import { useReviews, useTrustMetrics } from "../../api/live-figures.ts"
import type { Figure } from "../../content/launch-copy.ts"
import { FiguresBand } from "./figures-band.tsx"
import { Stories } from "./stories.tsx"
import { type Voice, Voices } from "./voices.tsx"

/** The database's figures about its users, or nothing if there are none. */
export function LiveVoices() {
  const { data: reviews = [] } = useReviews()
  const { data: metrics } = useTrustMetrics()
  return (
    <>
      {reviews.length > 0 && <Voices voices={reviews.map(voiceOf)} />}
      <Stories />
      {metrics && <FiguresBand figures={figuresOf(metrics)} />}
    </>
  )
}

const voiceOf = ({ platform, title, review, name, businessType, rating }: Review): Voice => ({
  ...{ platform, title, content: review, name },
  initials: name
    .replace(/[^\p{L} ]/gu, "")
    .replace(/(\p{L})\p{L}*\s*/gu, "$1")
    .slice(0, 2)
    .toUpperCase(),
  color: 222,
  role: businessType ?? "",
  metric: `${rating} of 5`,
})

const say = (count: number) => count.toLocaleString("en-US")

/** Only figures from the database. */
const figuresOf = ({ totalUsers, totalGenerations, averageRating }: TrustMetrics): readonly Figure[] => [
  { value: say(totalUsers), label: "users" },
  { value: say(totalGenerations), label: "contents generated" },
  ...(averageRating === null ? [] : [{ value: averageRating.toFixed(1), label: "rating" }]),
  { value: String(platformSummaries.length), label: "platforms" },
]
