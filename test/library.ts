import { history } from "../src/contract/history.ts"
import { indexItem } from "../src/domain/history/index-item.ts"
import { insertItem } from "../src/server/db/history/history.ts"
import type { Parts } from "../src/server/parts.ts"
import { openApp, type TestApp, type TestBrowser } from "./app.ts"
import { FakeWriter } from "./fake-writer.ts"
import { makeSubscriber } from "./make.ts"

interface Noted {
  readonly title: string
  readonly platform?: string
  readonly notes?: string
  readonly tags?: string[]
}

/** A subscriber's library, which a test fills with items without listings: they are created at once. */
export async function openLibrary({ parts = {} }: { parts?: Partial<Parts> } = {}) {
  return libraryOn(await openApp({ parts: { writer: new FakeWriter(), ...parts } }))
}

export async function libraryOn(app: TestApp) {
  const { browser, id: userId } = await makeSubscriber(app)
  /** One more, a second after the previous one. */
  const add = async ({ platform = "etsy", ...item }: Noted, owner = userId): Promise<string> => {
    app.clock.walk({ seconds: 1 })
    const at = { createdAt: app.clock.now(), generationDate: app.clock.now() }
    const row = { ...item, ...at, platform, userId: owner, contentType: "draft" }
    return (
      await insertItem(app.db, row, indexItem({ notes: null, tags: null, ...item, platform, products: [], form: null }))
    ).id
  }
  const list = async (query: Record<string, string> = {}, who: TestBrowser = browser) => {
    const reply = await who.request({ url: history.list.path, query })
    if (reply.statusCode !== 200) throw new Error(`the test's list was refused: ${reply.body}`)
    return reply.json()
  }
  const titles = async (query: Record<string, string> = {}, who: TestBrowser = browser): Promise<string[]> =>
    (await list(query, who)).map(({ title }: { title: string }) => title)
  return { app, db: app.db, browser, userId, add, list, titles }
}
