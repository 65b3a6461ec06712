/**
 * Why a page could not be read: the address is forbidden, nobody answered, the site refused, or the answer is not a
 * page. None of them is an error of the page.
 */
export type PageErrorKind = "address" | "unreachable" | "refused" | "unreadable"

export class PageError extends Error {
  readonly kind: PageErrorKind

  constructor(kind: PageErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
