import type { LinkHealth } from "../../../domain/page/facts.ts"
import type { PageLink } from "../../../domain/page/summarize-page.ts"
import { fetchResource, type Reach, type Resource } from "./fetch-resource.ts"
import { PageError } from "./page-error.ts"

const maxLinks = 100
const atOnce = 16
const perHost = 4
const requestMs = 4000

interface Options {
  readonly reach: Reach
  readonly budgetMs: number
  readonly progress: (done: number, total: number) => void
}

type LinkState =
  | { readonly state: "fine"; readonly movedTo: string | null }
  | { readonly state: "broken" | "unknown"; readonly why: string }

/** Follows a page's links in parallel, its own first, as far as time and politeness allow. */
export async function checkLinks(
  links: readonly PageLink[],
  { reach, budgetMs, progress }: Options,
): Promise<LinkHealth> {
  const wanted = [...links].sort((a, b) => Number(b.isInternal) - Number(a.isInternal)).slice(0, maxLinks)
  const budget = AbortSignal.timeout(budgetMs)
  const results = new Map<PageLink, LinkState>()
  const running = new Map<string, number>()
  const waiting = [...wanted]
  progress(0, wanted.length)

  async function work(): Promise<void> {
    while (waiting.length > 0 && !budget.aborted) {
      const at = waiting.findIndex(({ url }) => (running.get(hostOf(url)) ?? 0) < perHost)
      if (at < 0) return
      const [link] = waiting.splice(at, 1)
      if (link === undefined) return
      const host = hostOf(link.url)
      running.set(host, (running.get(host) ?? 0) + 1)
      results.set(link, await ask(link.url, reach, budget))
      running.set(host, (running.get(host) ?? 1) - 1)
      progress(results.size, wanted.length)
    }
  }

  const workers = Array.from({ length: atOnce }, work)
  await Promise.all(workers)
  // A worker stops if all waiting links belong to busy hosts; those are taken by the workers that become free.
  while (waiting.length > 0 && !budget.aborted) await Promise.all(Array.from({ length: perHost }, work))
  return summarize(links.length, wanted, results)
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? ""

async function ask(url: string, reach: Reach, budget: AbortSignal): Promise<LinkState> {
  const head = await tryOnce(url, "HEAD", reach, budget)
  if (head instanceof PageError || head.status < 400) return judge(head, url, budget)
  // Many servers answer HEAD wrongly or not at all, and GET correctly.
  return judge(await tryOnce(url, "GET", reach, budget), url, budget)
}

async function tryOnce(
  url: string,
  method: "HEAD" | "GET",
  reach: Reach,
  signal: AbortSignal,
): Promise<Resource | PageError> {
  try {
    return await fetchResource(url, reach, {
      ...{ method, signal, accept: "*/*" },
      limits: { totalMs: requestMs, maxBytes: 1024, maxRedirects: 5 },
      wantsBody: () => false,
    })
  } catch (error) {
    if (error instanceof PageError) return error
    throw error
  }
}

/** A server that refuses a robot or times out may well have the page. */
const unclear = new Set([401, 402, 403, 405, 406, 407, 408, 409, 421, 423, 425, 429, 451, 501, 503, 509, 529, 999])

function judge(answer: Resource | PageError, url: string, budget: AbortSignal): LinkState {
  if (!(answer instanceof PageError)) {
    const { status, finalUrl, hops } = answer
    if (status < 400) return { state: "fine", movedTo: hops.length > 0 && finalUrl !== url ? finalUrl : null }
    return unclear.has(status)
      ? { state: "unknown", why: `the site refused our request (${status})` }
      : { state: "broken", why: `answers ${status}` }
  }
  if (budget.aborted) return { state: "unknown", why: "there was no time left" }
  if (answer.kind === "address") return { state: "unknown", why: "the address is not public" }
  const cause = answer.cause instanceof Error ? Reflect.get(answer.cause, "code") : null
  return cause === "ENOTFOUND"
    ? { state: "broken", why: "leads to a site that does not exist" }
    : { state: "unknown", why: "the site did not answer" }
}

function summarize(total: number, wanted: readonly PageLink[], results: ReadonlyMap<PageLink, LinkState>): LinkHealth {
  const broken: { url: string; why: string; line: number }[] = []
  const uncheckable: { url: string; why: string }[] = []
  const redirected: { url: string; to: string }[] = []
  let fine = 0
  for (const link of wanted) {
    const found = results.get(link) ?? { state: "unknown" as const, why: "there was no time left" }
    if (found.state === "fine") {
      fine += 1
      if (found.movedTo !== null) redirected.push({ url: link.url, to: found.movedTo })
    } else if (found.state === "broken") broken.push({ url: link.url, why: found.why, line: link.line })
    else uncheckable.push({ url: link.url, why: found.why })
  }
  return { total, checked: broken.length + fine, fine, broken, uncheckable, redirected }
}
