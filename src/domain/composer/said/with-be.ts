import { isDone } from "../turning.ts"
import { isPluralWord, plain } from "../understand/word-kinds.ts"

/** Whoever did something in the past: "customers asked", "walkers used". */
const people =
  /(?:customers|users|members|walkers|runners|buyers|readers|visitors|drivers|riders|owners|gardeners|teachers|beginners|players|makers|farmers|workers|tutors|volunteers|neighbours|neighbors|ists|ians|men|women|people|guests|couples|parents|clients|families|students|pupils|friends|kids|girls|boys)$/i

/** What things do by themselves, so that the form is no passive. */
const active =
  /^(?:worked|moved|turned|started|happened|seemed|needed|stayed|looked|lasted|opened|closed|grew|fell|went)$/i

/** "Chippings taken away or left, whichever you prefer": a telegram, with the verb that was left out; null for others. */
export function withBe(text: string): string | null {
  const found =
    /^((?:[\p{L}-]+ )?[\p{L}-]+s) (\p{L}+)(?=, \p{L}+ [^;:]*? and \p{L}+ed | (?:back|away|into|out|off|up|down|to|onto|from|or|by|in|on|at|with)\b)/u.exec(
      text,
    )
  const [, what = "", verb = ""] = found ?? []
  const last = what.split(" ").at(-1) ?? ""
  const isTold =
    (isDone(plain(verb)) || verb === "freed") && !active.test(verb) && isPluralWord(last) && !people.test(last)
  if (!isTold || / (?:is|are|was|were|has|have|who|(?<!so )that|which) /.test(text)) return null
  return `${what} are ${text.slice(what.length + 1)}`
}
