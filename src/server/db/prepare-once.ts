import type { Db } from "./open.ts"

/** A query whose SQL is built once per database or transaction, not per request. */
export function prepareOnce<Prepared>(prepare: (db: Db) => Prepared): (db: Db) => Prepared {
  const made = new WeakMap<Db, Prepared>()
  return (db) => {
    const known = made.get(db)
    if (known !== undefined) return known
    const prepared = prepare(db)
    made.set(db, prepared)
    return prepared
  }
}
