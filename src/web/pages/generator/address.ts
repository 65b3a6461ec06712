import { type PlatformId, platformSummaries } from "../../../domain/platform-summaries.ts"

/** The page's state in its address, so that a reload, a link or another browser shows the same. */
export interface Address {
  /** Chosen in advance, from a tile of the dashboard. */
  readonly platform: PlatformId | null
  /** A saved form to start from. */
  readonly template: string | null
  /** A saved result or a draft. */
  readonly item: string | null
  /** Work in progress. */
  readonly generation: string | null
  /** One brief for several platforms, and which. */
  readonly run: string | null
  readonly platforms: readonly PlatformId[]
}

export const nowhere: Address = {
  platform: null,
  template: null,
  item: null,
  generation: null,
  run: null,
  platforms: [],
}

const findPlatformId = (word: string | null): PlatformId | null =>
  platformSummaries.find(({ id }) => id === word)?.id ?? null

export function readAddress(search: string): Address {
  const query = new URLSearchParams(search)
  const listed = (query.get("platforms") ?? "").split(",")
  return {
    platform: findPlatformId(query.get("platform")),
    template: query.get("template"),
    item: query.get("item"),
    generation: query.get("generation"),
    run: query.get("run"),
    platforms: platformSummaries.flatMap(({ id }) => (listed.includes(id) ? [id] : [])),
  }
}

/** The query of an address, with its question mark; empty if nothing is chosen. */
export function writeAddress(address: Partial<Address>): string {
  const { platform, template, item, generation, run, platforms } = { ...nowhere, ...address }
  const named = { platform, template, run, platforms: platforms.join(","), generation, item }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(named)) if (value) query.set(name, value)
  const text = query.toString().replaceAll("%2C", ",")
  return text === "" ? "" : `?${text}`
}

/** Two addresses with the same subject load the same brief into the form. */
export const subjectOf = ({ platform, template, item, generation, run }: Address): string =>
  run ?? generation ?? item ?? (template === null ? `new ${platform ?? ""}` : `template ${template}`)
