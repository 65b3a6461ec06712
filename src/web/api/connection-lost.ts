/**
 * The answer started and was cut off: the request may have succeeded, or still be in progress. A request that never
 * reached the server is another error: `isUnreachable`.
 */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost"

  constructor(cause?: unknown) {
    super("The connection was lost before the answer was complete.", { cause })
  }
}
