import type { NextStep } from "../../../contract/dashboard.ts"
import { platformSummaries } from "../../../domain/platform-summaries.ts"
import { scoreMax } from "../../../domain/score.ts"
import { sayListings } from "./activity-figures.ts"
import { formatDay } from "./format-day.ts"
import { labelOf } from "./say-numbers.ts"

interface SaidStep {
  readonly title: string
  readonly text: string
  readonly href: string
}

const opened = (itemId: string): string => `/seo-generator?item=${encodeURIComponent(itemId)}`
const more = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** The next step in words, with its link. */
export function sayStep(step: NextStep): SaidStep {
  switch (step.kind) {
    case "generate_first":
      return {
        title: "Write your first listing",
        text: "Choose a platform above. An example fills the form if you only want to look.",
        href: "/dashboard",
      }
    case "resume_draft":
      return {
        title: `Continue “${step.title}”`,
        text: `${step.drafts === 1 ? "Unfinished draft" : `${step.drafts} unfinished drafts, the latest`} from ${formatDay(step.createdAt)}.`,
        href: opened(step.itemId),
      }
    case "fix_rules":
      return {
        title: `“${step.title}” breaks ${more(step.brokenRules, "current rule", "current rules")}`,
        text:
          step.items > 1
            ? `Others do too: ${step.items} of your latest listings.`
            : `${labelOf(step.platform)} may reject it or cut it off.`,
        href: step.items > 1 ? "/content-history?breaksRules=true" : opened(step.itemId),
      }
    case "improve_listing":
      return {
        title: `“${step.productName}” scores ${step.score} of ${scoreMax}`,
        text: improvement(step),
        href: opened(step.itemId),
      }
    case "try_platform": {
      const note = platformSummaries.find(({ id }) => id === step.platform)?.note
      return {
        title: `Try ${labelOf(step.platform)}`,
        text: `You haven't written for it yet${note ? `: ${note.toLowerCase()}` : ""}.`,
        href: `/seo-generator?platform=${encodeURIComponent(step.platform)}`,
      }
    }
    case "make_template":
      return {
        title: `Keep “${step.title}” as a template`,
        text: "Start the next listing like it with the form half filled in.",
        href: opened(step.itemId),
      }
    case "write_review":
      return {
        title: "Share your experience",
        text: `After ${sayListings(step.listings)} you know what works. It takes a minute.`,
        href: "/your-review",
      }
  }
}

const improvement = ({ advice, gain }: Extract<NextStep, { kind: "improve_listing" }>): string =>
  [
    advice ?? "The editor shows which changes add the most points.",
    gain > 0 ? `Up to ${more(gain, "point", "points")}.` : "",
  ]
    .filter(Boolean)
    .join(" ")
