import { onceFor } from "../../../once-for.ts"
import type { Genre } from "../../../rule-book/genre.ts"
import type { Fact } from "../../fact.ts"
import { isLimitOfApp } from "../../read/limit-of-app.ts"
import { stemsOf } from "../../read/merge.ts"
import type { Understanding } from "../../understanding.ts"
import { isLimit } from "../../write/limit.ts"
import { toldAppKinds } from "../kinds/told/told-app-kinds.ts"
import { kindsTold, type ToldKinds } from "../kinds/told/told-kinds.ts"
import { toldTradeKinds } from "../kinds/told/told-trade-kinds.ts"
import { toldVideoKinds } from "../kinds/told/told-video-kinds.ts"

const rowsOf: Partial<Record<Genre, ToldKinds>> = { app: toldAppKinds, service: toldTradeKinds, video: toldVideoKinds }

/** What people type for an app or a business whose text says what it does: "choir practice app" of one that plays your part. */
export const toldPhrases = onceFor((u: Understanding): readonly string[] => toldIn(u, Infinity))

/** The same of its first words and features alone: of an app that also has a pitch pipe, "pitch pipe app" is no name. */
export const toldByFirst = onceFor((u: Understanding): readonly string[] => toldIn(u, maxNaming))

function toldIn(u: Understanding, mostParts: number): readonly string[] {
  const { genre, brief, thing, isBritish, language, clean } = u
  const rows = rowsOf[genre]
  if (rows === undefined || language !== "en") return []
  const said = [...u.facts, ...u.runs].filter(isSaid).toSorted((one, other) => one.place - other.place)
  const isPart = ({ field }: Fact): boolean => /^(?:appFeatures|serviceType)$/.test(field)
  const isFirst = (fact: Fact): boolean => /^(?:videoD|d)escription$/.test(fact.field)
  const isTitled = genre === "video" && brief.videoTitle.trim() !== ""
  const texts = (facts: readonly Fact[]): string => facts.map(({ text }) => text).join(". ")
  const denied = new Set(stemsOf(deniedIn([...u.facts, ...u.runs])))
  const isDenied = (phrase: string): boolean => [...stemsOf(phrase)].some((stem) => denied.has(stem))
  return kindsTold(rows, {
    // A video is about what its title says.
    first: [thing.fullName, ...(isTitled ? [] : [texts(said.filter(isFirst).slice(0, maxFirst))])].join(". "),
    parts: texts(said.filter(isPart).slice(0, mostParts)),
    more: [texts(said), clean(brief.industry), clean(brief.targetKeywords), clean(brief.videoTags)].join(". "),
    isBritish,
  }).filter((phrase) => !isDenied(phrase))
}

/** "Drill", of "we don't drill holes, only pumps": what is denied, and not the things that it would be done to. */
const deniedIn = (facts: readonly Fact[]): string =>
  facts
    .flatMap(({ text }) => [...text.matchAll(/(?<!\p{L})(?:do|does|can|will)(?: not|n['’]t) (\p{L}+)/giu)])
    .map(([, deed = ""]) => deed)
    .join(" ")

const maxFirst = 1
const maxNaming = 2

/** What it is and does, and not what it does not, for whom it is, or how it began. */
const isSaid = ({ text, topic, isEnglish }: Fact): boolean =>
  isEnglish &&
  /^(?:what|feature|promise|method|use|offer|included|count)$/.test(topic) &&
  !isLimit(text) &&
  !isLimitOfApp(text)
