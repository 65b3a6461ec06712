import type { SecurityEvent } from "../../../domain/account/security-events.ts"
import { insertSecurityEntry } from "../../db/account/security-log.ts"
import type { Db } from "../../db/open.ts"
import type { CallContext } from "../../handler.ts"
import type { Parts } from "../../parts.ts"

/** For the owner to look up; in the transaction of the event. */
export const noteSecurity = (
  tx: Db,
  { now }: Pick<Parts, "now">,
  { agent, address }: Pick<CallContext, "agent" | "address">,
  { userId, event }: { userId: string; event: SecurityEvent },
): Promise<void> => insertSecurityEntry(tx, { userId, event, agent, address, createdAt: now() })
