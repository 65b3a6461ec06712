import { createOpenAICompatible } from "@ai-sdk/openai-compatible"
import { boundedFetch } from "./bounded-fetch.ts"
import { type Provider, withVersion } from "./provider.ts"

/** Ollama, vLLM, llama.cpp and whatever else speaks OpenAI's chat completions at an address of its own. */
export const openaiCompatible: Provider = {
  connect: ({ model, baseUrl, apiKey }) =>
    createOpenAICompatible({
      name: "openai-compatible",
      baseURL: withVersion(baseUrl ?? "", "v1"),
      fetch: boundedFetch,
      supportsStructuredOutputs: true,
      ...(apiKey !== null && { apiKey }),
    }).chatModel(model),
}
