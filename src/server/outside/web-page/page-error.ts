/**
 * Why a page could not be read: the address may not be read, nobody answered, the site sent us away, or what came is no
 * page. None of them is a fault of the page.
 */
export type PageErrorKind = "address" | "unreachable" | "refused" | "unreadable"

export class PageError extends Error {
  readonly kind: PageErrorKind

  constructor(kind: PageErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
