import { type Change, large, small } from "./turning.ts"
import { ingForm, pastForm, thirdPerson, verbForms } from "./understand/verbs.ts"
import { isPluralWord } from "./understand/word-kinds.ts"

const doer =
  /(?:^|[ -])(?:\p{Ll}+(?:ists?|ians?|eers?|wrights?|smiths?)|\p{Ll}{3,}(?<!wat|riv|numb|lett|ord|pap|lay|cent|corn|count|daught|sist|broth|moth|fath|foot|pow)ers?|(?:daught|sist|broth|moth|fath)ers?|staff|team|family|famil(?:y|ies)|wo?m[ae]n|people|sons?|parents|couple|friends?|firm|company|school|nurses?|referees?|employees?|trainees?|accountants?|doctors?|authors?|tailors?|amateurs?|volunteers?|batchmates|mates|roommates|students?|\p{Lu}\p{Ll}+)$/u

const agentAndRest =
  /^((?:an?|one|two|three|four|our|my|the same) (?:\S+ ){0,4}?\S+?|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)((?: (?:in|on|at|after|since|for|from|with|who|to|of|when|while|during|before)\b|,) .+)?$/u

const asObject: Readonly<Record<string, string>> = { It: "it", They: "them", We: "us", I: "me", He: "him", She: "her" }

function activeVerb(participle: string, auxiliary: string, agent: string): string | null {
  const found = verbForms(participle).find(({ form }) => form === "participle")
  if (found === undefined) return null
  if (/^w/.test(auxiliary)) return pastForm(found.base)
  const isMany =
    /^(?:two|three|four) /.test(agent) || /staff$/.test(agent) || isPluralWord(agent.split(" ").at(-1) ?? "")
  return isMany ? found.base : thirdPerson(found.base)
}

/** "after he lost count" is "after losing count" where who lost it has just been named. */
const sameDoer = (when: string): string =>
  when.replace(/^ (after|before) (?:he|she|they) (\p{Ll}+)/u, (whole: string, opener: string, verb: string) => {
    const base = verbForms(verb).find(({ form }) => form === "past")?.base
    return base === undefined || base === "be" ? whole : ` ${opener} ${ingForm(base)}`
  })

/** "The app was written by a referee in Aarhus" as "A referee in Aarhus wrote the app". */
const tellWhoDoes: Change = (text) => {
  const [, what = "", auxiliary = "", participle = "", by = ""] =
    /^([^,;:]{2,70}?) (is|are|was|were) (\p{Ll}+) by ([^;:]+)\.$/u.exec(text) ?? []
  const [, agent = "", rest = ""] = agentAndRest.exec(by) ?? []
  if (agent === "" || !doer.test(agent) || / (?:and|or|that|which|who)\b/.test(what)) return text
  const verb = activeVerb(participle, auxiliary, agent)
  // "by Ann, licensed since 1988": what is said of her between commas would be torn from her.
  if (verb === null || / (?:and|or) .* (?:that|which|who) /.test(by) || rest.includes(",")) return text
  const [, place = "", when = ""] =
    /^( (?:in|from|of|at) .+?)?( (?:after|since|when|while|during|before|to|for|on|with) .+)?$/u.exec(rest) ?? [
      "",
      "",
      rest,
    ]
  return `${large(agent)}${place} ${verb} ${asObject[what] ?? small(what)}${sameDoer(when)}.`
}

/** "One potter throws, trims and glazes each mug." */
const tellAllDeeds: Change = (text) => {
  const [, what = "", auxiliary = "", first = "", second, last = "", by = ""] =
    /^([^,;:]{2,50}?) (is|are) (\p{Ll}+)(?:, (\p{Ll}+))?,? and (\p{Ll}+) by ((?:an?|one|two|three|my|our) [^,;:.]{3,40})\.$/u.exec(
      text,
    ) ?? []
  const [, agent = "", rest = ""] = agentAndRest.exec(by) ?? []
  const verbs = [first, ...(second === undefined ? [] : [second]), last].map((done) =>
    activeVerb(done, auxiliary, agent),
  )
  if (agent === "" || !doer.test(agent) || rest !== "" || denied.test(what) || verbs.includes(null)) return text
  const deeds = `${verbs.slice(0, -1).join(", ")} and ${verbs.at(-1) ?? ""}`
  return `${large(agent)} ${deeds} ${asObject[what] ?? small(what)}.`
}
const denied = /\b(?:no|not|nothing|nobody|none|only|few|and|or|that|which|who)\b/i

/** "A retired machinist in Ohio built the first one out of a coffee can." */
const tellWhoDidWith: Change = (text) => {
  const [, what = "", auxiliary = "", done = "", out = "", agent = "", place = ""] =
    /^([^,;:]{2,40}?) (was|were) (\p{Ll}+) ((?:out of|from|with|in) [^,;:.]{3,30}?) by ((?:an?|my|our) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+)((?: (?:in|from|near) (?:the )?\p{Lu}[\p{L}'’-]+)?)\.$/u.exec(
      text,
    ) ?? []
  const verb = activeVerb(done, auxiliary, agent)
  return agent === "" || verb === null || !doer.test(agent) || denied.test(`${what} ${out}`)
    ? text
    : `${large(agent)}${place} ${verb} ${asObject[what] ?? small(what)} ${out}.`
}

export const voiceTurns: readonly Change[] = [tellWhoDoes, tellAllDeeds, tellWhoDidWith]
