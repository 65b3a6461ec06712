/** The sections of the FAQ, in order. */
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
  /** Also the fragment of its address: /faq#id. */
  readonly id: string
  readonly category: FaqCategory
  readonly question: string
  readonly answer: string
  /** Search words that appear in neither. */
  readonly tags: readonly string[]
  /** Ends with the contact, which each installation has. */
  readonly namesSupport?: true
}

/** The complete answer, with this installation's ways to reach the operator. */
export function answerOf({ answer, namesSupport }: FaqItem, supportEmail: string | null): string {
  if (!namesSupport) return answer
  const address = supportEmail === null ? "" : ` You can also email ${supportEmail}.`
  return `${answer} Use the form on our contact page; "Contact" at the bottom of every page leads there.${address}`
}
