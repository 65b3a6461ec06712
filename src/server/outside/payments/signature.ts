import { createHmac, timingSafeEqual } from "node:crypto"

const toleranceSeconds = 300

/** Signs as Stripe does, so that the sandbox's events arrive through the same endpoint. */
export function signEvent(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${hashOf(secret, seconds, body)}`
}

/** Old signatures may have leaked; future ones are impossible. */
export function isSigned(body: string, signature: string, { secret, now }: { secret: string; now: Date }): boolean {
  const parts = signature.split(",").map((part) => part.split("="))
  const seconds = Number(parts.find(([name]) => name === "t")?.[1])
  if (!Number.isInteger(seconds) || Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false
  const right = Buffer.from(hashOf(secret, seconds, body))
  return parts.some(([name, value = ""]) => {
    const given = Buffer.from(value)
    return name === "v1" && given.length === right.length && timingSafeEqual(given, right)
  })
}

const hashOf = (secret: string, seconds: number, body: string) =>
  createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")
