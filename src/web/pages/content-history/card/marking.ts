import type { InOrder } from "../in-order.ts"

/** The two toggles of an item. */
export interface Flags {
  readonly isFavorite: boolean
  readonly isArchived: boolean
}

interface Border {
  readonly inOrder: InOrder
  show(id: string, change: Partial<Flags>): void
  send(id: string, change: Partial<Flags>): Promise<unknown>
  /** It failed, and the display has been reverted. */
  fail(error: unknown): void
}

interface Line {
  confirmed: Flags
  readonly waiting: Partial<Flags>[]
}

/**
 * Shows a change at once and sends it after the earlier ones of the same item. A failure reverts to the server's last
 * confirmed state, unless a later change decides it.
 */
export function makeMarking({ inOrder, show, send, fail }: Border) {
  const lines = new Map<string, Line>()

  async function save(id: string, change: Partial<Flags>, line: Line): Promise<void> {
    try {
      await inOrder([id], () => send(id, change))
      line.confirmed = { ...line.confirmed, ...change }
    } catch (error) {
      takeBack(id, change, line)
      fail(error)
    }
    line.waiting.shift()
    if (line.waiting.length === 0) lines.delete(id)
  }

  function takeBack(id: string, change: Partial<Flags>, { confirmed, waiting }: Line) {
    const later = waiting.slice(1)
    const isDecided = (name: keyof Flags) => later.some((one) => one[name] !== undefined)
    show(id, {
      ...(change.isFavorite !== undefined && !isDecided("isFavorite") && { isFavorite: confirmed.isFavorite }),
      ...(change.isArchived !== undefined && !isDecided("isArchived") && { isArchived: confirmed.isArchived }),
    })
  }

  return ({ id, isFavorite, isArchived }: Flags & { readonly id: string }, change: Partial<Flags>): void => {
    const line = lines.get(id) ?? { confirmed: { isFavorite, isArchived }, waiting: [] }
    lines.set(id, line)
    line.waiting.push(change)
    show(id, change)
    void save(id, change, line)
  }
}
