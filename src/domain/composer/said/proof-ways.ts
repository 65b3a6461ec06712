import { withArticle } from "../../text/article.ts"
import { isPlural } from "../../text/plural.ts"
import type { Way } from "../teller.ts"
import { capital } from "../wording.ts"
import { gradedThing } from "./graded.ts"
import { isBusinessName } from "./is-business.ts"
import type { Said } from "./said.ts"
import type { Telling } from "./telling.ts"

const agents =
  /(?:^| )(?:contractor|member|partner|technician|engineer|therapist|practitioner|instructor|teacher|trainer|provider|company|business|firm|agent|adviser|advisor|supplier|installer|electrician|plumber|surveyor|arborist|butcher|baker|chef|groomer|charity|school|clinic|practice|winner|centre|center|fellow|associate|employer|agency|dealer|translator|guide|coach|tutor|vendor|operator|broker|farmer|grower|beekeeper|maker|inspector|specialist|station|garage|bookkeeper|accountant|physiotherapist|nurse|framer|joiner|builder|roofer|driver)s?(?= |$)/i

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** "Licensed NC landscape contractor CL1482": a proof that has its number, with the number told apart. */
function numberWays(text: string, { teller: { u, wording }, speaker: { who, am, my } }: Telling): Way[] | null {
  const number =
    /^(.*\b(?:registered|licen[cs]ed|certified|accredited|insured|approved|bonded)(?: \p{L}+){0,2})[ ,:#]+(?:no\.? |number |nr\.? )?((?:\p{Lu}{1,4}-)?\p{Lu}{0,4}\d[\w-]*)$/iu.exec(
      text,
    )
  if (number !== null) {
    const [, what = "", value = ""] = number
    const isSomebody = agents.test(what.split(" ").at(-1) ?? "") || isBusinessName(what)
    const small = wording.inside(what)
    const said = isSomebody && !isPlural(what) && !/^(?:an?|the) /.test(small) ? withArticle(small) : small
    return [
      `${who} ${am} ${said}, number ${value}`,
      `${u.seller} is ${said} under number ${value}`,
      `${who} ${am} ${said} (${value})`,
    ]
  }
  const sum =
    /^((?:public|product|employers?['’]?|professional) (?:liability|indemnity)(?: insurance| cover)?),?:? (?:(?:of|to|up to|for) )?([$£€].+)$/iu.exec(
      text,
    )
  if (sum !== null)
    return [`${who} have ${lower(sum[1] ?? "")} of ${sum[2]}`, `${u.seller} has ${lower(sum[1] ?? "")} of ${sum[2]}`]
  const office = /^(\p{Lu}{2,6}) ?#?(\d[\d -]{4,})$/u.exec(text)
  return office === null
    ? null
    : [`${my} ${office[1]} number is ${office[2]}`, `${office[1]} number of ${u.seller}: ${office[2]}`]
}

/** "Member of the Guild", "30 years of experience", as whole sentences. */
export function proofWays({ text }: Said, telling: Telling): Way[] {
  const { teller, speaker } = telling
  const { u, wording } = teller
  const { who, am, my } = speaker
  const small = wording.inside(text)
  const numbered = numberWays(text, telling)
  if (numbered !== null) return numbered
  if (/^\d+ years of /.test(text)) return [`${who} have ${text}`, `${u.seller} has ${text}`, `${who} bring ${text}`]
  const head = text.split(/ (?:of|in|with|for|since|number) |, /)[0] ?? text
  const isAgent = agents.test(head) && !/\b(?:award|prize|scheme|course|training|diploma|certificate)s?$/i.test(head)
  if (isAgent) {
    const isNumbered = /\d/.test(head.split(" ").at(-1) ?? "")
    const bare = isNumbered ? head.replace(/,? \S+$/, "") : head
    const code = isNumbered ? `, number ${head.split(" ").at(-1)}` : ""
    const rest = text.slice(head.length)
    const one = isPlural(bare) ? wording.inside(bare) : wording.noun(bare.replace(/^(?:an?|the) /i, ""))
    const named = `${one}${code}${code !== "" && rest !== "" ? "," : ""}${rest}`
    const names = isPlural(bare)
      ? []
      : [`${u.seller} is ${named}`, `${capital(u.seller)}: ${named}`.replace(/: .*/, ` is ${named}`)]
    return [`${who} ${am} ${named}`, ...names]
  }
  if (
    /^(?:fully |dually |state[- ]|police |DBS[- ]|independently )?(?:licen[cs]ed|registered|certified|insured|accredited|qualified|trained|vetted|checked|bonded|approved|inspected|DBS)/i.test(
      text,
    )
  )
    return [`${who} ${am} ${small}`, `${u.seller} is ${small}`]
  const grade = gradedThing(text)
  if (grade !== null) return [`${who} hold ${grade}`, `${u.seller} holds ${grade}`]
  if (/\b(?:licen[cs]e|registration|certificate|diploma|degree|insurance|permit|qualification|badge)\b/i.test(text)) {
    const named = /\d\S*$/.test(text) ? small : wording.noun(text)
    return [`${who} hold ${named}`, `${who} have ${named}`, `${u.seller} holds ${named}`]
  }
  if (/(?:qualified|certified|registered|trained|insured|accredited|approved|vetted)$/i.test(text)) {
    const bare = /\p{L} \p{Lu}/u.test(text) ? text : small
    return [`${who} ${am} ${bare}`, `${u.seller} is ${bare}`]
  }
  if (/\b(?:guarantees?|warranty|warranties|liability|cover|bond)\b/i.test(text)) {
    const named = /^[$£€]|liability|cover/.test(small)
      ? small
      : /^\d/.test(small)
        ? withArticle(small)
        : wording.noun(small)
    return [`${who} have ${named}`, `${u.seller} has ${named}`]
  }
  return [`${my} credentials: ${small}`, capital(text)]
}
