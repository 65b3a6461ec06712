import * as z from "zod/mini"
import { boundedFetch } from "./bounded-fetch.ts"

/** The default addresses of common programs that run models locally. */
const usual = [
  { name: "Ollama", port: 11_434 },
  { name: "LM Studio", port: 1234 },
  { name: "llama.cpp", port: 8080 },
] as const

export interface LocalModels {
  readonly name: string
  readonly baseUrl: string
  /** The first model it has; null if there is none yet. */
  readonly model: string | null
}

const maxNameChars = 100
const answerSchema = z.object({
  data: z.nullable(z.array(z.object({ id: z.string().check(z.maxLength(maxNameChars)) }))),
})

/** Asks only this machine which of them answer. Nothing but the query is sent. */
export async function findLocalModels(timeoutMs: number, servers: readonly { name: string; port: number }[] = usual) {
  const found = await Promise.all(servers.map((server) => ask(server, timeoutMs).catch(() => null)))
  return found.filter((one) => one !== null)
}

async function ask({ name, port }: { name: string; port: number }, timeoutMs: number): Promise<LocalModels | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`
  const reply = await boundedFetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(timeoutMs) })
  const answer = answerSchema.safeParse(await reply.json())
  if (!reply.ok || !answer.success) return null
  const model = answer.data.data?.find(({ id }) => /^[\w.:/@-]+$/.test(id))?.id ?? null
  return { name, baseUrl, model }
}
