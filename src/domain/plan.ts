/** The only plan. Displayed and charged amounts are read from here. */
export const plan = {
  name: "Unlimited",
  priceCents: 999,
  regularPriceCents: 1999,
  discountPercent: 50,
} as const

export const formatDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`
