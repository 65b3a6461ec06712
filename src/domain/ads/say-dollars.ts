/** 50000 → "$50,000". */
export const sayDollars = (dollars: number): string =>
  `$${dollars.toLocaleString("en-US", { maximumFractionDigits: 2 })}`

/** Cents as dollars with two decimals: 1644 → "$16.44". */
export const sayCents = (cents: number): string =>
  `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
