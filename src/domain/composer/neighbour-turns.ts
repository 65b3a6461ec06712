import { type Change, isDone, large, small } from "./turning.ts"
import { ingForm, isForm, verbForms } from "./understand/verbs.ts"
import { isPluralWord } from "./understand/word-kinds.ts"

// Two things that hang on the same verb change places, or the last of them opens the sentence.

const joins =
  /\b(?:and|or|but|that|which|who|whose|where|when|while|if|unless|until|than|so|because|since|not|no|only)\b/

/** "Everything is done wet by hand on Japanese whetstones." */
const moveHand: Change = (text) =>
  text.replace(
    /^([^,;:.]{3,40}? (?:is|are|was|were) (\p{Ll}+)(?: (?:wet|dry|twice|once|slowly))?) ((?:on|in|with|from|at) [^;:.]{4,80}), (by hand|to order)(\.?)$/u,
    (whole: string, told: string, done: string, rest: string, by: string, end: string) =>
      isDone(done) && !/\b(?:that|which|who|if|when|but|not|so)\b/.test(rest) ? `${told} ${by} ${rest}${end}` : whole,
  )

/** "is tested before listing with a roll of film": what a seller does once everything else is done. */
const moveBefore: Change = (text) =>
  text.replace(
    /\b(is|are|was|were) (\p{Ll}+) (with [^,;:.]{3,40}?) (before (?:listing|dispatch|shipping|posting|packing|delivery|sale))(?=[.,;]|$)/u,
    (whole: string, be: string, done: string, how: string, when: string) =>
      isDone(done) && !joins.test(how) ? `${be} ${done} ${when} ${how}` : whole,
  )

const free = "at no (?:extra )?(?:charge|cost)|for no charge|free of charge|for free"

/** "ground at no charge for left-handed writers", "come back at no charge between visits" */
const moveCharge: Change = (text) =>
  text
    .replace(
      new RegExp(String.raw`\b(be|are|is|was|were) (\p{Ll}+) (for [^,;:.]{3,40}?) (${free})(?=[.;]|$)`, "u"),
      (whole: string, be: string, done: string, who: string, charge: string) =>
        isDone(done) && !joins.test(who) ? `${be} ${done} ${charge} ${who}` : whole,
    )
    .replace(new RegExp(String.raw` (between \p{Ll}+(?: \p{Ll}+)?) (${free})(?=[.;]|$)`, "u"), " $2 $1")

/** "poured in a net loft above the harbour in batches of 24" */
const moveBatches: Change = (text) =>
  text.replace(
    /\b(\p{Ll}+) (in (?:small )?batches of \d+) ((?:in|at) (?:an?|our|my|the) [^,;:.]{4,60})(?=[.;]|$)/u,
    (whole: string, done: string, batch: string, place: string) =>
      isDone(done) && !joins.test(place) ? `${done} ${place} ${batch}` : whole,
  )

/** "see at a glance the state of the tide" */
const moveGlance: Change = (text) =>
  text.replace(
    /\b(see|shows?) ((?:the|your|which|what|how|when|who|where) [^,;:.]{4,50}?) at a glance(?=[.,;]|$)/u,
    (whole: string, verb: string, what: string) =>
      joins.test(what.replace(/^\w+/, "")) ? whole : `${verb} at a glance ${what}`,
  )

/** "began in a Boulder garage with a 5 kg roaster" */
const moveStart: Change = (text) =>
  text.replace(
    /\b(began|started|opened)((?: in \d{4})?) (with (?:an?|one|two|three|\d+) [^,;:.]{3,40}?) (in (?:an?|my|our|the|her|his) [^,;:.]{3,50})(?=\.|$)/u,
    (whole: string, verb: string, year: string, how: string, where: string) =>
      joins.test(`${how} ${where}`) ? whole : `${verb}${year} ${where} ${how}`,
  )

/** "After opening, keep in the fridge and use within 3 months." */
const frontOpening: Change = (text) =>
  text.replace(
    /^(Keep|Store|Refrigerate|Chill)((?: [^,;:.]{3,40})?) (after|once) (opening|opened)((?: and (?:use|eat|drink|finish) [^,;:.]+)?)(\.?)$/u,
    (_, verb: string, where: string, when: string, done: string, rest: string, end: string) =>
      `${large(when)} ${done}, ${verb.toLowerCase()}${where}${rest}${end}`,
  )

const leaving = String.raw`(?:the|it|they|your|each|every) ?(?:\p{Ll}+ )?(?:leaves?|ships?|goes out|go out|is sent|are sent|is posted|are posted|is sold|are sold)`
const event = `(?:the|your|our|my) (?:first )?(?:day|event|wedding|session|class|lesson|shoot|move|job|visit)`

/** "Before the pen leaves, each nib is tried at the bench." */
const frontBefore: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`^((?:Each|Every|The|All|It|They|We|I|My|Our) [^,;:.]{8,}) (before (?:${leaving}|${event}))(|, (?:on|in|at|for) [^,;:.]+)\.$`,
      "u",
    ),
    (whole: string, told: string, when: string, rest: string) =>
      /\b(?:until|since|that|which|who|because|or|but|not|never|n't)\b/.test(told)
        ? whole
        : `${large(when)}, ${small(told)}${rest}.`,
  )

