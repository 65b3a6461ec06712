import { resolve } from "node:path"
import { BackupRefused } from "../../src/server/db/backup/backup-file.ts"
import { restoreBackup } from "../../src/server/db/backup/restore-backup.ts"
import { writeBackup } from "../../src/server/db/backup/write-backup.ts"
import { type Command, Refused } from "./command.ts"

async function orRefuse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof BackupRefused ? new Refused(error.message) : error
  }
}

async function restore(url: string, given: string, mayReplace: boolean): Promise<string> {
  const file = resolve(given)
  const { rows } = await orRefuse(restoreBackup({ url, file, mayReplace }))
  return `Restored ${rows} rows from ${file}.`
}

export const backupCommands: readonly Command[] = [
  {
    words: "backup FILE",
    what: "save everything to a new file; works while the server runs",
    async run({ url }, given = "") {
      const file = resolve(given)
      const { tables, rows } = await orRefuse(writeBackup({ url, file }))
      return `Saved ${rows} rows from ${tables} tables to ${file}. Store APP_KEY too, in another place.`
    },
  },
  {
    words: "restore FILE",
    what: "load a backup into an empty database; stop the server first",
    run: ({ url }, file = "") => restore(url, file, false),
  },
  {
    words: "restore FILE --replace",
    what: "delete the existing data first, then load the backup",
    run: ({ url }, file = "") => restore(url, file, true),
  },
]
