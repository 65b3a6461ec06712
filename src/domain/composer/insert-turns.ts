import type { Change } from "./turning.ts"
import { isForm, thirdPerson, verbForms } from "./understand/verbs.ts"

// A word that a sentence may have or leave out, put where it says no more than the sentence did.

/** "It connects by cable, or reads the screen." */
const sayElse: Change = (text) =>
  text.replace(/, or (\p{Ll}+) (?=(?:the|an?|it|your|by|with)\b)/u, (whole: string, verb: string) =>
    verbForms(verb).some(({ form, isAlsoNoun }) => form === "third" && !isAlsoNoun) ? `, or else ${verb} ` : whole,
  )

/** "The lines shown are for scale and not included." */
const sayAreNot: Change = (text) =>
  text.replace(
    /\b(is|are|was|were) ([^,;:.]{3,40}?) and not (?=(?:included|for|from|in|part|a|an)\b)/u,
    (whole: string, be: string, what: string) =>
      / (?:is|are|was|were|and|or|has|have) /.test(` ${what} `) ? whole : `${be} ${what} and ${be} not `,
  )

/** "The post is on us if a spar breaks", or should one break. */
const sayShould: Change = (text) =>
  text.replace(
    /(?<=[\p{L}\d)] )if ((?:an?|the|your|any) (?:\p{Ll}+ )?\p{Ll}+) (\p{Ll}+)(?=[ .,;]|$)/u,
    (whole: string, what: string, verb: string) => {
      const base = verbForms(verb).find(({ form }) => form === "third")?.base
      return base === undefined || base === "be" ? whole : `should ${what} ${base}`
    },
  )

const _asked =
  /\b(?:say|says|know|knows|see|sees|tell|tells|ask|asks|learn|until|only|exactly|just|even|and|or|decide|decides|remember|choose)$/

const folk =
  "people|those|parents|families|women|men|children|couples|beginners|students|fans|friends|(?:home)?owners|gardeners|lovers|cooks|riders|" +
  "walkers|runners|readers|writers|teachers|drivers|farmers|bakers|swimmers|climbers|campers|landlords|tenants|freelancers|artists|collectors"

/** "people with a good chair" have one; "people about to be asked" are. */
const sayWhoAre: Change = (text) => {
  const having = text.replace(
    new RegExp(String.raw`\b(${folk}) with (an?|one|two|three|\d+|no|their|small|big|long|young|old) (?=\p{L})`, "u"),
    "$1 who have $2 ",
  )
  if (having !== text) return having
  return text
    .replace(
      new RegExp(String.raw`\b(${folk}) (about to|afraid of|new to|short of|tired of|keen on|used to) (?=\p{L})`, "u"),
      "$1 who are $2 ",
    )
    .replace(
      new RegExp(String.raw`\b(${folk}) (\p{Ll}+ed) (by|to) (?=\p{L})`, "u"),
      (whole: string, who: string, done: string, by: string) =>
        by === "by" || /^(?:asked|told|invited|used)$/.test(done) ? `${who} who are ${done} ${by} ` : whole,
    )
}

/** "The bars fold flat and take 90 kg": each of the two verbs may have its own subject's word. */
const sayBoth: Change = (text) =>
  text.replace(
    /\b(it|they|you) (\p{Ll}+) ([^,;:.]{4,40}?) and (\p{Ll}+) (?=(?:the|an?|your|it|them|you|to|on|in)\b)/u,
    (whole: string, who: string, first: string, what: string, second: string) => {
      const form = who === "it" ? "third" : "base"
      const isPair = isForm(first, form) && verbForms(second).some((found) => found.form === form && !found.isAlsoNoun)
      return isPair && thirdPerson(second) !== second && !/ (?:and|or|that|which|who) /.test(` ${what} `)
        ? `${who} ${first} ${what} and ${who} ${second} `
        : whole
    },
  )

/** "The kit usually leaves on Monday": how often may come first. */
const frontOften: Change = (text) =>
  text.replace(
    /^((?:The|It|We|They|You|I|This|Our|Each|Every|Most)(?: [^,;: ]+){0,4}?) (usually|normally|often|sometimes|occasionally) (?=\p{Ll}+ )/u,
    (whole: string, who: string, often: string, at: number) =>
      / (?:who|that|which|is|are|was|were|can|may|will|has|have|do|does|and|or)$/.test(who) || at > 0
        ? whole
        : `${often.charAt(0).toUpperCase()}${often.slice(1)} ${/^(?:I|[A-Z]{2,})\b/.test(who) ? who : who.charAt(0).toLowerCase() + who.slice(1)} `,
  )

/** Every small word, tried one by one. */
export const insertTurns: readonly Change[] = [sayElse, sayAreNot, sayWhoAre, sayBoth, frontOften]

/** Lawful, but a reader may notice. */
export const stiffTurns: readonly Change[] = [sayShould]
