import { isMaterialWord } from "../../text/words/materials.ts"
import { kindOf } from "../../text/words/word-kinds.ts"

interface Row {
  /** Words that certainly begin a new clause, or that limit the clause before them. */
  readonly opens: RegExp
  /** Words after which no clause begins: they need the next word. */
  readonly after: RegExp
  readonly mark: ";" | ","
}

const waits =
  "and|or|but|so|because|if|when|that|which|as|since|who|where|until|unless|while|think|know|hope|say|says|means|like|how|what|why|whether|though|although|than|is|are|was|were|be|with|for|in|on|at|of|to|by|from|it|then|cause|sure|mind|note|about|after|before|there|yes|see|otherwise|else|till|til|now|let|lets|happy|promise|really|whatever|reason"
/** "Checking it's flat" says what is checked. */
const isWaiting = new RegExp(
  String.raw`(?:^|[^\p{L}\d'’])(?:${waits}|once|how \p{L}+|\p{L}{2,}ing)$|\p{L}['’]\p{L}+$|[,;:(.!?–-]$`,
  "iu",
)
const isHaving = new RegExp(
  String.raw`(?:^|[^\p{L}\d'’])(?:${waits}|has|have|having|had|can|will|would|may|might|must|should|could|do|does|did|just|still|really|usually|often|got|got|get|says|need|needs|or|why|if|also|definitely|probably|me|comes?|offer|offers|makes?|leaves?|at|part|serial|tag|model|batch|item|ref|reg|some|almost|virtually|little|absolutely|basically|an?|the|this|every|each|per)$|\p{L}['’]\p{L}+$|[,;:(.!?–-]$`,
  "iu",
)

/** Behind a person, a verb of thinking or a word that asks for more, the clause goes on. */
const isWaitingMore = new RegExp(
  String.raw`(?:^|[^\p{L}\d'’])(?:${waits}|i|we|you|they|he|she|people|please|pls|just|also|and|or|but|hope|find|see|says?|means?|make|makes|sure|ones?|all|everything|anything|whatever|wherever|best|long|far|much|many|soon)$|\p{L}['’]\p{L}+$|[,;:(.!?–-]$`,
  "iu",
)

/** Adds a comma that somebody in a hurry left out, where it is certainly right. Anything without a row stays as typed. */
const rows: readonly Row[] = [
  // "extension pipe itself not included it's just the hinge"
  {
    opens:
      /(?:it's|that's(?= (?:normal|fine|why|how|all|it|what)\b)|they're|there's|we're|I'm(?! \p{L}+ing(?!\p{L}))) (?=\p{L})/u,
    after: isWaiting,
    mark: ";",
  },
  // "wash cold don't tumble dry they will shrink", "don't use hot water it goes brittle"
  {
    opens: /(?:(?:they|it) (?:will|\p{L}+n't|goes?|gets?|stays?) (?=\p{L})|we (?:don't|do not|can't|won't) (?=\p{L}))/u,
    after: isWaitingMore,
    mark: ";",
  },
  // "no assembly just screw in 4 feet", "not a toy keep out of reach"
  {
    opens:
      /(?:just (?=(?:screw|add|plug|clip|use|pour|peel|wash|wipe|press|push|pull|send|bring|fill|pick|tell|let) )|keep (?=(?:out|away|dry|clear) ))/u,
    after: isHaving,
    mark: ";",
  },
  // "size runs small please order one up", "gets hot let it cool"
  {
    opens:
      /(?:(?:please|kindly) (?=(?:order|read|measure|check|ask|allow|note|choose|pick|tell|send|bring|use|keep|wash|take|leave|don't)(?!\p{L}))|let (?:it|them) (?=\p{L}))/u,
    after: isWaitingMore,
    mark: ";",
  },
  // "battery not included need a power bank"
  { opens: /(?:needs?|requires?|uses?) (?=\p{L}|\d)/u, after: /(?<!(?:included|supplied))$/i, mark: ";" },
  // "7 feet x 3 feet (210 x 90 cm) colour black"
  { opens: /(?:colou?r|size|material|weight)s? (?=\p{L}|\d)/u, after: /[^)]$/, mark: "," },
  // "vinyl VG+ plays well sleeve VG has ring wear": behind the grade of a record
  {
    opens: /(?:plays|has|with|sleeve|cover|vinyl|inner) (?=\p{L})/u,
    after: /(?<!(?<!\p{L})(?:VG|EX|NM)[+-]{0,2})$/u,
    mark: ",",
  },
  // "no stainless sanitary no pressure pipe"
  {
    opens:
      /no (?!but|sorry|though|longer|more|one|matter|idea|doubt|problem|bother|hassle|signal|charge|cost|later|less|wonder)(?=\p{L}{2})/u,
    after: isHaving,
    mark: ",",
  },
  // "warranty on the motor not the burrs"
  {
    opens:
      /not (?!(?!(?:splitting|separating|shipping|posting|swapping)(?!\p{L}))\p{L}+(?:ed|ing)(?!\p{L})|an? (?:issue|problem|bother|worry|concern|deal|big|biggie)(?!\p{L}))(?=(?:an?|the|for|on|as|with|suitable|my|just) |\p{L}{3,}(?:$|[ ,;.]))/u,
    after: isHaving,
    mark: ",",
  },
  // "rubber crutch tips 19 mm grey pack of 4"
  { opens: /(?:set|pack|box|bag) of (?=\d)/, after: isHaving, mark: "," },
]

const minWords = 4
/** The number of characters before a place that show whether a clause ends there. */
const maxBefore = 160

/** A hasty run of words, with the commas that it certainly needs. */
export function withClauseBreaks(text: string): string {
  if (text.split(" ").length < minWords) return text
  return rows.reduce(
    (rest, { opens, after, mark }) =>
      rest.replace(new RegExp(String.raw`(?<=[\p{L}\d)+]) (?=${opens.source})`, "gu"), (space, at: number) => {
        const before = rest.slice(Math.max(0, at - maxBefore), at)
        const near = before.slice(Math.max(0, before.search(/\S+\s+\S+\s+\S+$/)))
        // "Sheep wear no coats", "contains no nuts"; "cast iron no lid" has no verb.
        const last = near.split(" ").at(-1) ?? ""
        const isVerb = rest.startsWith("no ", at + 1) && /^(?:base|third)$/.test(kindOf(last)) && !isMaterialWord(last)
        // "When it leaks, it's the seal", but "if the agent is not happy"
        const isCondition = opensCondition.test(before)
        if (isCondition && mark === ",") return space
        const between = isCondition ? "," : mark
        return isVerb || after.test(near) || before.split(" ").length < 2 ? space : `${between} `
      }),
    text,
  )
}

const opensCondition = /(?:^|[.;,] )(?:when|whenever|if|once|because|since|as|unless|although|until|while)\b[^.;,]*$/i
