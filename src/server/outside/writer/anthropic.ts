import { createAnthropic } from "@ai-sdk/anthropic"
import { boundedFetch } from "./bounded-fetch.ts"
import { type Provider, withVersion } from "./provider.ts"

export const anthropic: Provider = {
  connect: ({ model, baseUrl, apiKey }) =>
    createAnthropic({
      apiKey: apiKey ?? "",
      fetch: boundedFetch,
      ...(baseUrl !== null && { baseURL: withVersion(baseUrl, "v1") }),
    })(model),
}
