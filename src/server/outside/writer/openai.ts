import { createOpenAI } from "@ai-sdk/openai"
import { boundedFetch } from "./bounded-fetch.ts"
import { type Provider, withVersion } from "./provider.ts"

export const openai: Provider = {
  // Chat completions instead of the newer responses: they store nothing at the provider, and every proxy supports them.
  connect: ({ model, baseUrl, apiKey }) =>
    createOpenAI({
      apiKey: apiKey ?? "",
      fetch: boundedFetch,
      ...(baseUrl !== null && { baseURL: withVersion(baseUrl, "v1") }),
    }).chat(model),
}
