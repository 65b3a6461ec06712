import { contentWords } from "../../text/words/content-words.ts"
import type { Fact } from "../fact.ts"
import { statementVerb } from "../type/own-verb.ts"
import { wordsIn } from "../type/shaped.ts"
import type { Understanding } from "../understanding.ts"
import { asSentence, inRunningText } from "./grammar.ts"

const namesChannel = /^(?:an?|the|our|my) (?:\S+ ){0,5}channel\b/i

/**
 * "A channel about typewriters" behind what one video shows: whose channel it is. Everything else that the channel shows
 * is behind its name, as "Weekly films from a working waller".
 */
export function ofChannel(fact: Fact, { genre, thing, brief, language, facts }: Understanding): string | null {
  const isOfVideo = brief.videoDescription.trim() === "" || fact.field !== "description"
  if (genre !== "video" || isOfVideo || language !== "en" || thing.seller === "") return null
  if (!/^(?:noun|other)$/.test(fact.shape) || !fact.isCareful || statementVerb(wordsIn(fact.text)) !== null) return null
  if (facts.find(({ field }) => field === "description") !== fact || isOfTitle(fact, brief.videoTitle)) return null
  const text = inRunningText(fact.text)
  return asSentence(namesChannel.test(text) ? `${thing.seller} is ${text}` : `On ${thing.seller}: ${text}`)
}

/** "Brake pad replacement on a Honda Civic" tells what the video shows, wherever it was typed. */
function isOfTitle({ text }: Fact, title: string): boolean {
  const [named, told] = [contentWords(title), contentWords(text)]
  return named.filter((stem) => told.includes(stem)).length * 2 >= named.length
}
