import { posix } from "node:path"
import type { House } from "./house.ts"

/** One row of a list of rules, as far as the laws care. */
interface Row {
  readonly id: string
}

/** A rule's file, its id and its row in the list must have one name, and each row must be unique. */
export function faultsOfList(
  { sources }: House,
  rows: readonly Row[],
  list: { folder: string; shape: string },
): string[] {
  const files = sources
    .filter(({ path, isTest }) => posix.dirname(path) === list.folder && !isTest)
    .map(({ path }) => posix.basename(path, ".ts"))
    .filter((name) => name !== "index" && name !== list.shape)
  const ids = rows.map(({ id }) => id)
  return [
    ...files.filter((name) => !ids.includes(name)).map((name) => `${list.folder}/${name}.ts has no row in the list`),
    ...ids.filter((id) => !files.includes(id)).map((id) => `"${id}" has no file of that name in ${list.folder}`),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `"${id}" stands in the list more than once`),
  ]
}

interface AuditRow extends Row {
  readonly weight: number
  readonly source: { readonly url: string; readonly readOn: string }
}

/** An audit must be worth points and have a source. */
export function faultsOfAudits(rows: readonly AuditRow[]): string[] {
  return rows.flatMap(({ id, weight, source }) => [
    ...(weight > 0 ? [] : [`"${id}" weighs nothing`]),
    ...(URL.parse(source.url)?.protocol === "https:" ? [] : [`"${id}" names no page as its source`]),
    ...(isDay(source.readOn) ? [] : [`"${id}" does not say on which day its source was read`]),
  ])
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
