import { createHmac } from "node:crypto"

interface Signed {
  readonly id: string
  readonly at: Date
  readonly body: string
  /** While the secret changes there are two, and a receiver may know either. */
  readonly secrets: readonly string[]
}

/** The headers by which a receiver knows that a message is ours, as Standard Webhooks has them. */
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
