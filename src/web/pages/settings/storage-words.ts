const megabyte = 1_000_000

/** A whole number of megabytes if there are many, one decimal if there are few. */
export function inMegabytes(bytes: number): string {
  const maximumFractionDigits = bytes < 10 * megabyte ? 1 : 0
  if (bytes > 0 && bytes < megabyte / 10) return "less than 0.1 MB"
  return `${(bytes / megabyte).toLocaleString("en-US", { maximumFractionDigits })} MB`
}

export const inItems = (items: number): string => `${items.toLocaleString("en-US")} ${items === 1 ? "item" : "items"}`
