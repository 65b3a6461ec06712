export interface Site {
  readonly isSecure: boolean
  /** "https://example.com", to which the page's path is added. */
  readonly origin: string
  readonly host: string
  /** As typed. */
  readonly url: string
}

const shape = /^(https?):\/\/([\p{L}\d.-]+\.\p{L}[\p{L}\d-]+)(:\d{1,5})?(?:[/?#]\S*)?$/iu

/** The landing page. Null if it is not the address of a page. */
export function readSite(typed: string): Site | null {
  const url = typed.trim()
  const [, scheme = "", host = "", port = ""] = (url.length < 2000 ? shape.exec(url) : null) ?? []
  if (host === "") return null
  const small = scheme.toLowerCase()
  return { isSecure: small === "https", origin: `${small}://${host}${port}`, host: host.replace(/^www\./i, ""), url }
}
