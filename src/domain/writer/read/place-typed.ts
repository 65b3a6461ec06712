import { kindOf } from "../../text/words/word-kinds.ts"

/** "Sewn in Leeds", "spoken in Tamil": what is done there, and no name of a place. */
const tellsWork = (text: string): boolean =>
  text.includes(" ") &&
  !/^(?:based|located) /i.test(text) &&
  /^(?:participle|past|auxiliary|subject|third)$/.test(kindOf(text.toLowerCase().split(" ")[0] ?? ""))

/** What was typed where the form asks for a place: "Salem, Tamil Nadu. Available in Tamil and English" has more than one. */
export function placeTyped(text: string): { readonly place: string; readonly more: string } {
  if (tellsWork(text)) return { place: "", more: text }
  const [place = "", ...more] = text.split(/(?<=\p{L}{4})[.;]\s+(?=\S+\s)|;\s+/u)
  return { place, more: more.join(". ") }
}
