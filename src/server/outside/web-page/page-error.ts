/**
 * Why a page could not be read: the address may not be read, nobody answered, the site sent us away, or what came is no
 * page. None of them is a fault of the page.
 */
export type TroubleKind = "address" | "unreachable" | "refused" | "unreadable"

export class PageTrouble extends Error {
  readonly kind: TroubleKind

  constructor(kind: TroubleKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
