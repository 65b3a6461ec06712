import { isCommonWord, isRightWord } from "../../text/spell/right-words.ts"
import { kindOf } from "../../text/words/word-kinds.ts"

/** Marks as they are set: "drains,bathrooms" is "drains, bathrooms", "79% .screen" is "79%. screen". */
export function spaced(text: string): string {
  return text
    .replace(/\s+([,;:!?])(?=[\p{L}\d\s]|$)/gu, "$1 ")
    .replace(/ +\.(?=\p{L}{3})/gu, ". ")
    .replace(/ +\.(?=\s|$)/g, ".")
    .replace(/(?<=[\p{L}\d)"%]),(?=\p{L}|["(])/gu, ", ")
    .replace(/(?<=[\p{L})%"]),(?=\d)/gu, ", ")
    .replace(/(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu, ". ")
    .replace(gluedSentence, (glued, word: string, next: string) =>
      isRightWord(word.toLowerCase()) && (next === "i" || isRightWord(next)) && !ofAddress.test(next)
        ? `${word}. ${next}`
        : glued,
    )
    .replace(/(?<=\p{Ll}{4})\.(?=\d{1,4}(?:[ ,]|$))|(?<=[£$€]\d{1,5})\.(?=\p{Ll}{3})/gu, ". ")
    .replace(/(?<=\p{L}{3})\/ (?=\p{L}{3})/gu, "/")
    .replace(/(?<=[\p{Ll}\d])\((?=\p{L})/gu, " (")
    .replace(/(?<=[\p{L})]) ?\+(?=\p{Ll}{2})/gu, " + ")
    .replace(gluedTime, "$1 $2")
    .replace(gluedCount, (glued, count: string, noun: string) => (isCommonWord(noun) ? `${count} ${noun}` : glued))
    .replace(rowOfFigures, "$1, $2$3")
    .replace(/(?<=\d ?(?:mm|cm|in|ft|g|kg)) (?=(?:about|approx|around) \d)/giu, ", ")
    .replace(gluedWords, (glued, low?: string, next = "", loud = "", other = next) =>
      isRightWord((low ?? loud).toLowerCase()) && isRightWord(other.toLowerCase()) ? `${low ?? loud}. ${other}` : glued,
    )
    .replace(/,(?:\s*,)+/g, ",")
    .replace(/[ \t]{2,}/g, " ")
}

/** "colours fadeAllow 2 weeks", "with adultCOD", "INCLUDEDTakes": two lines of a page without the break between them; an "echoMAP 73" is a model. */
const gluedWords =
  /(?<![\p{L}\d])(?:(\p{Ll}{3,})(\p{Lu}\p{Ll}+|\p{Lu}{3,}(?! \d))|(\p{Lu}{4,})(\p{Lu}\p{Ll}+))(?![\p{L}\d])/gu

/** "6 8 or 10in", "sizes 3 4 and 5": a row of single figures, which nobody types for one number. */
const rowOfFigures =
  /(?<![\p{L}\d.,/x×-])(?<![\p{Lu}\d×] )(?<! x )(\d{1,2}) (\d{1,2})( (?:or|and|&) \d{1,3})(?!\d|[.,/x-]\d| ?\/| \d{3}(?!\d))/gu

/** "BASKET.i cut the tree", "by hand.will hold 3 dozen": two sentences, and no address. */
const gluedSentence = /(?<![\p{L}\d@./:-])(\p{L}{3,})\.(\p{Ll}{3,}|i)(?=[\s,]|$)/gu
const ofAddress =
  /^(?:com|net|org|info|shop|store|app|example|html|php|pdf|jpg|png|csv|txt|doc|docx|online|site|blog|page|link)$/

/** "12yrs", "24mins" */
const gluedTime = /(?<![\p{L}\d.,])(\d{1,3})(yrs?|mins|hrs|wks)(?![\p{L}\d])/giu

/** "12inch", "96eggs"; a "4runner" is a car. */
const gluedCount = /(?<![\p{L}\d.,/-])(\d{1,4})(?!runner|eleven)(\p{Ll}{4,})(?![\p{L}\d])/gu

/** "64gb" is written "64 GB". */
const stored = /(?<![\p{L}\d])(\d+) ?(gb|tb|mb)(?![\p{L}\d])/giu
/** "240v" is written "240V". */
const volts = /(?<=(?<![\p{L}\d.,])(?:1[028]|24|36|48|1[12]0|2[234]0|415) ?)v(?![\p{L}\d])/gu
/** "254 l" is read as "2541". */
const litres = /(?<=(?<![\p{L}\d.,])\d+(?:\.\d+)? ?)l(?![\p{L}\d'’/]|\.\p{L})/gu
/** "Mph kmh knots", "g oz lb ml": units without a figure are a row. */
const rowOfUnits =
  /(?<![\d.] ?)(?<!\p{L})(?:(?:mph|kmh|km\/h|kph|knots|kts|psi|kpa|oz|lbs?|kg|g|ml|cl|mm|cm|ft) ){2,}(?:mph|kmh|km\/h|kph|knots|kts|psi|bar|kpa|oz|lbs?|kg|g|ml|cl|l|mm|cm|ft)(?!\p{L})/giu

export const withUnits = (text: string): string =>
  text
    .replace(rowOfUnits, (row) => row.replaceAll(" ", ", "))
    .replace(stored, (_, figure: string, unit: string) => `${figure} ${unit.toUpperCase()}`)
    .replace(/(?<=\d ?)hz(?![\p{L}\d])/gu, "Hz")
    .replace(volts, "V")
    .replace(litres, "L")

const verbAndWay = /^(?!pair )(\p{L}{3,6}) (on|up|in|out|off|down) (?=(\p{L}+))/gimu

/** Inside of a line, these are names before a noun: "soft loop tie down straps", "2 feed in braids". */
const named = new Set(
  `add on|blow up|bolt on|button up|clamp on|clip in|clip on|dress up|drop down|feed in|flip up|fold down|fold out|fold up|hold down|
  iron on|lace up|leave in|lift off|lift up|peel off|pin up|plug in|pop up|pour over|press on|pull down|pull on|pull out|pull up|push in|
  push on|push up|ride on|roll down|roll up|screw in|screw on|see through|sew on|slide in|slide out|slip on|snap in|snap on|spray on|
  stand up|step in|stick on|tear off|tie down|twist off|walk in|weld on|wind up|zip off|zip up`.split(/\|\s*/),
)
const namedInside =
  /(?<=(?<![\p{L}\d])([\p{L}\d'’-]{1,20}) )(\p{L}{3,6}) (on|up|in|out|off|down|over|through) (?=(\p{L}+))/giu
/** Behind these, somebody clips on what follows. */
const beforeVerb = /^(?:subject|auxiliary|plural|preposition|relative|adverb|conjunction)$/
/** "Kids press on nails" are nails for kids. */
const forWhom = /^(?:kids|mens|womens|ladies|girls|boys|childrens)$/i
const isNoun = (word: string): boolean =>
  /^(?:noun|plural)$/.test(kindOf(word)) && !/^(?:top|back|front|place|case)$/i.test(word)

/** The ground and the sand of pegs may be verbs elsewhere. */
const canBeNoun = (word: string): boolean =>
  !/^(?:determiner|preposition|subject|auxiliary|adverb|conjunction|relative|number|ing)$/.test(kindOf(word)) &&
  !/^(?:place|turn|seconds|minutes)$/i.test(word)

/** "French press ons" */
const severalOns = /(?<!\p{L})(press|clip|stick|slip|add|bolt|screw|snap) (ons)(?!\p{L})/giu

/** "Press on nails" and "pop up tent" at the beginning of a line are names: nobody is told to press. */
export const withHyphens = (text: string): string =>
  text
    .replace(severalOns, "$1-$2")
    .replace(verbAndWay, (typed, verb: string, way: string, next: string) =>
      // "Sit on top kayak" sits on something.
      next !== "top" && named.has(`${verb} ${way}`.toLowerCase()) && canBeNoun(next) ? `${verb}-${way} ` : typed,
    )
    .replace(namedInside, (typed, before: string, verb: string, way: string, next: string) =>
      named.has(`${verb} ${way}`.toLowerCase()) &&
      // "On the back step in Llandeilo"
      (/^\p{Lu}/u.test(verb) || !/^\p{Lu}\p{Ll}/u.test(next)) &&
      (forWhom.test(before) || !beforeVerb.test(kindOf(before))) &&
      isNoun(next)
        ? `${verb}-${way} `
        : typed,
    )
