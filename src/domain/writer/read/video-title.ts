import type { Fact } from "../fact.ts"

const showing =
  /^(?:(?:this|the|my|new|a) )?(?:vid|video|clip|episode) (?:is|shows|of|about|on) (?:(?:me|us|about|how) )?|^(?:in|on) (?:this|today's) (?:video|episode|tutorial|clip),? (?:(?:i|we)(?:'ll| will)? (?:show|teach|tell|explain)(?: you)? (?=how|what|why))?|^(?:i|we)(?:'ll| will)? (?:show|teach|tell|explain)(?: you)? (?=how|what|why)/i
/** "How to read a payslip: PRSI, tax credits" is cut in front of its row. */
const endOfTitle = /: [^,:]{1,20}, .*|,(?!\d)|\s(?:with|using|in the|that|which|who|someone|somebody)\s/

const minTitleWords = 3

/** What fits in a row of videos is cut nowhere: "How I milk a goat that kicks". */
const maxWhole = 50

/** "Clean with me" is cut at no "with". */
export function videoTitle(text: string): string {
  const title = text.replace(showing, "")
  if (title.length <= maxWhole && !/[,:]/.test(title)) return title
  const [start = ""] = title.split(endOfTitle)
  return start.split(" ").length < minTitleWords ? title : start
}

/** "kent" in a hasty title is the Kent of the description. */
export function withNames(title: string, facts: readonly Fact[]): string {
  const told = facts.map(({ text }) => text).join(" \n ")
  const isName = (low: string): boolean =>
    new RegExp(`\\p{Ll} ${low[0]?.toUpperCase()}${low.slice(1)}(?!\\p{L})`, "u").test(told) &&
    !told.includes(` ${low} `)
  return title.replace(/(?<= )\p{Ll}{3,}(?!\p{L})/gu, (word) =>
    isName(word) ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word,
  )
}
