import { createGoogle } from "@ai-sdk/google"
import { boundedFetch } from "./bounded-fetch.ts"
import { type Provider, withVersion } from "./provider.ts"

export const google: Provider = {
  connect: ({ model, baseUrl, apiKey }) =>
    createGoogle({
      apiKey: apiKey ?? "",
      fetch: boundedFetch,
      ...(baseUrl !== null && { baseURL: withVersion(baseUrl, "v1beta") }),
    })(model),
}
