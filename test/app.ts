import { join } from "node:path"
import { setImmediate } from "node:timers/promises"
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify"
import { afterAll, beforeEach, onTestFinished } from "vitest"
import type { Call, CallInput } from "../src/contract/call.ts"
import { onFirstUse } from "../src/domain/on-first-use.ts"
import { buildApp } from "../src/server/app.ts"
import { readConfig } from "../src/server/config.ts"
import { type Db, openDatabase } from "../src/server/db/open.ts"
import { assembleParts, type Parts } from "../src/server/parts.ts"
import { openPasswords } from "../src/server/passwords.ts"
import { borrowDatabase } from "./borrow-database.ts"
import { freshDatabase } from "./database.ts"
import { toldWorkers, workOf } from "./told-work.ts"
import { workers } from "./workers.ts"

interface TestAppOptions {
  readonly env?: Record<string, string>
  /** A database that another app of the same test uses already. */
  readonly url?: string
  readonly parts?: Partial<Parts>
  readonly pagesFolder?: string
  /** For a test that needs many at once, so that none waits for a free one on a busy machine. */
  readonly maxConnections?: number
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly db: Db
  readonly url: string
  readonly clock: TestClock
  /** A browser of its own, with its own cookies. */
  readonly browser: (options?: { address?: string }) => TestBrowser
}

/** A clock that stands still until a test moves it. */
export class TestClock {
  #at: number
  constructor(start = "2026-11-21T09:00:00.000Z") {
    this.#at = Date.parse(start)
  }
  readonly now = (): Date => new Date(this.#at)
  walk({ minutes = 0, days = 0, seconds = 0 }: { minutes?: number; days?: number; seconds?: number }): void {
    this.#at += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000
  }
}

/** So that no test makes one in the data folder. */
export const appKey = "a key that only the tests are sealed with"

/** Thousands of accounts are opened here, and none of them is worth breaking into. */
const lightest = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** A machine that is busy with other tests takes longer over a text than a server allows. */
const testSettings = { LOG_LEVEL: "silent", WORKER_LIMIT_MS: "60000" }

/** The real app on a real database, which goes when the test is over. */
export async function openApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { end, ...app } = await beginApp(options)
  onTestFinished(end)
  return app
}

/** One for all tests of a file that ask for it, none of which leaves anything behind in it. */
export function sharedApp(options = async (): Promise<TestAppOptions> => ({})): () => Promise<TestApp> {
  let end = async () => {}
  afterAll(() => end())
  // Hundreds of tests that wait for nothing run without a pause, which looks like an overload on a busy machine.
  beforeEach(() => setImmediate())
  return onFirstUse(async () => {
    const begun = await beginApp(await options())
    end = begun.end
    return begun
  })
}

async function beginApp(options: TestAppOptions): Promise<TestApp & { readonly end: () => Promise<void> }> {
  const { db, url, close } = await databaseFor(options)
  const clock = new TestClock()
  const config = readConfig({ ...testSettings, DATABASE_URL: url, APP_KEY: appKey, ...options.env })
  const passwords = openPasswords(lightest)
  const parts = assembleParts({
    config,
    db,
    now: clock.now,
    workers: toldWorkers(workers),
    passwords,
    ...options.parts,
  })
  const pagesFolder = options.pagesFolder ?? join(import.meta.dirname, "no-pages")
  const { app } = await buildApp({ parts, pagesFolder, logger: false })
  const end = async () => {
    await parts.bulkWork.stop()
    await app.close()
    await close()
  }
  return { app, db, url, clock, end, browser: ({ address = "127.0.0.1" } = {}) => new TestBrowser(app, address) }
}

type TestDatabase = { readonly db: Db; readonly url: string; readonly close: () => Promise<void> }

async function databaseFor({ url, maxConnections }: TestAppOptions): Promise<TestDatabase> {
  const limits = { ...(maxConnections !== undefined && { maxConnections }) }
  if (url !== undefined) return { url, ...(await openDatabase({ url, ...limits })) }
  // Its connections are open already.
  if (maxConnections === undefined) return borrowDatabase()
  const fresh = await freshDatabase()
  const opened = await openDatabase({ url: fresh.url, ...limits })
  const close = async () => {
    await fresh.drop()
    await opened.close()
  }
  return { url: fresh.url, db: opened.db, close }
}

/** Sends requests as a browser does: it keeps what Set-Cookie says. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  readonly #app: FastifyInstance
  readonly #address: string

  constructor(app: FastifyInstance, address: string) {
    this.#app = app
    this.#address = address
  }

  /** Makes a call of the contract; what comes back is left unparsed, so that a test sees what a stranger would. */
  call<C extends Call>(call: C, input: CallInput<C>, headers: Record<string, string> = {}) {
    const { params, query, body } = { params: {}, query: {}, body: undefined, ...Object(input) }
    let path: string = call.path
    for (const [name, value] of Object.entries(params))
      path = path.replace(`:${name}`, encodeURIComponent(String(value)))
    return this.request({
      method: call.method,
      url: path,
      query,
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
  }

  async request(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const reply = await workOf(options, () =>
      this.#app.inject({
        remoteAddress: this.#address,
        ...options,
        headers: { host: "localhost:3000", ...(cookie !== "" && { cookie }), ...options.headers },
      }),
    )
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge !== undefined && maxAge <= 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return reply
  }
}
