import { readFile } from "node:fs/promises"
import { confirmEmail, deleteUser, findUserIdByEmail } from "../../src/server/db/account/account.ts"
import { findUser } from "../../src/server/db/account/users.ts"
import { deleteSessionsOf } from "../../src/server/db/auth/sessions.ts"
import { removeTwoFactor } from "../../src/server/db/auth/two-factor.ts"
import { queueNews } from "../../src/server/db/mail/news.ts"
import {
  listLatestSubscriptions,
  listOperatorEntries,
  listSupportMessages,
  listUnclaimed,
  listUnfinishedEvents,
  listUnsentMails,
  listUsers,
  requeueMail,
} from "../../src/server/db/operator.ts"
import type { Parts } from "../../src/server/parts.ts"
import { backupCommands } from "./backup-commands.ts"
import { type Command, Refused } from "./command.ts"
import { communityCommands } from "./community-commands.ts"

async function mustFind({ db }: Parts, email = ""): Promise<string> {
  const id = await findUserIdByEmail(db, email)
  if (id === null) throw new Refused(`Nobody has the address ${email}.`)
  return id
}

const orRefuse = (isDone: boolean, done: string, why: string): string => {
  if (!isDone) throw new Refused(why)
  return done
}

/** Everything an operator can do by hand. */
export const commands: readonly Command[] = [
  { words: "users", what: "list the newest fifty", run: ({ db }) => listUsers(db, "") },
  {
    words: "users TEXT",
    what: "find users by email address or username",
    run: ({ db }, text = "") => listUsers(db, text),
  },
  {
    words: "users sign-out EMAIL",
    what: "sign a user out everywhere",
    run: async (parts, email) => `${await deleteSessionsOf(parts.db, await mustFind(parts, email))} sessions ended.`,
  },
  {
    words: "users verify EMAIL",
    what: "mark the address as confirmed",
    async run(parts, email) {
      const user = await findUser(parts.db, await mustFind(parts, email))
      if (user !== null) await confirmEmail(parts.db, { userId: user.id, email: user.email, at: parts.now() })
      const hasClaimed = user !== null && (await parts.billing.claimForAddress(user.id))
      return `${email} is confirmed.${hasClaimed ? " The payment made with it is now theirs." : ""}`
    },
  },
  {
    words: "users two-factor-off EMAIL",
    what: "turn off two-factor for a user who lost the device and the recovery codes; verify who they are first",
    async run(parts, email) {
      const userId = await mustFind(parts, email)
      await parts.db.transaction((tx) => removeTwoFactor(tx, userId))
      await deleteSessionsOf(parts.db, userId)
      return `Two-factor sign-in of ${email} is off, and all sessions are ended.`
    },
  },
  {
    words: "users delete ID",
    what: "delete an account that a restored backup brought back; its id is in the log",
    async run({ db, billing }, id = "") {
      if ((await findUser(db, id)) === null) throw new Refused("Nobody has this id.")
      const row = await billing.current(id)
      if (row?.state === "active") await billing.cancel(id)
      await db.transaction(async (tx) => {
        await deleteSessionsOf(tx, id)
        await deleteUser(tx, id)
      })
      return "The account and everything in it are deleted."
    },
  },
  { words: "subscriptions", what: "list the fifty that changed last", run: ({ db }) => listLatestSubscriptions(db) },
  {
    words: "subscriptions unclaimed",
    what: "list payments that no account has claimed",
    run: ({ db }) => listUnclaimed(db),
  },
  {
    words: "subscriptions give CHECKOUT EMAIL",
    what: "give an unclaimed payment to an account",
    async run(parts, checkout = "", email) {
      const isDone = await parts.billing.claimForOperator(checkout, await mustFind(parts, email))
      return orRefuse(isDone, `${email} has it now.`, "No paid and unclaimed checkout has this id.")
    },
  },
  {
    words: "subscriptions cancel EMAIL",
    what: "stop the renewals of a user",
    run: async (parts, email) => `It is ${(await parts.billing.cancel(await mustFind(parts, email))).state} now.`,
  },
  {
    words: "events",
    what: "list the payment provider's events that are not processed",
    run: ({ db }) => listUnfinishedEvents(db),
  },
  {
    words: "events retry",
    what: "process them now",
    async run({ billing, db }) {
      await billing.catchUp()
      return `${(await listUnfinishedEvents(db)).length} are left.`
    },
  },
  {
    words: "reconcile",
    what: "compare every subscription with the payment provider",
    run: async ({ billing }) => `${await billing.reconcile()} subscriptions were checked.`,
  },
  { words: "messages", what: "list messages from the contact page", run: ({ db }) => listSupportMessages(db) },
  { words: "mails", what: "list emails that were not sent", run: ({ db }) => listUnsentMails(db) },
  {
    words: "mails retry ID",
    what: "retry an email that failed for good",
    run: async ({ db }, id = "") =>
      orRefuse(await requeueMail(db, id), "It will be tried again.", "No failed email has this id."),
  },
  {
    words: "news FILE",
    what: "email news to everyone who wants it; the first line of the file is the subject",
    async run({ db }, file = "") {
      const written = await readFile(file, "utf8").catch(() => "")
      const [subject = "", ...lines] = written.split("\n")
      const text = lines.join("\n").trim()
      if (subject.trim() === "" || text === "") throw new Refused(`${file} has no subject and text.`)
      return `${await queueNews(db, { subject: subject.trim(), text })} emails are queued.`
    },
  },
  ...communityCommands,
  ...backupCommands,
  { words: "log", what: "list what operators did last", run: ({ db }) => listOperatorEntries(db) },
]
