import { type Change, large } from "./turning.ts"
import { ingForm, isForm, verbForms } from "./understand/verbs.ts"
import { isPluralWord } from "./understand/word-kinds.ts"

// A few words within a sentence told otherwise, where only their own grammar has to be known.

const named = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*`

const _span = new RegExp(
  String.raw` ((?:on|in|at|along|by) (?:the |a |an )?(?:${named}|\p{Ll}+))( (?:from ${named} to|between ${named} and) ${named})(?=[.,;]|$)`,
  "u",
)

/** "The sound is made on the phone, not streamed." */
const turnNot: Change = (text) =>
  text.replace(
    /^([^,;:]{3,60}) (is|are|was|were) (\p{Ll}+(?: [^,;:]{2,60})?), not (\p{Ll}+)\.$/u,
    (whole: string, what: string, verb: string, so: string, other: string) =>
      [so.split(" ")[0] ?? "", other].every((word) => isForm(word, "participle") || /ed$/.test(word))
        ? `${what} ${verb} not ${other} but ${so}.`
        : whole,
  )

/** "with no bank login asked for" */
const turnWithNo: Change = (text) =>
  text.replace(
    /^([^;:]{12,}), (?:with no|without an?|without) ([^,.;]{3,40}?) (asked for|needed|required)(?=\.|$)/u,
    "$1, and no $2 is $3",
  )

/** "In this one I build a pedal": the film shows how. */
const tellGoingOn: Change = (text) =>
  text.replace(
    /^(In this (?:one|video|film|episode|lesson|tutorial)),? (I|we) (\p{Ll}+) (?=\p{L})/u,
    (whole: string, opener: string, who: string, verb: string) =>
      isForm(verb, "base") ? `${opener}, ${who}${who === "I" ? "'m" : "'re"} ${ingForm(verb)} ` : whole,
  )

/** "give the drawing to you" and "give you the drawing" */
const turnGift: Change = (text) => {
  const back = text.replace(
    /\b(give|send|show|bring|hand|gives|sends|shows|brings) ((?:the|an?|our) (?:\p{Ll}+ ){0,2}\p{Ll}+) to you\b/u,
    "$1 you $2",
  )
  if (back !== text) return back
  return text.replace(
    /\b(give|send|bring|hand|gives|sends|brings) you ((?:the|an?|our) (?:[\p{Ll}-]+ ){0,2}\p{Ll}+)(?=[.;]|$)/u,
    "$1 $2 to you",
  )
}

/** "what a room for one cost me" and "what dough should look like" */
const turnWhat: Change = (text) =>
  text
    .replace(
      /\b([Ww])hat ([^,.;:?]{2,40}?) (costs?)(?=[ ,.;:]|$)(?! (?:of|to)\b)/u,
      (_, w: string, what: string, cost: string) => `${w === "W" ? "How" : "how"} much ${what} ${cost}`,
    )
    .replace(/\bwhat ([^,.;:?]{2,40}?) (should|will|would|must) look like\b/u, "how $1 $2 look")
    .replace(/\bwhat ([^,.;:?]{2,40}?) looks like\b/u, "how $1 looks")

/** "the sentences a parent hears" are the sentences that a parent hears. */
const sayThat: Change = (text) =>
  text.replace(
    /\b((?:the|any|every|one) (?:\p{Ll}+ )?(\p{Ll}{4,})) ((?:an?|the|your) (\p{Ll}+)|he|she|we|I|you|they) (\p{Ll}+)\b/u,
    (whole: string, what: string, noun: string, who: string, subject: string | undefined, verb: string) => {
      const isTime =
        /^(?:that|which|when|where|with|from|than|then|into|over|day|week|hour|minute|month|year|time|moment|night|morning|evening|weekend|second|first)s?$/.test(
          noun,
        )
      const isDone =
        subject === undefined
          ? /^(?:can|could|have|had|need|want|know|use|see|like|love|own)$/.test(verb)
          : isForm(verb, "third")
      return isDone && !isTime && !isForm(noun, "base") ? `${what} that ${who} ${verb}` : whole
    },
  )

/** "have only sewn straight lines" */
const moveOnly: Change = (text) =>
  text.replace(/\b(have|has|had) only (\p{Ll}+) (?=\p{L})/u, (whole: string, have: string, verb: string) =>
    isForm(verb, "participle") ? `${have} ${verb} only ` : whole,
  )

/** "Rolls and frames are logged" */
const turnSubjects: Change = (text) =>
  text.replace(
    /^(\p{Lu}\p{Ll}+s) and (\p{Ll}+s) (?=(?:are|were|have|can|may|come|go) )/u,
    (whole: string, first: string, second: string) =>
      isPluralWord(first) && isPluralWord(second) ? `${large(second)} and ${first.toLowerCase()} ` : whole,
  )

/** "gives aperture and time in thirds of a stop" */
const turnObjects: Change = (text) =>
  text.replace(
    /(?<=\b\p{Ll}+s )(\p{Ll}{4,}) and (\p{Ll}{4,})(?= (?:in|on|at|for|from|by) )/u,
    (whole: string, first: string, second: string, at: number) => {
      const verb = text.slice(0, at).trimEnd().split(" ").at(-1) ?? ""
      const isPair = isForm(verb, "third") && verbForms(first).length + verbForms(second).length === 0
      return isPair ? `${second} and ${first}` : whole
    },
  )

/** "cool, wet places" */
const turnAdjectives: Change = (text) =>
  text.replace(
    /\b(an?|in|for|with|of|the) (cool|cold|warm|hot|dark|long|short|hard|soft|dry|quiet|narrow|steep|light|bright), (wet|cold|warm|dark|dry|windy|slow|thin|thick|quiet|heavy|clean|light|soft|bright|narrow) (?=\p{Ll})/u,
    "$1 $3, $2 ",
  )

/** Every change within a sentence, tried one by one. */
export const innerTurns: readonly Change[] = [
  turnNot,
  turnWithNo,
  tellGoingOn,
  turnGift,
  turnWhat,
  sayThat,
  moveOnly,
  turnSubjects,
  turnObjects,
  turnAdjectives,
]
