import * as z from "zod/mini"
import { boundedFetch } from "./bounded-fetch.ts"

/** Where the usual programs that run models on one's own machine listen, unless they are told otherwise. */
const usual = [
  { name: "Ollama", port: 11_434 },
  { name: "LM Studio", port: 1234 },
  { name: "llama.cpp", port: 8080 },
] as const

export interface LocalModels {
  readonly name: string
  readonly baseUrl: string
  /** The first that it has; null where it has none yet. */
  readonly model: string | null
}

const maxNameChars = 100
const answerSchema = z.object({
  data: z.nullable(z.array(z.object({ id: z.string().check(z.maxLength(maxNameChars)) }))),
})

/** Asks this machine, and no other, which of them answer. Nothing is sent but the question. */
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
