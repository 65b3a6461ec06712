import type { Law } from "./house.ts"

/** Groups of files that reach one another: Tarjan's strongly connected components, without recursion on long chains. */
function findCircles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const open = new Set<string>()

  const visit = (file: string) => {
    order.set(file, order.size)
    lowest.set(file, order.size - 1)
    path.push(file)
    open.add(file)
    for (const next of edges.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.has(next)) lowest.set(file, Math.min(low(file), low(next)))
    }
    if (low(file) !== order.get(file)) return
    const circle = path.splice(path.indexOf(file))
    for (const member of circle) open.delete(member)
    if (circle.length > 1 || edges.get(file)?.includes(file)) found.push(circle.sort())
  }
  const low = (file: string) => lowest.get(file) ?? 0

  for (const file of edges.keys()) if (!order.has(file)) visit(file)
  return found
}

export const noCircles: Law = {
  says: "no files import each other in a circle, not even for a type",
  why: "Of files in a circle none can be read, tested or moved alone.",
  faults: ({ sources }) => {
    const edges = new Map(
      sources.map(({ path, imports }) => [path, imports.flatMap(({ target }) => (target === null ? [] : [target]))]),
    )
    return findCircles(edges).map((circle) => circle.join(" ↔ "))
  },
}
