import type { FastifyInstance } from "fastify"

const own = {
  "default-src": "'none'",
  "script-src": "'self'",
  // The UI parts position themselves with inline styles.
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "object-src": "'none'",
  "frame-ancestors": "'none'",
}

const stripeScripts = "https://js.stripe.com https://*.js.stripe.com"

/** For Stripe's card field, only on the documents that show it. */
const withStripe = {
  ...own,
  "script-src": `${own["script-src"]} ${stripeScripts}`,
  "frame-src": `${stripeScripts} https://hooks.stripe.com`,
  "connect-src": `${own["connect-src"]} https://api.stripe.com`,
}

export const contentPolicy = ({ allowsStripe }: { allowsStripe: boolean }): string =>
  Object.entries(allowsStripe ? withStripe : own)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ")

/** The headers that OWASP recommends, the same on every answer. */
const always = {
  "content-security-policy": contentPolicy({ allowsStripe: false }),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), usb=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
}

export function setSecurityHeaders(app: FastifyInstance, { isSecure }: { isSecure: boolean }): void {
  const headers = isSecure ? { ...always, "strict-transport-security": "max-age=31536000; includeSubDomains" } : always
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
