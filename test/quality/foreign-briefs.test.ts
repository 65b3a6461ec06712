import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import * as z from "zod/mini"
import { languageOfBrief } from "../../src/domain/brief/clean/language.ts"
import { platforms } from "../../src/domain/platforms/index.ts"
import { subjectsOf } from "../../src/domain/seo/brief.ts"
import { type Draft, slotItems } from "../../src/domain/seo/listing.ts"
import { compose } from "../../src/domain/writer/compose.ts"
import { notesOf } from "../../src/domain/writer/notes-of.ts"
import { foreignHeadings, foreignLabels, foreignTypes } from "../../src/domain/writer/write/foreign-words.ts"
import { makeBrief } from "../score/make-brief.ts"

const rowsSchema = z.array(z.looseObject({ platform: z.string(), businessName: z.string() }))
const rows = rowsSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, "foreign-briefs.json"), "utf8")))

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}']+/gu) ?? []

function textsOf(draft: Draft, platformId: string): string[] {
  const slots = platforms.find(({ id }) => id === platformId)?.slots ?? []
  return slots.flatMap(({ key }) => slotItems(draft, key))
}

test.each(rows.map((row) => [row.platform, row.businessName, row] as const))(
  "%s, %s: no word stands in the listing that is neither the seller's nor a heading in that language",
  (platformId, _, row) => {
    const platform = platforms.find(({ id }) => id === platformId)
    if (platform === undefined) throw new Error(`no platform is called ${platformId}`)
    const brief = makeBrief(row)
    const language = languageOfBrief(brief)
    expect(language).not.toBe("en")
    const own = [foreignLabels[language], foreignHeadings[language]].flatMap((words) => Object.values(words ?? {}))
    const typed = JSON.stringify(row)
    const known = new Set(wordsOf([typed, ...own, foreignTypes[language] ?? ""].join(" ")))
    for (const subject of subjectsOf(brief)) {
      expect(notesOf(brief, subject, platform).asks.filter(({ label }) => label !== "")).toEqual([])
      for (const variation of [0, 1, 2]) {
        const texts = textsOf(compose(brief, subject, platform, { variation }), platform.id)
        // Joined words are a slug or a hashtag.
        const prose = texts.filter((text) => text.includes(" "))
        expect(prose.flatMap(wordsOf).filter((word) => !known.has(word))).toEqual([])
      }
    }
  },
)