/** "Before my first wedding I photographed council meetings, and learnt to be ignored." */
const frontFirst: Change = (text) =>
  text.replace(
    /^(I|We) (\p{Ll}+ [^,;:.]{8,}) (before (?:my|our) first \p{Ll}+)(, and [^;:.]+)?\.$/u,
    (whole: string, who: string, told: string, when: string, rest: string | undefined) =>
      isForm(told.split(" ")[0] ?? "", "past") && !joins.test(told)
        ? `${large(when)} ${who === "I" ? who : "we"} ${told}${rest ?? ""}.`
        : whole,
  )

/** "On these stretches the river is graded 1." */
const frontThese: Change = (text) =>
  text.replace(
    /^((?:The|It|They|We|Each|Every) [^,;:.]{8,60}) ((?:on|in|at) (?:these|those|both|all) \p{Ll}+s)\.$/u,
    (whole: string, told: string, where: string) => (joins.test(told) ? whole : `${large(where)} ${small(told)}.`),
  )

/** ", and it makes two pages for your doctor before an appointment" */
const moveInnerTime: Change = (text) =>
  text.replace(
    /, and ((?:before|after) (?:an?|the|each|every) \p{Ll}+) (it|they|we|I) (\p{Ll}+) ([^,;:.]{4,60})(?=\.|$)/u,
    (whole: string, when: string, who: string, verb: string, rest: string) =>
      isForm(verb, who === "it" ? "third" : "base") && !joins.test(rest)
        ? `, and ${who} ${verb} ${rest} ${when}`
        : whole,
  )

/** "When the car's Bluetooth connects, start a trip and tag it." */
const frontWhen: Change = (text) =>
  text.replace(
    /^(\p{Lu}\p{Ll}+) ([^,;:.]{3,40}?) (when|once) ((?:the|your|a|an|it|you) [^,;:.]{4,50}?) and (\p{Ll}+) (it|them) ([^;:.]{3,60})\.$/u,
    (
      whole: string,
      verb: string,
      what: string,
      when: string,
      event: string,
      second: string,
      it: string,
      rest: string,
    ) =>
      isForm(verb.toLowerCase(), "base") && !joins.test(` ${what} `) && !joins.test(event)
        ? `${large(when)} ${event}, ${verb.toLowerCase()} ${what} and ${second} ${it} ${rest}.`
        : whole,
  )

/** "so it takes off less steel next time" */
const moveNextTime: Change = (text) =>
  text.replace(
    /\bso next time (it|they|you|I|we) ([^,;:.]{4,60})(?=[.;]|$)/u,
    (whole: string, who: string, told: string) => (joins.test(told) ? whole : `so ${who} ${told} next time`),
  )

/** "since, sitting in front of the neurologist, I could never remember how many days I had lost" */
const moveDoing: Change = (text) =>
  text.replace(
    /(^|\b(?:since|because|that) )(I|[Ww]e|[Yy]ou|[Tt]hey) ((?:could|can|would|will) (?:never )?\p{Ll}+), (\p{Ll}+ing [^,;:.]{4,50}), (?=(?:how|what|which|where|when|who|why|if|whether|the|an?)\b)/u,
    (whole: string, opener: string, who: string, told: string, doing: string) => {
      if (!isForm(doing.split(" ")[0] ?? "", "ing")) return whole
      const subject = who === "I" ? who : who.toLowerCase()
      return opener === "" ? `${large(doing)}, ${subject} ${told} ` : `${opener.trim()}, ${doing}, ${subject} ${told} `
    },
  )

/** "Your knives are back with you in 4 working days." */
const sayBack: Change = (text) =>
  text.replace(
    /^(?:I|We) have your (\p{Ll}+) back to you (?=(?:in|within|by|on|the)\b)/u,
    (_, thing: string) => `Your ${thing} ${isPluralWord(thing) ? "are" : "is"} back with you `,
  )

const crafts =
  "sell repair teach work bake cook build make sew knit weave drive run paint print grow farm fish nurse train coach play sing tune mend " +
  "restore design write edit collect breed carve forge brew roast study research sail climb guide serve clean film record translate photograph"
const isCraft = new Set(crafts.split(" "))
const times = String.raw`(?:\d+|\p{Ll}+(?:-\p{Ll}+)?) (?:years|summers|winters|seasons|decades)`
const somebody = String.raw`I|[Ww]e|[Hh]e|[Ss]he|(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:(?:late|great|own|old) )?(?:\p{Ll}+ )??\p{Ll}+`

/** "My grandmother spent nineteen summers selling ices from a cart." */
const saySpent: Change = (text) => {
  const [, who = "", verb = "", rest = "", span = ""] =
    new RegExp(String.raw`^(${somebody}) (\p{Ll}+) ([^,;:.]{4,}?) for (${times})\.$`, "u").exec(text) ?? []
  const [, early = "", whom = "", deed = "", more = ""] =
    new RegExp(String.raw`^For (${times}),? (${somebody}) (\p{Ll}+) ([^,;:.]{4,})\.$`, "u").exec(text) ?? []
  const base = verbForms(verb || deed).find(({ form }) => form === "past")?.base ?? ""
  if (!isCraft.has(base) || joins.test(` ${rest || more} `)) return text
  return `${large(who || whom)} spent ${span || early} ${ingForm(base)} ${rest || more}.`
}

/** Every exchange of two neighbours, tried one by one. */
export const neighbourTurns: readonly Change[] = [
  moveHand,
  moveBefore,
  moveCharge,
  moveBatches,
  moveGlance,
  moveStart,
  frontOpening,
  frontBefore,
  frontFirst,
  frontThese,
  moveInnerTime,
  frontWhen,
  moveNextTime,
  moveDoing,
  sayBack,
  saySpent,
]
