import type { Telling } from "./predicates.ts"
import type { Understanding } from "./understand/understand.ts"

const clause = (text: string): Telling => ({ as: "clause", text })

/** "2 pairs a box": how many there are in each. */
function perPack(text: string): Telling | null {
  const [, many = "", pack = ""] =
    /^((?:\d+|two|three|four|five|six|eight|ten|twelve) (?:[\p{L}-]+ )?\p{L}+s) (?:an?|per|each|in each) (box|pack|packet|bag|set|tub|jar|tin|pouch|carton|case)$/iu.exec(
      text,
    ) ?? []
  return pack === "" ? null : clause(`there are ${many.toLowerCase()} in each ${pack}`)
}

/** "Leave on 60 minutes" and "takes 2-3 weeks to the USA" have lost what they are said of. */
function doneTelling(text: string, { isPlural: isMany }: Understanding): Telling | null {
  const [, place = "", time = ""] = /^leave (on|in) (?:for )?(\d.*)$/i.exec(text) ?? []
  if (time !== "") return clause(`leave ${isMany ? "them" : "it"} ${place} for ${time}`)
  const isOnItsWay = /^takes? (?:about |around |up to )?\d[\d –-]* (?:working |business )?(?:days|weeks) to \p{L}/iu
  return isOnItsWay.test(text) ? clause(`delivery ${text.replace(/^takes?/i, "takes")}`) : null
}

/** What is told in so few words that its sentence has to be found again. */
export const tellTelegram = (text: string, u: Understanding): Telling | null => perPack(text) ?? doneTelling(text, u)
