import { createHash } from "node:crypto"
import type { House, Law } from "./house.ts"

const folder = "src/server/db/migrations"

interface Entry {
  readonly tag: string
  readonly when: number
}

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex")

const readJson = ({ texts }: House, name: string): Record<string, unknown> =>
  Object(JSON.parse(texts.get(`${folder}/${name}`) ?? "{}"))

function readJournal(house: House): Entry[] {
  const { entries } = readJson(house, "meta/_journal.json")
  return Array.isArray(entries) ? entries.map(({ tag, when }) => ({ tag: String(tag), when: Number(when) })) : []
}

export const migrationsStay: Law = {
  says: "a migration that was recorded is never edited, and the journal and the files agree",
  why: "Somebody's database has run it already. What is to be different is a migration of its own: npm run migration.",
  faults: (house) => {
    const journal = readJournal(house)
    const hashes = readJson(house, "hashes.json")
    const files = [...house.texts.keys()].filter((path) => path.startsWith(folder) && path.endsWith(".sql"))
    const tags = files.map((path) => path.slice(folder.length + 1, -".sql".length))
    return [
      ...tags.filter((tag) => !journal.some((entry) => entry.tag === tag)).map((tag) => `${tag} is not in the journal`),
      ...journal.filter(({ tag }) => !tags.includes(tag)).map(({ tag }) => `${tag}.sql is missing`),
      ...tags.filter((tag) => !(tag in hashes)).map((tag) => `${tag} is not recorded: npm run migration`),
      ...Object.keys(hashes)
        .filter((tag) => hashes[tag] !== hashOf(house.texts.get(`${folder}/${tag}.sql`) ?? ""))
        .map((tag) => `${tag} was changed or removed after it was recorded`),
      ...journal.flatMap(({ tag, when }, index) => {
        const before = journal[index - 1]
        return before && before.when >= when ? [`${tag} is dated before ${before.tag} and would be passed over`] : []
      }),
    ]
  },
}
