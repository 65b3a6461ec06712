import { isMaterialWord } from "../../text/words/materials.ts"
import { kindOf } from "../../text/words/word-kinds.ts"

interface Row {
  /** Words that certainly begin a new clause, or that limit the clause before them. */
  readonly opens: RegExp
  /** Words after which no clause begins: they need the next word. */
  readonly after: RegExp
  readonly mark: ";" | ","
  /** Behind words without a verb, it would be said of them: "headbands in this size don't fit". */
  readonly isBehindVerb?: boolean
}

const waits =
  "and|or|but|so|because|if|when|that|which|as|since|who|where|until|unless|while|think|know|hope|say|says|means|like|how|what|why|whether|though|although|than|is|are|was|were|be|with|for|in|on|at|of|to|by|from|it|then|cause|sure|mind|note|about|after|before|there|yes|see|otherwise|else"
/** "Checking it's flat" says what is checked. */
const isWaiting = new RegExp(
  String.raw`(?:^|[^\p{L}\d'’])(?:${waits}|once|\p{L}{2,}ing)$|\p{L}['’]\p{L}+$|[,;:(.!?–-]$`,
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

/** "I've just oiled last month's pair", "was serviced", "the one I had tested" */
const isBeing = new RegExp(
  String.raw`(?:^|[^\p{L}\d'’])(?:${waits}|i|we|you|they|he|she|has|have|had|been|got|just|fully|recently|newly|also|well|professionally|lightly|properly|last)$|\p{L}['’]\p{L}+$|[,;:(.!?–-]$`,
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
  // "boil 4 min from frozen don't thaw"
  { opens: /(?:don't|do not) (?=\p{L}{3})/u, after: isWaitingMore, mark: ";", isBehindVerb: true },
  // "no assembly just screw in 4 feet", "not a toy keep out of reach"
  {
    opens:
      /(?:just (?=(?:screw|add|plug|clip|use|pour|peel|wash|wipe|press|push|pull|send|bring|fill|pick|tell|let) )|keep (?=(?:out|away|dry|clear) ))/u,
    after: isHaving,
    mark: ";",
  },
  // "a small tear doesn't affect it"
  { opens: /(?:doesn't|does not|won't) (?=(?:affect|matter|show|stop|change) ?)/u, after: isHaving, mark: "," },
  // "pack of 6 each one 3 ft", "16.50 a bag min order 4 bags"
  {
    opens:
      /(?:(?<!\d ?(?:mm|cm|m|in|ft|g|kg|oz|lb)(?: (?:wide|long|high|deep|tall))? )each (?:one )?(?=\d)|min(?:imum)? order (?=\d))/u,
    after: isHaving,
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
      /not (?!\p{L}+(?:ed|ing)(?!\p{L})|an? (?:issue|problem|bother|worry|concern|deal|big|biggie)(?!\p{L}))(?=(?:an?|the|for|on|as|with|suitable|my|just) |\p{L}{3,}(?:$|[ ,;.]))/u,
    after: isHaving,
    mark: ",",
  },
  // "no line on it no box"
  { opens: /(?<=(?<!\p{L})(?:on|in|with|for) it )no (?=\p{L}{2})/u, after: /(?!)/, mark: "," },
  // "you need a truck to haul it it's about 700 lbs", "burner still in it haven't tried it"
  {
    opens: /(?<=(?<!\p{L})(?:it|them|first|there) )(?:it's|they're|haven't|havent) (?=\p{L}|\d)/u,
    after: /(?!)/,
    mark: ";",
  },
  // "sold in pairs 100% cotton"
  {
    opens: /\d{2,3} ?% (?=(?:cotton|wool|linen|silk|leather|polyester|merino|bamboo|acrylic|nylon)(?!\p{L}))/u,
    after: isHaving,
    mark: ",",
  },
  // "learnt from my uncle he made lobster pots"
  {
    opens:
      /(?<=(?<!\p{L})my (?:\p{L}+ )?(?:uncle|aunt|dad|mum|mom|father|mother|nan|nana|gran|grandad|granny|grandmother|grandfather|neighbour|neighbor|brother|sister|friend) )(?:he|she) (?=\p{L})/u,
    after: isWaitingMore,
    mark: ";",
  },
  // "runs fine had it serviced last year", "turns over freely oiled last month"
  {
    opens:
      /(?:(?:had|got) (?:it|them) (?=\p{L}+ed(?!\p{L}))|(?:oiled|serviced|cleaned|tested|painted|rewired|checked|tuned|sharpened|washed|greased|replaced|repaired|restrung|waxed) (?=(?:last|this) (?:week|month|year|spring|summer|autumn|winter)(?!\p{L})))/u,
    after: isBeing,
    mark: ",",
  },
  // "30 cm wide each one is a bit different"
  { opens: /each (?:one )?is (?=\p{L})/u, after: isHaving, mark: ";" },
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
    (rest, { opens, after, mark, isBehindVerb = false }) =>
      rest.replace(new RegExp(String.raw`(?<=[\p{L}\d)]) (?=${opens.source})`, "gu"), (space, at: number) => {
        const before = rest.slice(Math.max(0, at - maxBefore), at)
        const near = before.slice(Math.max(0, before.search(/\S+\s+\S+\s+\S+$/)))
        // "Sheep wear no coats", "contains no nuts"; "cast iron no lid" has no verb.
        const last = near.split(" ").at(-1) ?? ""
        const isVerb = rest.startsWith("no ", at + 1) && /^(?:base|third)$/.test(kindOf(last)) && !isMaterialWord(last)
        // "When it leaks, it's the seal"
        const between = opensCondition.test(before) ? "," : mark
        if (isBehindVerb && !tellsDeed(before)) return space
        return isVerb || after.test(near) || before.split(" ").length < 2 ? space : `${between} `
      }),
    text,
  )
}

/** A command, or words with a verb, since the last mark. */
const tellsDeed = (before: string): boolean => {
  const kinds = (before.split(/[.,;:(]\s*/).at(-1) ?? "").trim().split(/\s+/).map(kindOf)
  return kinds[0] === "base" || kinds.some((kind) => kind === "third" || kind === "auxiliary")
}

const opensCondition = /(?:^|[.;,] )(?:when|whenever|if|once|because|since|as|unless|although|until|while)\b[^.;,]*$/i
