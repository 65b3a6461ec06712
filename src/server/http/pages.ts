import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { hasAccess } from "../../domain/account/access.ts"
import { isAtPath } from "../../domain/is-at-path.ts"
import { visitorOf } from "../db/auth/sessions.ts"
import { findUnclaimedCheckout } from "../db/billing/checkouts.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { findCaller } from "./call-context.ts"
import { isFromThisMachine, originOf } from "./own-origin.ts"
import { contentPolicy } from "./security-headers.ts"
import { readSessionToken } from "./session-cookie.ts"
import { chooseDocument, readSiteMap, type SiteMap, type SitePage } from "./site-map.ts"
import { addWellKnown } from "./well-known.ts"

interface Site {
  readonly parts: Parts
  readonly map: SiteMap
  readonly files: ReadonlySet<string>
  /** Documents by file name, with the placeholder for our origin still in them. */
  readonly documents: ReadonlyMap<string, string>
  readonly port: () => number
}

const originPlaceholder = "__ORIGIN__"

/** Serves the built pages in `folder`: assets unchanged, and a document for every other path. */
export async function servePages(
  app: FastifyInstance,
  { parts, folder, port }: { parts: Parts; folder: string; port: () => number },
): Promise<void> {
  const map = await readSiteMap(folder)
  if (map === null) {
    app.get("/*", (request) => refusePath(request.url, "The pages have not been built. `npm start` builds them."))
    return
  }
  const files = new Set((await readdir(folder, { recursive: true })).map((name) => `/${name.replaceAll("\\", "/")}`))
  const names = [...files].filter((name) => name.endsWith(".html")).map((name) => name.slice(1))
  const documents = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const)),
  )
  const site: Site = { parts, map, files, documents, port }
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })
  addWellKnown(app, { parts, map, originOf: (request) => originOf(request, placeOf(site)) })
  app.get("/*", (request, reply) => answerPath(site, request, reply))
}

const placeOf = ({ parts, port }: Site) => ({ publicOrigin: parts.config.publicOrigin, port: port() })

async function answerPath(site: Site, request: FastifyRequest, reply: FastifyReply) {
  // Joined as text: resolved relative to our address, "//a" would name another host, and "//[" would fail.
  const url = URL.parse(`http://localhost${request.url}`)
  if (url === null) return refusePath(request.url)
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, "") || "/" : "/"
  if (site.files.has(path) && isAsset(path)) return sendAsset(path, reply, { isHashed: url.searchParams.has("v") })
  // A file that programs look for by name exists or not; a page would tell them that it does.
  if (/^\/(api|assets|\.well-known)(\/|$)/.test(path) || /\.[a-z0-9]{2,5}$/i.test(path)) return refusePath(path)
  const page = site.map.pages.find((row) => isAtPath(row.path, path))
  if (path.startsWith("/dev/") && (page === undefined || !mayOpenDevelopment(site.parts, request)))
    return refusePath(path)
  return sendDocument(site, { page, isArriving: url.searchParams.get("auth_success") === "true" }, request, reply)
}

function refusePath(path: string, message?: string): never {
  throw new Problem("not_found", message !== undefined && !path.startsWith("/api/") ? { message } : {})
}

/** Documents and the build's own records are files too, but not served by name. */
const isAsset = (path: string) => !/\.(html|json|gz|br)$/.test(path) && /\.[a-z0-9]+$/i.test(path)

const mayOpenDevelopment = ({ config }: Parts, request: FastifyRequest) =>
  !config.isProduction && isFromThisMachine(request)

/** Files with a hash in their name or address never change, and may be cached forever. */
function sendAsset(path: string, reply: FastifyReply, { isHashed }: { isHashed: boolean }) {
  const isLasting = isHashed || path.startsWith("/assets/")
  reply.header("cache-control", isLasting ? "public, max-age=31536000, immutable" : "public, max-age=3600")
  return reply.sendFile(path.slice(1))
}

async function sendDocument(
  site: Site,
  { page, isArriving }: { page: SitePage | undefined; isArriving: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { parts, map, documents } = site
  const visitor = page?.who === "everybody" ? stranger : await findVisitor(parts, request, reply)
  const name = chooseDocument(map, page, { visitor, isArriving })
  const isLive = parts.config.landingStats === "live"
  const html = ((isLive ? documents.get(liveVersionOf(name)) : undefined) ?? documents.get(name) ?? "")
    .replaceAll(originPlaceholder, originOf(request, placeOf(site)))
    .replace("<html ", () =>
      hasSessionCookie(parts, request) && !visitor.isNobody ? "<html " : '<html data-visitor="none" ',
    )
    .replace("<html ", () => (isLive ? '<html data-figures="live" ' : "<html "))
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`
  reply.header("cache-control", "no-cache").header("vary", "Cookie").header("etag", etag)
  // People who type an address are still redirected; a program that probes gets a 404.
  if (page === undefined) reply.status(404)
  if (page?.isIndexed !== true) reply.header("x-robots-tag", "noindex")
  // An address with a query may contain an email address or a one-time secret; no other site receives it.
  if (request.url.includes("?")) reply.header("referrer-policy", "no-referrer")
  if (page?.isCheckout && parts.config.payments.provider === "stripe")
    reply.header("content-security-policy", contentPolicy({ allowsStripe: true }))
  if (page !== undefined && request.headers["if-none-match"] === etag) return reply.status(304).send()
  return reply.type("text/html; charset=utf-8").send(html)
}

/** Without launch copy: the page's live figures are left out of it. */
const liveVersionOf = (name: string) => name.replace(/\.html$/, ".live.html")

/** Without a session cookie, nobody is signed in, and the page need not ask. */
const hasSessionCookie = ({ config }: Parts, request: FastifyRequest) =>
  readSessionToken(request, config.isSecure) !== null

const stranger = { isSignedIn: false, hasAccess: false, hasPaid: false, isNobody: false }

/** A page must load even if the database is down; it is then the one for visitors, and says so itself. */
async function findVisitor(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  try {
    const { user, session, isReplaced } = await findCaller(parts, request, reply)
    if (isReplaced) return stranger
    if (user !== null) return { ...stranger, isSignedIn: true, hasAccess: hasAccess(user.subscription, parts.now()) }
    const visitor = visitorOf(session?.content ?? null, parts.now())
    const unclaimed = visitor === null ? null : await findUnclaimedCheckout(parts.db, { visitor })
    return { ...stranger, hasPaid: unclaimed !== null, isNobody: true }
  } catch (error) {
    request.log.error({ err: error }, "the visitor of a page could not be looked up")
    return stranger
  }
}
