import { isRightWord } from "../../../text/spell/right-words.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { placeName } from "../../../text/words/proper-names.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { tool } from "../slots/app-title.ts"
import { appTopics, firstDeed, kindNamed } from "./app-topics.ts"

const maxWords = 5

/** Where an app has few phrases: the tool for each thing that it serves, what it is about, alone and as an app, and where. */
export function appFill(u: Understanding): string[] {
  if (u.genre !== "app" || u.language !== "en") return []
  const said = firstDeed(u)
  const kind = kindNamed(u)
  // Who types "guitar pedals" wants to buy some.
  const topics = appTopics(u).filter((topic) => !isGoodsKind(singular(topic)))
  const found = [
    ...toolsFor(kind, said),
    ...topics,
    ...asApps(kind, appTopics(u).at(-1) ?? ""),
    ...inPlaces(kind, said),
  ]
  return [...new Set(found)].filter((phrase) => phrase.includes(" ") && phrase.split(" ").length <= maxWords)
}

/** "Guitar tuner" and "violin tuner" of a chromatic tuner "for guitar, bass, ukulele and violin" */
function toolsFor(kind: string, said: string): string[] {
  const head = kind.split(" ").at(-1) ?? ""
  const [, row = ""] = / for ([^.;:(]+?)(?= with | that | who |, works|$)/.exec(said) ?? []
  const each = row.split(/,\s*(?:and |or )?|\s(?:and|or|&)\s/).map((use) => use.trim().toLowerCase())
  // "Darts, snooker and pool leagues"
  const all = each.map((use) => use.replace(/ (?:leagues|clubs|teams|matches|games)$/, ""))
  const end = all.findIndex((use) => !isUse(use))
  const uses = (end < 0 ? all : all.slice(0, end)).map((use) => (staysPlural.test(use) ? use : singular(use)))
  // A dart keeper keeps no score.
  const named = head === "keeper" ? kind : head
  return tool.test(head) && head !== "app" && uses.length > 1 ? uses.map((use) => `${use} ${named}`) : []
}

const staysPlural = /^(?:darts|bowls|draughts|dominoes|skittles|checkers|cards)$/

function isUse(use: string): boolean {
  const [first = "", ...rest] = use.split(" ")
  const last = rest.at(-1) ?? first
  return (
    /^\p{L}{3,}(?: \p{L}{3,})?$/u.test(use) &&
    kindOf(first) !== "determiner" &&
    (namesAThing(singular(last)) || kindOf(last) === "ing") &&
    !/(?:(?:er|or|ist|ian)s|people|kids|children|men|homes?|work|teams?|famil(?:y|ies)|clubs?|coach(?:es)?|schools?)$/.test(
      last,
    )
  )
}

/** "Sailing knots app", "milk delivery app" of a ledger, "irish verb app" */
function asApps(kind: string, topic: string): string[] {
  const isRecord = / (?:ledger|log|register|diary|journal|records?|book|notebook)$/.test(kind)
  const names = [...(isRecord ? [kind.replace(/ \S+$/, "")] : []), ...(isPlural(kind) ? [kind] : []), singular(topic)]
  return names
    .filter((name) => name.includes(" ") && !/ (?:app$|for |and |of )/.test(name) && !tool.test(name))
    .filter((name) => name.split(" ").every(isRightWord))
    .map((name) => `${name} app`)
}

const ofPlace = /(?:times|radar|forecast|tides?|map|guide|weather|warnings|alerts|prices|stops)$/

/** "Rain radar ireland" of a "rain radar app for Ireland and the UK" */
function inPlaces(kind: string, said: string): string[] {
  const bare = kind.replace(/ app$/, "")
  const places = [...said.matchAll(/(?<!\p{L})\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?!\p{L})/gu)]
    .map(([name]) => name.toLowerCase())
    .filter(
      (name) =>
        placeName(name) !== undefined || /^(?:uk|us|usa|nz)$|^(?:north|south|east|west)(?:ern)? \p{L}+$/u.test(name),
    )
  return bare.includes(" ") && ofPlace.test(bare) ? places.slice(0, 2).map((place) => `${bare} ${place}`) : []
}
