import type { Provider } from "./provider.ts"

interface ProviderRecord {
  /** The environment variable with its key. */
  readonly keyVariable: string
  /** False if a private server may need no key. */
  readonly needsKey: boolean
  /** Used if the configuration names no model; null if it has to name one. */
  readonly defaultModel: string | null
  /** False if the provider has its own address. */
  readonly needsBaseUrl: boolean
  readonly load: () => Promise<Provider>
}

/** The first one in this order whose key is set writes. */
export const providerNames = ["openai", "anthropic", "google", "openai-compatible"] as const

export type ProviderName = (typeof providerNames)[number]

/** Every provider: a file, a name, and a record. A package is loaded with the first listing that needs it. */
export const providers = {
  openai: {
    keyVariable: "OPENAI_API_KEY",
    needsKey: true,
    defaultModel: "gpt-6.1-terra",
    needsBaseUrl: false,
    load: async () => (await import("./openai.ts")).openai,
  },
  anthropic: {
    keyVariable: "ANTHROPIC_API_KEY",
    needsKey: true,
    defaultModel: "claude-sonnet-5-5",
    needsBaseUrl: false,
    load: async () => (await import("./anthropic.ts")).anthropic,
  },
  google: {
    keyVariable: "GOOGLE_GENERATIVE_AI_API_KEY",
    needsKey: true,
    defaultModel: "gemini-3.6-flash",
    needsBaseUrl: false,
    load: async () => (await import("./google.ts")).google,
  },
  "openai-compatible": {
    keyVariable: "AI_API_KEY",
    needsKey: false,
    defaultModel: null,
    needsBaseUrl: true,
    load: async () => (await import("./openai-compatible.ts")).openaiCompatible,
  },
} as const satisfies Readonly<Record<ProviderName, ProviderRecord>>
