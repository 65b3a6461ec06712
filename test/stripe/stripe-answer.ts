// Stripe's answers besides its objects: the status, and the reason.
import type { ServerResponse } from "node:http"

export interface StripeAnswer {
  readonly status: number
  readonly body: unknown
}

export const ok = (body: unknown): StripeAnswer => ({ status: 200, body })

export const refusal = (status: number, type: string, message: string, code?: string): StripeAnswer => ({
  status,
  body: { error: { type, message, ...(code !== undefined && { code }) } },
})

export const missing = (id: string) =>
  refusal(404, "invalid_request_error", `No such object: ${id}`, "resource_missing")

export function reply(response: ServerResponse, { status, body }: StripeAnswer): void {
  const headers = { "content-type": "application/json", "stripe-should-retry": "false" }
  response.writeHead(status, headers).end(JSON.stringify(body))
}
