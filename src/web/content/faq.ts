import { brand } from "../../domain/brand.ts"
import { formatDollars, plan } from "../../domain/plan.ts"
import { platformFaces } from "../../domain/platform-faces.ts"

export interface Question {
  readonly id: string
  readonly question: string
  readonly answer: string
  readonly tags: readonly string[]
}

const labels: readonly string[] = platformFaces.map((platform) => platform.label)
const allLabels = `${labels.slice(0, -1).join(", ")} and ${labels.at(-1)}`

export const questions: readonly Question[] = [
  {
    id: "price",
    question: `What does ${brand.name} cost?`,
    answer: `There is one plan, ${plan.name}, for ${formatDollars(plan.priceCents)} a month instead of ${formatDollars(plan.regularPriceCents)}. It includes every tool, all ${platformFaces.length} platforms and unlimited generations.`,
    tags: ["price", "pricing", "plan", "discount", "subscription"],
  },
  {
    id: "platforms",
    question: "Which platforms does it write for?",
    answer: `For ${platformFaces.length} of them: ${allLabels}. You choose one before you start, and the form, the limits and the result are that platform's own.`,
    tags: ["etsy", "amazon", "marketplace", "shop", "video", "app"],
  },
  {
    id: "writer",
    question: "Who writes the text?",
    answer:
      "A large language model where one is set up, otherwise our built-in writer. Each result names the one that wrote it.",
    tags: ["ai", "model", "generate", "writer"],
  },
  {
    id: "score",
    question: "How is the score made?",
    answer:
      "By fixed rules, from the text itself, on a scale from 0 to 100. The same text always gets the same score, and every point is explained. 80 or more is shown in green, 60 or more in yellow, anything below in red.",
    tags: ["seo score", "points", "rules", "quality"],
  },
  {
    id: "cancel",
    question: "Can I cancel at any time?",
    answer:
      "Yes. The subscription renews every month until you cancel it. After that you keep your access until the month you paid for is over.",
    tags: ["cancel", "refund", "renewal", "billing", "subscription"],
  },
  {
    id: "data",
    question: "What do you keep about me?",
    answer:
      "Your account, what you generate, and one cookie that keeps you signed in. There are no trackers. The Privacy Policy lists everything in plain words.",
    tags: ["privacy", "cookie", "gdpr", "security", "account"],
  },
]
