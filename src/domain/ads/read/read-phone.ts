export type PhoneFault = "letters" | "premium" | "length"

export interface Phone {
  /** In the call asset's format; null if Google would reject it. */
  readonly number: string | null
  readonly fault: PhoneFault | null
}

/** A number for a call asset: Google refuses letters, premium rates and short numbers (PROTO). */
export function readPhone(text: string, countryCode: string): Phone | null {
  const said = text.trim().slice(0, 40)
  if (said === "") return null
  const bare = said.replace(/\b(?:ext|x)\.?\s*\d+$/i, "")
  if (/[a-z]{2,}/i.test(bare)) return { number: null, fault: "letters" }
  const digits = bare.replace(/\D/g, "")
  const local = ["US", "CA"].includes(countryCode) ? digits.replace(/^1(?=\d{10}$)/, "") : digits
  if (["US", "CA"].includes(countryCode)) {
    if (/^900/.test(local)) return { number: null, fault: "premium" }
    if (local.length !== 10) return { number: null, fault: "length" }
    return { number: `(${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6)}`, fault: null }
  }
  return local.length < 7 || local.length > 15
    ? { number: null, fault: "length" }
    : { number: bare.trim(), fault: null }
}
