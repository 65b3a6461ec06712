/** The shelves of the page of questions, in its order. */
export const faqCategories = [
  { id: "pricing", label: "Pricing" },
  { id: "unlimited", label: "Unlimited generations" },
  { id: "platforms", label: "Platforms" },
  { id: "features", label: "Features" },
  { id: "subscription", label: "Subscription" },
  { id: "account", label: "Account" },
  { id: "billing", label: "Billing" },
  { id: "security", label: "Security and privacy" },
  { id: "support", label: "Support" },
] as const

export type FaqCategory = (typeof faqCategories)[number]["id"]

export interface FaqItem {
  /** Also the end of its address: /faq#id. */
  readonly id: string
  readonly category: FaqCategory
  readonly question: string
  readonly answer: string
  /** Words that people look for it with and that stand in neither. */
  readonly tags: readonly string[]
  /** Ends with whom to write to, which each installation knows itself. */
  readonly namesSupport?: true
}

/** The whole answer, with the ways to reach the operator that this installation has. */
export function answerOf({ answer, namesSupport }: FaqItem, supportEmail: string | null): string {
  if (!namesSupport) return answer
  const address = supportEmail === null ? "" : ` You can also email ${supportEmail}.`
  return `${answer} Use the form on our contact page; "Contact" at the bottom of every page leads there.${address}`
}
