import { CallError } from "./call-error.ts"
import { doubtConnection } from "./connection.ts"

/** A call's two external effects; tests pass their own. */
export interface Border {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>
  readonly leaveTo: (path: string) => void
}

export const browserBorder: Border = {
  fetch: async (path, init) => {
    try {
      return await fetch(path, init)
    } catch (error) {
      if (error instanceof TypeError) doubtConnection()
      throw error
    }
  },
  leaveTo: (path) => location.assign(path),
}

/**
 * A session may be replaced while a request is in progress, which then had no effect: by now, there is a new cookie.
 */
export async function fetchThrough(border: Border, path: string, init: RequestInit): Promise<Response> {
  const answer = await border.fetch(path, init)
  if (answer.status !== 401) return answer
  const isReplaced = (await answer.clone().text()).includes("session_replaced")
  return isReplaced ? border.fetch(path, init) : answer
}

/**
 * Throws unless the answer is a success. A missing subscription leads to the checkout instead: nothing settles, the
 * page is leaving.
 */
export async function refuseFailure(answer: Response, border: Border): Promise<void> {
  if (answer.ok) return
  const text = (await answer.text()) || answer.statusText
  if (answer.status === 403 && text.includes("subscription_required")) {
    border.leaveTo("/subscribe")
    await new Promise(() => {})
  }
  throw new CallError(answer.status, text, answer.headers.get("retry-after"))
}
