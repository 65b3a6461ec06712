import helmet from "@fastify/helmet"
import type { FastifyInstance } from "fastify"

const own = {
  "default-src": "'none'",
  "script-src": "'self'",
  // The UI parts place themselves by inline styles.
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

/** What Stripe's card field needs, on the documents that show it and on no other. */
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

export async function setSecurityHeaders(app: FastifyInstance, { isSecure }: { isSecure: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  const policy = contentPolicy({ allowsStripe: false })
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", policy)
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), usb=()")
  })
}
