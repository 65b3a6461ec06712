/** The two things about an item that are on or off. */
export interface Flags {
  readonly isFavorite: boolean
  readonly isArchived: boolean
}

interface Border {
  show(id: string, change: Partial<Flags>): void
  send(id: string, change: Partial<Flags>): Promise<unknown>
  /** It did not work, and what was shown has been taken back. */
  fail(error: unknown): void
}

interface Line {
  confirmed: Flags
  readonly waiting: Partial<Flags>[]
}

/**
 * Shows a change at once and sends it behind the earlier ones of the same item, because two requests may arrive the
 * wrong way round. What fails goes back to what the server last confirmed, unless something later decides it.
 */
export function makeMarking({ show, send, fail }: Border) {
  const lines = new Map<string, Line>()

  async function work(id: string, line: Line): Promise<void> {
    for (let change = line.waiting[0]; change !== undefined; change = line.waiting[0]) {
      try {
        await send(id, change)
        line.confirmed = { ...line.confirmed, ...change }
      } catch (error) {
        takeBack(id, change, line)
        fail(error)
      }
      line.waiting.shift()
    }
    lines.delete(id)
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
    const known = lines.get(id)
    const line = known ?? { confirmed: { isFavorite, isArchived }, waiting: [] }
    line.waiting.push(change)
    show(id, change)
    if (known) return
    lines.set(id, line)
    void work(id, line)
  }
}
