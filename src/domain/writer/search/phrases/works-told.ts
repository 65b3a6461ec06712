import { isPlural, singular } from "../../../text/words/plural.ts"
import { verbForms } from "../../../text/words/verbs.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { deeds } from "../../read/sold.ts"
import { nameIn } from "../../type/shape.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"

const maxWords = 3

/** "Cowl fitting" of "cowls fitted" and of "we sweep chimneys and fit cowls": each thing with what is done to it. */
export function worksTold({ facts, runs }: Understanding): string[] {
  const told = [...facts, ...runs].filter(
    ({ isEnglish, topic, text }) => isEnglish && topic === "what" && !/\balso\b|\bif\b|\?$/i.test(text),
  )
  return [...new Set(told.flatMap(({ text }) => [...commandsIn(text), ...doneIn(text)]))]
}

/** "We sweep chimneys, reline flues and fit stoves across Antrim": a verb with a thing of its own in each part. */
function commandsIn(text: string): string[] {
  const [, row = ""] = /^(?:we|i) (.+)$/i.exec(text) ?? []
  return partsOf(row).flatMap((part) => {
    const [verb = "", ...rest] = part.toLowerCase().split(" ")
    const thing = nameIn(rest.join(" "))
    return workOn(thing, deeds.get(verb))
  })
}

/** "Dry stone walls built and repaired", "cowls and bird guards fitted": things and nothing behind them but what is done. */
const doneIn = (text: string): string[] =>
  partsOf(
    text
      .replace(/ as ?well$/i, "")
      .replace(bothDone, "$1 $3, $2 $3")
      .replace(doneTwice, "$1 $2, $1 $3"),
  ).flatMap((part) => {
    const words = part.toLowerCase().split(" ")
    return workOn(words.slice(0, -1).join(" "), deedOf(words.at(-1) ?? ""))
  })

const bothDone = /(?<=^|, )(\p{L}+) and (\p{L}+(?: \p{L}+)?) (\p{L}+ed|rebuilt)(?=[,.]|$)/giu
const doneTwice = /(?<=^|, )(\p{L}+(?: \p{L}+){0,2}) (\p{L}+ed|built|rebuilt) and (\p{L}+ed|rebuilt)(?=[,.]|$)/giu

const partsOf = (row: string): string[] => row.replace(/[.!]+$/, "").split(/, (?:and )?| and | & /)

const deedOf = (done: string): string | undefined => {
  const base = verbForms(done).find(({ form }) => form === "participle")?.base ?? ""
  return base === "build" ? "building" : deeds.get(base)
}

/** Nobody looks for "stuck sash repair", and parts of what is repaired are no trade. */
function workOn(thing: string, deed: string | undefined): string[] {
  const words = thing.split(" ")
  const isThing =
    isPlural(thing) &&
    words.length <= maxWords &&
    namesAThing(words.at(-1) ?? "") &&
    words.every((word) => /^(?:noun|plural|adjective|base|ing)$/.test(kindOf(word))) &&
    !/^(?:sticking|leaking|creaking|minor|small|old|new|all)$/.test(words[0] ?? "")
  return deed !== undefined && isThing ? [`${singular(thing)} ${deed}`] : []
}
