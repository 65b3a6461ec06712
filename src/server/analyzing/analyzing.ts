import {
  type Along,
  type AnalysisRow,
  type BatchRow,
  claimExpiredBatches,
  insertAnalysis,
  saveBatch,
} from "../db/analyses.ts"
import type { Db } from "../db/open.ts"
import type { StoredBatchPage } from "../db/stored.ts"
import { PageError, type PageErrorKind } from "../outside/web-page/page-error.ts"
import type { PageListener, WebPages } from "../outside/web-page/web-pages.ts"
import type { Writer } from "../outside/writer/writer.ts"
import { Problem } from "../problem.ts"
import { HostPace } from "./host-pace.ts"
import { improve } from "./improve.ts"
import { storable } from "./storable.ts"
import { toColumns, toReport } from "./to-report.ts"

interface Tools {
  readonly db: Db
  readonly now: () => Date
  readonly webPages: WebPages
  readonly writer: Writer
  /** Announces what happened to subscribers. */
  readonly webhooks: { readonly soon: () => void }
  /** Runs something once after a delay; the returned function cancels it. */
  readonly after: (waitMs: number, run: () => void) => () => void
  /** Reports to the operator in one line. */
  readonly note: (line: string) => void
}

export interface AnalysisListener extends PageListener {
  readonly writing: () => void
}

export interface Analyzing {
  /** Fails with a Problem that says why the page could not be read. */
  readonly analyze: (order: { userId: string; url: string }, listener: AnalysisListener) => Promise<AnalysisRow>
  readonly begin: (batch: BatchRow) => void
  /** Takes over work of processes that are gone, and returns how much. */
  readonly finishAbandoned: () => Promise<number>
  readonly stop: () => Promise<void>
}

const nobody: AnalysisListener = { fetching() {}, reading() {}, links() {}, writing() {} }
/** Shorter than a list's lease, which is held while it waits for a site. */
const maxWaitMs = 30_000

const codes = {
  address: "address_refused",
  unreachable: "page_unreachable",
  refused: "page_refused",
  unreadable: "page_unreadable",
} as const satisfies Record<PageErrorKind, string>

export function openAnalyzing(tools: Tools): Analyzing {
  const batches = openBatches(tools)
  return {
    async analyze(order, listener) {
      const row = await analyzePage(tools, order, listener)
      tools.webhooks.soon()
      return row
    },
    begin: batches.begin,
    finishAbandoned: batches.finishAbandoned,
    stop: async () => {
      batches.stop()
      await tools.webPages.close()
    },
  }
}

async function analyzePage(
  { db, now, webPages, writer }: Tools,
  { userId, url }: { userId: string; url: string },
  listener: AnalysisListener,
  along: Along = async () => {},
): Promise<AnalysisRow> {
  const startedAt = performance.now()
  try {
    const { page, linkHealth, score, timings } = await webPages.analyze(url, listener)
    listener.writing()
    const { brief, words } = page.brief
    const improved = await improve(writer, { userId, page: brief, words })
    const told = { page, linkHealth, score, improved }
    const totalMs = Math.round(performance.now() - startedAt)
    const analysis = {
      ...storable(toColumns(told)),
      ...{ userId, url, createdAt: now() },
      report: storable(toReport(told, { timings, totalMs })),
    }
    return await insertAnalysis(db, analysis, along)
  } catch (error) {
    if (error instanceof PageError) throw new Problem(codes[error.kind], { message: error.message, cause: error })
    throw error
  }
}

/** Lists of pages, one page after another, even if the person who asked has left long ago. */
function openBatches(tools: Tools) {
  const running = new Set<string>()
  const pace = new HostPace(tools)
  let isStopping = false

  /** False: the list was canceled meanwhile. */
  async function waitForTurn(id: string, pages: readonly StoredBatchPage[], url: string): Promise<boolean> {
    for (let left = pace.take(URL.parse(url)?.host ?? ""); left > 0; left -= maxWaitMs) {
      await pace.wait(Math.min(left, maxWaitMs))
      if (isStopping || !(await saveBatch(tools.db, { id, pages, doneAt: null }))) return false
    }
    return true
  }

  async function work({ id, userId, pages: stored }: BatchRow): Promise<void> {
    const pages = [...stored]
    for (const [at, page] of pages.entries()) {
      if (page.state !== "waiting") continue
      if (isStopping || !(await waitForTurn(id, pages, page.url))) return
      let isKept = true
      // The analysis and its position in the list are stored together: a killed process leaves both or neither.
      const save = async (db: Db, told: Told): Promise<void> => {
        pages[at] = { ...page, ...told }
        const isDone = pages.every(({ state }) => state !== "waiting")
        isKept = await saveBatch(db, { id, pages, doneAt: isDone ? tools.now() : null })
      }
      await analyzeOne(tools, { userId, url: page.url }, save)
      if (!isKept) return
      tools.webhooks.soon()
    }
    await saveBatch(tools.db, { id, pages, doneAt: tools.now() })
    tools.webhooks.soon()
  }

  function begin(batch: BatchRow): void {
    running.add(batch.id)
    // A list that fails here is retried when its lease expires.
    void work(batch)
      .catch((error: unknown) => tools.note(`an analysis of several pages was interrupted: ${String(error)}`))
      .finally(() => running.delete(batch.id))
  }

  return {
    begin,
    stop: () => {
      isStopping = true
    },
    async finishAbandoned() {
      const rows = (await claimExpiredBatches(tools.db, 20)).filter(({ id }) => !running.has(id))
      for (const row of rows) begin(row)
      return rows.length
    },
  }
}

type Told = Partial<StoredBatchPage> & Pick<StoredBatchPage, "state">

async function analyzeOne(
  tools: Tools,
  order: { userId: string; url: string },
  save: (db: Db, told: Told) => Promise<void>,
): Promise<void> {
  try {
    await analyzePage(tools, order, nobody, (tx, { id, seoScore, title }) =>
      save(tx, { state: "done", analysisId: id, seoScore, title }),
    )
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await save(tools.db, { state: "failed", trouble: error.message })
  }
}
