import type { PageFacts, PageReading, RobotsFile } from "../src/domain/page/facts.ts"
import { readPage } from "../src/domain/page/read-page.ts"
import { resolveAddress } from "../src/server/outside/web-page/resolve-address.ts"

const pageAddress = "https://shop.example/tables/oak"

const open = { isAllowed: true, line: null, rule: null }

const plainRobots: RobotsFile = {
  url: "https://shop.example/robots.txt",
  status: 200,
  bytes: 24,
  isCut: false,
  isHtml: false,
  googlebot: open,
  everybody: open,
  faults: [],
  sitemaps: [],
}

export interface PageGiven {
  readonly url?: string
  readonly delivery?: Partial<PageFacts["delivery"]>
  readonly charset?: Partial<PageFacts["charset"]>
  readonly headers?: readonly (readonly [string, string])[]
  readonly robotsFile?: Partial<RobotsFile>
  readonly isXml?: boolean
  /** Facts that replace those of the page. */
  readonly facts?: Partial<PageReading>
}

const testNow = Date.parse("2026-11-21T09:00:00.000Z")

/** A page as the reader sees it, delivered without errors unless something else is given. */
export function readHtml(html: string, given: PageGiven = {}): PageReading {
  const url = given.url ?? pageAddress
  const address = resolveAddress(url, url)
  if (address === null) throw new Error(`${url} is no address`)
  const page = readPage({
    html,
    isXml: given.isXml ?? false,
    delivery: {
      ...{ asked: url, url: address, status: 200, hops: [], contentType: "text/html; charset=utf-8" },
      ...{ bytes: html.length, isCut: false, firstByteMs: 100, hasHsts: true, isPacked: true },
      ...given.delivery,
    },
    charset: { name: "utf-8", from: "header", inHeader: "utf-8", inMeta: null, metaAt: null, ...given.charset },
    headers: given.headers ?? [],
    robotsFile: { ...plainRobots, ...given.robotsFile },
    now: testNow,
    resolve: resolveAddress,
  })
  return { ...page, ...given.facts }
}

/** A page with this head and body. */
export const pageOf = (head: string, body = ""): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`

export const words = (count: number, word = "oak"): string => Array.from({ length: count }, () => word).join(" ")
