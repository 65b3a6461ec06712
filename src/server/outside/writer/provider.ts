import type { LanguageModel } from "ai"

interface ModelAddress {
  readonly model: string
  /** Null: the provider's own. */
  readonly baseUrl: string | null
  readonly apiKey: string | null
}

/** A provider of models: one file, and its name and record in providers.ts. */
export interface Provider {
  connect(address: ModelAddress): LanguageModel
}

/** An address without a path lacks the version that every provider has in it. */
export const withVersion = (baseUrl: string, version: string): string => {
  const url = new URL(baseUrl)
  return url.pathname === "/" ? `${url.origin}/${version}` : baseUrl.replace(/\/+$/, "")
}
