import { createOpenAICompatible } from "@ai-sdk/openai-compatible"
import { boundedFetch } from "./bounded-fetch.ts"
import { type Provider, withVersion } from "./provider.ts"

/** Ollama, vLLM, llama.cpp and anything else that speaks OpenAI's chat completions at its own address. */
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
