import { createOpenAI } from "@ai-sdk/openai"
import { boundedFetch } from "./bounded-fetch.ts"
import { type Provider, withVersion } from "./provider.ts"

export const openai: Provider = {
  // Chat completions and not the newer responses: they keep nothing at the provider, and every proxy speaks them.
  connect: ({ model, baseUrl, apiKey }) =>
    createOpenAI({
      apiKey: apiKey ?? "",
      fetch: boundedFetch,
      ...(baseUrl !== null && { baseURL: withVersion(baseUrl, "v1") }),
    }).chat(model),
}
