/** "oil change, brake pads" as a list: tables of phrases read better as text. */
export const phraseList = (text: string): readonly string[] =>
  text
    .split(",")
    .map((phrase) => phrase.trim().replace(/\s+/g, " "))
    .filter((phrase) => phrase !== "")
