import type { RobotsFile } from "../../../domain/page/facts.ts"
import { isNamed, judgeRobots, readRobotsTxt } from "../../../domain/page/robots-txt.ts"
import { fetchResource, type Reach } from "./fetch-resource.ts"
import { PageError } from "./page-error.ts"

/** Google's size limit for the file. */
const maxBytes = 500 * 1024
const totalMs = 3000
/** The name of our robot in robots.txt. */
const ownAgent = "searchsimple"

export interface FetchedRobots {
  readonly file: RobotsFile
  /** The rule that blocks us by name; null if there is none. */
  readonly refusesUs: string | null
}

const open = { isAllowed: true, line: null, rule: null }

/** The site's robots.txt, and its rule for one page. It never fails: an unavailable file is a finding. */
export async function fetchRobots(page: URL, reach: Reach): Promise<FetchedRobots> {
  const url = new URL("/robots.txt", page).href
  const empty = {
    url,
    bytes: 0,
    isCut: false,
    isHtml: false,
    googlebot: open,
    everybody: open,
    faults: [],
    sitemaps: [],
  }
  try {
    const found = await fetchResource(url, reach, {
      accept: "text/plain,*/*;q=0.5",
      limits: { totalMs, maxBytes, maxRedirects: 5 },
    })
    if (found.status >= 400) return { file: { ...empty, status: found.status }, refusesUs: null }
    const text = new TextDecoder("utf-8").decode(found.bytes)
    const isHtml = /^\s*(?:<!doctype|<html|<head|<body)/i.test(text)
    const rules = readRobotsTxt(isHtml ? "" : text)
    const path = `${page.pathname}${page.search}`
    const own = isNamed(rules, ownAgent)
    const verdict = judgeRobots(rules, ownAgent, path)
    return {
      file: {
        ...{ url, status: found.status, bytes: found.bytes.length, isCut: found.isCut, isHtml },
        googlebot: judgeRobots(rules, "googlebot", path),
        everybody: judgeRobots(rules, "*", path),
        faults: rules.faults,
        sitemaps: rules.sitemaps,
      },
      refusesUs: own && !verdict.isAllowed ? verdict.rule : null,
    }
  } catch (error) {
    if (error instanceof PageError) return { file: { ...empty, status: null }, refusesUs: null }
    throw error
  }
}
