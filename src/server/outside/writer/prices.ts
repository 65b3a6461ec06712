interface Price {
  readonly model: string
  /** Dollars per million tokens, which equals millionths of a dollar per token. */
  readonly tokenInMicros: number
  readonly tokenOutMicros: number
}

interface PriceList {
  /** The provider's own page. The figures come from reports about it, so they are estimates, not bills. */
  readonly source: string
  readonly readOn: string
  readonly prices: readonly Price[]
}

const price = (model: string, tokenInMicros: number, tokenOutMicros: number): Price => ({
  model,
  tokenInMicros,
  tokenOutMicros,
})

/** Standard prices for short prompts, without discounts for caches or batches. */
const priceLists: readonly PriceList[] = [
  {
    source: "https://developers.openai.com/api/docs/pricing",
    readOn: "2026-11-21",
    prices: [
      price("gpt-6.1-sol", 2, 10),
      price("gpt-6.1-terra", 1, 5),
      price("gpt-6-astra", 10, 50),
      price("gpt-6-sol", 2, 10),
      price("gpt-6-luna", 0.1, 0.5),
      price("gpt-5.6-sol", 4, 20),
      price("gpt-5.6-terra", 2, 12),
      price("gpt-5.6-luna", 0.2, 1.2),
      price("gpt-5.4", 2.5, 15),
      price("gpt-5.4-mini", 0.75, 4.5),
      price("gpt-5.2", 1.75, 14),
      price("gpt-5.1", 1.25, 10),
      price("gpt-5", 1.25, 10),
      price("gpt-5-mini", 0.25, 2),
      price("gpt-5-nano", 0.05, 0.4),
      price("gpt-4.1", 2, 8),
      price("gpt-4.1-mini", 0.4, 1.6),
      price("gpt-4.1-nano", 0.1, 0.4),
      price("gpt-4o", 2.5, 10),
      price("gpt-4o-mini", 0.15, 0.6),
    ],
  },
  {
    source: "https://platform.claude.com/docs/en/about-claude/pricing",
    readOn: "2026-11-21",
    prices: [
      price("claude-opus-5-5", 4, 20),
      price("claude-sonnet-5-5", 2, 10),
      price("claude-sonnet-5", 2, 10),
      price("claude-haiku-5-5", 0.1, 0.5),
      price("claude-opus-4-6", 5, 25),
      price("claude-sonnet-4-6", 3, 15),
      price("claude-opus-4-5", 5, 25),
      price("claude-sonnet-4-5", 3, 15),
      price("claude-haiku-4-5", 1, 5),
    ],
  },
  {
    // Until the end of 2026; announced to double then.
    source: "https://ai.google.dev/gemini-api/docs/pricing",
    readOn: "2026-11-21",
    prices: [
      price("gemini-3.6-flash", 0.75, 3.75),
      price("gemini-2.5-pro", 1.25, 10),
      price("gemini-2.5-flash", 0.3, 2.5),
      price("gemini-2.5-flash-lite", 0.1, 0.4),
    ],
  },
]

/** A dated version costs the same as its model. */
const withoutDate = (model: string): string => model.replace(/-(\d{8}|\d{4}-\d{2}-\d{2})$/, "")

export function costMicros(model: string, tokensIn: number, tokensOut: number): number {
  const found = priceLists.flatMap(({ prices }) => prices).find((one) => one.model === withoutDate(model))
  if (found === undefined) return 0
  return Math.round(tokensIn * found.tokenInMicros + tokensOut * found.tokenOutMicros)
}
