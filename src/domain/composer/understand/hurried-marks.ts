import { withArticle } from "../../text/article.ts"

/** Stars are marks given, and no comma. */
const picture = /(?:(?![©®™#*\d★☆⭐🌟])\p{Extended_Pictographic}\uFE0F?)+/gu
/** Faces laugh at what was said, and part nothing. */
const innerPicture =
  /(?<=[\p{L}\d)!.,] ?)(?![©®™#*\d★☆⭐🌟\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}])\p{Extended_Pictographic}\uFE0F?(?= ?[\p{L}\d])/gu
/** A picture as often as this is set between the things that are said. */
const minTimes = 3

/** "[arm] natural LATEX [arm] 5 levels [arm] carry bag": the same picture over and over is a comma. */
function partAtPictures(raw: string): string {
  const times = new Map<string, number>()
  for (const each of raw.match(picture) ?? []) times.set(each, (times.get(each) ?? 0) + 1)
  const inner = new Map<string, number>()
  for (const [each] of raw.matchAll(innerPicture)) inner.set(each, (inner.get(each) ?? 0) + 1)
  const isComma = (each: string): boolean => (times.get(each) ?? 0) >= minTimes || (inner.get(each) ?? 0) >= 2
  return raw.replace(picture, (each) => (isComma(each) ? "\n" : each))
}

/** "SAVE BATTERY [picture] counts steps": who shouted has ended, and says the next thing. */
const pictured = /(?<=\p{Lu}{4,} ?)(?![©®™])\p{Extended_Pictographic}+\uFE0F? ?(?=\p{Ll}{3,})/gu
const laughing = String.raw`(?:[\u{1F602}\u{1F923}\u{1F605}\u{1F606}]+|\b(?:lo+l|lmao|haha)\b)`
/** "Quiet so ur neighbours wont h8 u [laughing]": the reason is the joke, and what it is for is not. */
const joke = new RegExp(
  String.raw`(?<=\p{L}{3}) (?:so|cos|coz|cuz|because|or) (?:u|ur|you|your|the|my|i|we|it|they|he|she)\b[^,;.!?\n\d]{3,60}?(?= ?${laughing})`,
  "giu",
)
/** A laughing or a shocked face ends what was said. */
const face = /(?<=[\p{L}\p{N}]) ?[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F480}\u{1F525}\u{1F4AF}]+ ?(?=[\p{L}\d])/gu
/** "8 out of 10 (VNDS??)": nobody is told what the seller only wonders. */
const wondering = /\s*\([^()?]{1,24}\?{2,}\)|(?<=\p{L}) ?\?{2,}(?=\s*$)/gu
/** Stars, brackets and tags that set apart what is shouted. */
const stars = /(?<!\d\s?|[★☆⭐]|(?:with|a|an|of) )[★☆⭐]+(?=\s*\p{L})/gu
const lenticular = /\s*[【〖「『](?=\S)([^】〗」』\n]{1,60})[】〗」』]\s*/gu
const loudTag =
  /<(b|strong|em|i|u|font|span|center|big|mark|marquee|B|STRONG|EM|U|FONT)\b[^<>]*>\s*([^<>\p{Ll}]*\p{Lu}{2}[^<>\p{Ll}]* [^<>\p{Ll}]*)<\/\1>/gu

/** "<i>ring on top is wood</i>" is a statement of its own. */
const markedClause =
  /<(b|strong|em|i|u)>\s*((?!\p{Lu}{2})[^<>]{8,80}?\b(?:is|are|has|have|not|NOT)\b[^<>]{2,80}?)\s*<\/\1>/gu

/** What was typed in a hurry, with the marks that part it as line breaks and commas. It is not clean yet. */
export const readHurriedMarks = (raw: string): string =>
  partAtPictures(raw.replace(joke, ""))
    .replace(lenticular, "\n$1\n")
    .replace(loudTag, "\n$2\n")
    .replace(markedClause, "\n$2\n")
    .replace(stars, "\n")
    .replace(wondering, "")
    .replace(face, ", ")
    .replace(pictured, ", ")
    .replace(/(?<=\p{L})\.{2,3} ?(?=[\p{Ll}\d][^()]*\))/gu, ", ")
    .replace(/(?<=^|[\s(])i(?=[ ']\p{Ll})/gmu, "I")
    .replace(/(?<![\p{L}\d-])([Aa])(?= ([aeio]\p{Ll}{3,}))/gu, (_, a: string, next: string) =>
      withArticle(next).startsWith("an ") && !next.startsWith("one") ? `${a}n` : a,
    )
