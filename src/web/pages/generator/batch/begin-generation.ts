import type { Form } from "../../../../contract/seo/form.ts"
import { seo } from "../../../../contract/seo.ts"
import { sendEvents } from "../../../api/send-events.ts"

/**
 * Starts a generation and returns once the server has recorded it: a browser opens few connections to one server, and
 * ten platforms would wait for each other.
 */
export function beginGeneration(form: Form, run: string, idempotencyKey: string): Promise<void> {
  const leaving = new AbortController()
  return new Promise((resolve, reject) => {
    sendEvents(
      seo.generate,
      { body: form, query: { run } },
      {
        signal: leaving.signal,
        idempotencyKey,
        onEvent({ name }) {
          if (name !== "generation") return
          resolve()
          leaving.abort()
        },
      },
    ).then(() => resolve(), reject)
  })
}
