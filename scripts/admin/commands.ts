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
  if (id === null) throw new Refused(`No user has the email address ${email}.`)
  return id
}

const orRefuse = (isDone: boolean, done: string, why: string): string => {
  if (!isDone) throw new Refused(why)
  return done
}

/** Everything an operator can do by hand. */
export const commands: readonly Command[] = [
  { words: "users", what: "list the 50 newest users", run: ({ db }) => listUsers(db, "") },
  {
    words: "users TEXT",
    what: "find users by email address or username",
    run: ({ db }, text = "") => listUsers(db, text),
  },
  {
    words: "users sign-out EMAIL",
    what: "sign a user out everywhere",
    run: async (parts, email) => `Sessions ended: ${await deleteSessionsOf(parts.db, await mustFind(parts, email))}.`,
  },
  {
    words: "users verify EMAIL",
    what: "mark an email address as confirmed",
    async run(parts, email) {
      const user = await findUser(parts.db, await mustFind(parts, email))
      if (user !== null) await confirmEmail(parts.db, { userId: user.id, email: user.email, at: parts.now() })
      const hasClaimed = user !== null && (await parts.billing.claimForAddress(user.id))
      return `${email} is confirmed.${hasClaimed ? " The payment made with it now belongs to this user." : ""}`
    },
  },
  {
    words: "users two-factor-off EMAIL",
    what: "turn off two-factor for a user who lost both the device and the recovery codes; verify their identity first",
    async run(parts, email) {
      const userId = await mustFind(parts, email)
      await parts.db.transaction((tx) => removeTwoFactor(tx, userId))
      await deleteSessionsOf(parts.db, userId)
      return `Two-factor sign-in is off for ${email}, and all of the user's sessions have ended.`
    },
  },
  {
    words: "users delete ID",
    what: "delete an account that a restored backup brought back; its ID is in the log",
    async run({ db, billing }, id = "") {
      if ((await findUser(db, id)) === null) throw new Refused("No user has this ID.")
      const row = await billing.current(id)
      if (row?.state === "active") await billing.cancel(id)
      await db.transaction(async (tx) => {
        await deleteSessionsOf(tx, id)
        await deleteUser(tx, id)
      })
      return "Deleted the account and everything in it."
    },
  },
  {
    words: "subscriptions",
    what: "list the 50 that changed most recently",
    run: ({ db }) => listLatestSubscriptions(db),
  },
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
      return orRefuse(isDone, `The payment now belongs to ${email}.`, "No paid, unclaimed checkout has this ID.")
    },
  },
  {
    words: "subscriptions cancel EMAIL",
    what: "stop a user's renewals",
    run: async (parts, email) =>
      `The subscription is now ${(await parts.billing.cancel(await mustFind(parts, email))).state}.`,
  },
  {
    words: "events",
    what: "list unprocessed events from the payment provider",
    run: ({ db }) => listUnfinishedEvents(db),
  },
  {
    words: "events retry",
    what: "process them now",
    async run({ billing, db }) {
      await billing.catchUp()
      return `Unprocessed events left: ${(await listUnfinishedEvents(db)).length}.`
    },
  },
  {
    words: "reconcile",
    what: "compare every subscription with the payment provider",
    run: async ({ billing }) => `Subscriptions checked: ${await billing.reconcile()}.`,
  },
  { words: "messages", what: "list messages from the contact page", run: ({ db }) => listSupportMessages(db) },
  { words: "mails", what: "list emails that were not sent", run: ({ db }) => listUnsentMails(db) },
  {
    words: "mails retry ID",
    what: "retry an email that failed permanently",
    run: async ({ db }, id = "") =>
      orRefuse(await requeueMail(db, id), "The email will be sent again.", "No failed email has this ID."),
  },
  {
    words: "news FILE",
    what: "email news to everyone who wants it; the first line of the file is the subject",
    async run({ db }, file = "") {
      const written = await readFile(file, "utf8").catch(() => "")
      const [subject = "", ...lines] = written.split("\n")
      const text = lines.join("\n").trim()
      if (subject.trim() === "" || text === "") throw new Refused(`${file} does not exist, or has no subject and text.`)
      return `Emails queued: ${await queueNews(db, { subject: subject.trim(), text })}.`
    },
  },
  ...communityCommands,
  ...backupCommands,
  { words: "log", what: "list the latest operator commands", run: ({ db }) => listOperatorEntries(db) },
]
