import type { IncomingHttpHeaders } from "node:http"
import { openSite } from "./odd-site.ts"

interface Got {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A subscriber's local server, which records its requests and answers as configured. */
export async function openWebhookReceiver() {
  const got: Got[] = []
  const answer = { status: 204, text: "" }
  const site = await openSite(async (request, response) => {
    let body = ""
    for await (const chunk of request) body += String(chunk)
    got.push({ headers: request.headers, body })
    response.writeHead(answer.status).end(answer.text)
  })
  return { got, answer, url: `${site.origin}/hook`, env: { WEBHOOK_ALLOW_PRIVATE: site.host } }
}
