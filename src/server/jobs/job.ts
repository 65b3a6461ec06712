import type { FastifyBaseLogger } from "fastify"
import type { Parts } from "../parts.ts"

/** Background work. Each run happens in only one of the processes. */
export interface Job {
  readonly name: string
  /** Its schedule, as five cron fields in UTC. */
  readonly schedule: string
  readonly run: (parts: Parts, log: FastifyBaseLogger) => Promise<void>
}
