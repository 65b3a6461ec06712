import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import type { SiteMap } from "./site-map.ts"

interface Place {
  readonly parts: Parts
  readonly map: SiteMap
  readonly originOf: (request: FastifyRequest) => string
}

/** Files for search engines and for people who found a vulnerability. */
export function addWellKnown(app: FastifyInstance, { parts, map, originOf }: Place): void {
  app.get("/robots.txt", (request, reply) => reply.type("text/plain").send(robots(originOf(request))))
  app.get("/sitemap.xml", (request, reply) => reply.type("application/xml").send(sitemap(map, originOf(request))))
  app.get("/.well-known/security.txt", (request, reply) => {
    const { supportEmail } = parts.config.mail
    if (supportEmail === null) throw new Problem("not_found")
    return reply
      .type("text/plain; charset=utf-8")
      .send(securityText({ supportEmail, origin: originOf(request), now: parts.now() }))
  })
}

const robots = (origin: string) =>
  ["User-agent: *", "Disallow: /api/", "Disallow: /dev/", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n")

function sitemap(map: SiteMap, origin: string): string {
  const rows = map.pages
    .filter((page) => page.isIndexed)
    .map(({ path, changedOn }) => {
      const lastmod = changedOn === null ? "" : `<lastmod>${changedOn}</lastmod>`
      return `  <url><loc>${origin}${path}</loc>${lastmod}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join("\n")}
</urlset>
`
}

/** RFC 9116 requires an expiry within a year; it moves on as long as this server runs. */
const securityTextMs = 180 * 24 * 60 * 60_000

const securityText = ({ supportEmail, origin, now }: { supportEmail: string; origin: string; now: Date }): string =>
  [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${new Date(now.getTime() + securityTextMs).toISOString()}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "Preferred-Languages: en",
    "",
  ].join("\n")
