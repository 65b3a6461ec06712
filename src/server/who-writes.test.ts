import { expect, test } from "vitest"
import { readConfig } from "./config.ts"
import { sayWhoWrites } from "./who-writes.ts"

const builtIn = { kind: "built-in", name: "Built-in writer" } as const
const model = { kind: "model", name: "gpt-x" } as const
const aiOf = (env: Record<string, string>) => readConfig({ OPENAI_API_KEY: "k", ...env }).ai

test("the built-in writer is named, with a note on how to use a model", () => {
  const [line, ...others] = sayWhoWrites(builtIn, readConfig({}).ai, [])
  expect(line).toBe(
    "Listings are written by the built-in writer. For a language model set OPENAI_API_KEY, or AI_BASE_URL for Ollama and others.",
  )
  expect(others).toEqual([])
})

test("a server on this machine is named with the settings that use it, which are valid", () => {
  const local = [
    { name: "Ollama", baseUrl: "http://127.0.0.1:11434/v1", model: "llama3.2" },
    { name: "llama.cpp", baseUrl: "http://127.0.0.1:8080/v1", model: null },
  ]
  const [, first, second] = sayWhoWrites(builtIn, readConfig({}).ai, local)
  expect(first).toBe(
    "Ollama answers on this machine. To let it write: AI_BASE_URL=http://127.0.0.1:11434/v1 AI_MODEL=llama3.2 npm start",
  )
  expect(second).toContain("AI_MODEL=NAME")
  const env = { AI_BASE_URL: "http://127.0.0.1:11434/v1", AI_MODEL: "llama3.2" }
  expect(readConfig(env).ai.first).toMatchObject({ provider: "openai-compatible", model: "llama3.2" })
})

test.each([
  [{}, "Listings are written by gpt-x, and by the built-in writer where it cannot."],
  [{ AI_FALLBACK_PROVIDER: "none" }, "Listings are written by gpt-x."],
  [
    { AI_FALLBACK_PROVIDER: "openai", AI_FALLBACK_MODEL: "m" },
    "Listings are written by gpt-x, and by m where it cannot.",
  ],
])("a model is named with its fallback (%j)", (env, line) => {
  expect(sayWhoWrites(model, aiOf(env), [])).toEqual([line])
})
