/**
 * The answer had begun and broke off: what was asked for may have been done, or still be under way. What never reached
 * the server is another error: `isUnreachable`.
 */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost"

  constructor(cause?: unknown) {
    super("The connection was lost before the answer was complete.", { cause })
  }
}
