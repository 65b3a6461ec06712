/**
 * Runs an item's changes one after the other in the order of the clicks: two requests may arrive in the wrong order.
 */
export type InOrder = <Result>(ids: readonly string[], run: () => Promise<Result>) => Promise<Result>

export function makeInOrder(): InOrder {
  const latest = new Map<string, Promise<unknown>>()
  return async (ids, run) => {
    const running = Promise.all(ids.map((id) => latest.get(id))).then(run)
    const settled = running.catch(() => {})
    for (const id of ids) latest.set(id, settled)
    try {
      return await running
    } finally {
      for (const id of ids) if (latest.get(id) === settled) latest.delete(id)
    }
  }
}
