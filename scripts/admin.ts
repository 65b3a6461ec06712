// npm run admin -- users|subscriptions|events|mails|reviews|backup|restore|log …: what an operator looks up and fixes
// by hand. It works on the database named in the environment, also while the server runs, and logs every action.
import { userInfo } from "node:os"
import { fileURLToPath } from "node:url"
import { readConfig } from "../src/server/config.ts"
import { ConfigRefused } from "../src/server/config-reader.ts"
import { startEmbedded } from "../src/server/db/embedded/embedded-postgres.ts"
import { migrateDatabase } from "../src/server/db/migrate.ts"
import { openDatabase } from "../src/server/db/open.ts"
import { insertOperatorEntry } from "../src/server/db/operator.ts"
import { assembleParts } from "../src/server/parts.ts"
import { Problem } from "../src/server/problem.ts"
import { type Desk, findCommand, Refused } from "./admin/command.ts"
import { commands } from "./admin/commands.ts"

/** Runs the typed command, logs it even if it fails, and returns the text to show. */
export async function runCommand(desk: Desk, operator: string, typed: readonly string[]) {
  const found = findCommand(commands, typed)
  if (found === null) throw new Refused(usage())
  const note = (outcome: string) => insertOperatorEntry(desk.db, { operator, command: typed.join(" "), outcome })
  try {
    const shown = await found.command.run(desk, ...found.given)
    await note(typeof shown === "string" ? shown : `${shown.length} rows`)
    return shown
  } catch (error) {
    const why = error instanceof Refused || error instanceof Problem ? error.message : "the command failed"
    await note(why)
    throw error instanceof Problem ? new Refused(why) : error
  }
}

const usage = () => {
  const width = Math.max(...commands.map(({ words }) => words.length))
  return ["npm run admin -- COMMAND", ...commands.map(({ words, what }) => `  ${words.padEnd(width)}  ${what}`)].join(
    "\n",
  )
}

/** In a container, the process may run as a user without a name. */
export function nameOperator(ask: () => { username: string }): string {
  try {
    return ask().username
  } catch {
    return `user ${process.getuid?.() ?? "unknown"}`
  }
}

async function main(typed: readonly string[]): Promise<void> {
  if (findCommand(commands, typed) === null) throw new Refused(usage())
  const config = readConfig(process.env)
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir }) : null
  try {
    const url = config.databaseUrl ?? embedded?.url ?? ""
    await migrateDatabase({ url })
    const { db, close } = await openDatabase({ url })
    try {
      const parts = assembleParts({ config, db, note: console.warn })
      if (!config.isProduction && parts.sandbox !== null) await parts.clock.restore()
      const shown = await runCommand({ ...parts, url }, nameOperator(userInfo), typed)
      if (typeof shown === "string") console.log(shown)
      else if (shown.length === 0) console.log("Nothing found.")
      else console.table(shown)
    } finally {
      await close()
    }
  } finally {
    await embedded?.stop()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Refused || error instanceof ConfigRefused ? error.message : error)
    process.exitCode = 1
  }
}
