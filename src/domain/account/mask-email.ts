/** Enough of an address for its owner to recognize it, too little for anybody else to write to it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@")
  if (at < 0) return "***"
  const [first = ""] = email
  return `${at > 1 ? first : ""}***${email.slice(at)}`
}
