/** A hundred times what any listing needs. */
const maxBytes = 1024 * 1024

/** Fetches without following redirects with our key, and stops reading an endless answer. */
export const boundedFetch: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" })
  if (response.body === null) return response
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(countBytes()), { status, statusText, headers })
}

function countBytes(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(new Error(`the answer has more than ${maxBytes} bytes`))
      else controller.enqueue(chunk)
    },
  })
}
