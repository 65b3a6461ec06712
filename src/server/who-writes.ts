import type { Config } from "./config.ts"
import type { LocalModels } from "./outside/writer/local-models.ts"
import type { WriterName } from "./outside/writer/writer.ts"

/** For the person who starts the server: what writes the listings, and how to change that. */
export function sayWhoWrites(writer: WriterName, { fallback }: Config["ai"], local: readonly LocalModels[]): string[] {
  if (writer.kind === "model") {
    const other = fallback?.provider === "built-in" ? "the built-in writer" : (fallback?.model ?? "another model")
    return [`Listings are written by ${writer.name}${fallback === null ? "" : `, and by ${other} where it cannot`}.`]
  }
  return [
    "Listings are written by the built-in writer. For a language model set OPENAI_API_KEY, or AI_BASE_URL for Ollama and others.",
    ...local.map(
      ({ name, baseUrl, model }) =>
        `${name} answers on this machine. To let it write: AI_BASE_URL=${baseUrl} AI_MODEL=${model ?? "NAME"} npm start`,
    ),
  ]
}
