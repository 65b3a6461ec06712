import { isPlural, singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { wordMap } from "../../../text/words/word-map.ts"
import { nameIn } from "../../type/shape.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { appKinds } from "../kinds/app-kinds.ts"

const tools = wordMap(
  `track=tracker log=log count=counter plan=planner scan=scanner calculate=calculator convert=converter tune=tuner
  record=log identify=identifier catalog=catalog catalogue=catalogue translate=translator organize=organizer
  organise=organiser time=timer score=scorer`,
)

export const isDoneByTool = (verb: string): boolean => tools.has(verb)

const maxObject = 4

/** "Scan barcodes" is how something else is done. */
const kept = /^(?:log|track|record|plan|count)$/

const heard =
  /(?<!\p{L})(?:voices?|audio|sounds?|songs?|music|videos?|calls?|screens?|podcasts?|vocals?|tracks?)(?!\p{L})/iu

/** What is counted or calculated names its tool by one word: "bale counter", and no "record log". */
const ofFigures = /^(?:counter|calculator)$/

/** "Keeps score for board game nights", "keeps track of your hens", "works out how many tiles you need" */
const withTool = (text: string): string =>
  text
    .replace(/^keeps? track of /i, "tracks ")
    .replace(/^keeps? (?:an? |the )?(?:log|record)s? of /i, "logs ")
    .replace(/^keeps? (?:the )?score (?:for|of|at) /i, "scores ")
    .replace(/^(?:works out|calculates) (?:how many )?/i, "calculates ")

/** Where "bell towers | you've rung at" ends. */
const objectEnd = /,|[.;:]\s|\s(?:and|or|&|(?:I|you|we|they)(?:['’]\p{L}+)?|that|which|who|per|for)\s/iu

/** "cold water swim log", of an app that "logs your cold water swims". */
export function toolSaid(text: string): string {
  const said = withTool(withoutEnd(text))
  const [, verb = "", rest = ""] = /^(\p{L}+) (?:your |the |every |each |all |an? )*(.+)$/iu.exec(said) ?? []
  const low = verb.toLowerCase()
  // "Logs your swims", and "log your swims"
  const tool = tools.get(kept.test(low) ? low : /s$/.test(low) ? low.replace(/ies$/, "ys").slice(0, -1) : "")
  // "Each ewe's lambing"
  const object = nameIn(rest.split(objectEnd)[0] ?? "")
    .toLowerCase()
    .replace(/^\p{L}+['’]s |^\d+ /u, "")
  // "Counts down the quarters", "log when the light goes"
  if (tool === undefined || /^(?:preposition|adverb|relative|conjunction)$/.test(kindOf(object.split(" ")[0] ?? "")))
    return ""
  // Who records a sound keeps no log of it.
  if (low.startsWith("record") && heard.test(object)) return ""
  const phrase = `${singular(object)} ${tool}`
  // "Converts a cake recipe", "tracks your blood pressure"
  const isOne = /^\p{L}+ (?:an?|each|every|your) /iu.test(said)
  const isFigure = ofFigures.test(tool) && isPlural(object) && namesAThing(object)
  const isNamed = object.includes(" ") ? isPlural(object) || isOne : isFigure || Object.hasOwn(appKinds, phrase)
  return isNamed && object.split(" ").length < maxObject ? phrase : ""
}
