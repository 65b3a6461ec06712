/** "A maker" is nothing without what it makes. */
const leans =
  /^(?:maker|holder|opener|organi[sz]er|cleaner|warmer|dispenser|protector|remover|grinder|peeler|conditioner|purifier|processor|player|bomb|ball|bite)s?$/i

/** The thing in as many words as say what it is: "coffee maker", where "mug" is enough. */
export function wholeNoun(name: string, noun: string): string {
  const words = name.split(" ")
  const at = words.lastIndexOf(noun)
  const before = words[at - 1] ?? ""
  return at > 0 && leans.test(noun) && /^\p{Ll}{3,}$/u.test(before) ? `${before} ${noun}` : noun
}
