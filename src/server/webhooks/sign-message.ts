import { createHmac } from "node:crypto"

interface Signed {
  readonly id: string
  readonly at: Date
  readonly body: string
  /** During a rotation there are two secrets, and a receiver may know either. */
  readonly secrets: readonly string[]
}

/** The headers that authenticate a message, in the format of Standard Webhooks. */
export function signMessage({ id, at, body, secrets }: Signed): Readonly<Record<string, string>> {
  const seconds = Math.floor(at.getTime() / 1000)
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64")
    return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`
  })
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signatures.join(" "),
  }
}
