export interface Site {
  readonly isSecure: boolean
  /** "https://example.com", to which the path of a page is added. */
  readonly origin: string
  readonly host: string
  /** As it was typed. */
  readonly url: string
}

const shape = /^(https?):\/\/([\p{L}\d.-]+\.\p{L}[\p{L}\d-]+)(:\d{1,5})?(?:[/?#]\S*)?$/iu

/** Landing page. Null where it is no address of a page. */
export function readSite(typed: string): Site | null {
  const url = typed.trim()
  const [, scheme = "", host = "", port = ""] = (url.length < 2000 ? shape.exec(url) : null) ?? []
  if (host === "") return null
  const small = scheme.toLowerCase()
  return { isSecure: small === "https", origin: `${small}://${host}${port}`, host: host.replace(/^www\./i, ""), url }
}
