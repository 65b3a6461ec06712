import { brand } from "../../../domain/brand.ts"

interface Payer {
  readonly paymentIntentId: string | null
  readonly account: string | null
}

/** An email to support with everything that support would ask for. */
export function supportMail(address: string, { paymentIntentId, account }: Payer): string {
  const lines = [
    `I paid for ${brand.name}, and my subscription could not be verified.`,
    "",
    `Payment: ${paymentIntentId ?? "not known to the page"}`,
    `Account: ${account ?? "none yet"}`,
  ]
  const subject = encodeURIComponent(`${brand.name}: please verify my subscription`)
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(lines.join("\r\n"))}`
}
