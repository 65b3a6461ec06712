import { and, eq, gt, sql } from "drizzle-orm"
import { readSignedIn, type SignedIn, signedInColumns } from "../account/users.ts"
import type { Db } from "../open.ts"
import { prepareOnce } from "../prepare-once.ts"
import { credentials, sessions, twoFactor, userSettings, users } from "../schema.ts"
import { readSession, type SessionRow } from "./sessions.ts"

interface CallerRow {
  readonly session: SessionRow
  readonly user: SignedIn | null
}

const sessionAndUser = prepareOnce((db) =>
  db
    .select({ sess: sessions.sess, expire: sessions.expire, ...signedInColumns })
    .from(sessions)
    .leftJoin(users, sql`${users.id} = ${sessions.sess}->>'userId'`)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .leftJoin(twoFactor, eq(twoFactor.userId, users.id))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(eq(sessions.sid, sql.placeholder("sid")), gt(sessions.expire, sql.placeholder("now"))))
    .prepare("session_and_user"),
)

/** A session with its user at this moment: the end of either takes effect at once. */
export async function findCallerRow(db: Db, { sid, now }: { sid: string; now: Date }): Promise<CallerRow | null> {
  const [row] = await sessionAndUser(db).execute({ sid, now })
  const session = row === undefined ? null : readSession(sid, row)
  return row === undefined || session === null ? null : { session, user: readSignedIn(row) }
}
