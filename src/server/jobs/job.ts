import type { FastifyBaseLogger } from "fastify"
import type { Parts } from "../parts.ts"

/** Work that nobody waits for. However many processes there are, each run of it happens in one of them. */
export interface Job {
  readonly name: string
  /** When it runs, as five fields of cron in UTC. */
  readonly schedule: string
  readonly run: (parts: Parts, log: FastifyBaseLogger) => Promise<void>
}
