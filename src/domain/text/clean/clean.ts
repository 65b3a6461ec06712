import { decodeEntities } from "./html-entities.ts"
import { withoutLeftovers } from "./leftovers.ts"

/**
 * A seller's typed or pasted text without what no text field should contain: markup, pictures, ornaments, invisible
 * characters. Words, numbers, prices and meaningful signs (°, ™, 3/4", C++) stay, and so do line breaks. A mark that
 * separates two phrases (a bullet, a tick, a row of emoji) becomes a line break, so that the phrases stay separate.
 */
export function cleanText(raw: string): string {
  const typed = withoutLeftovers(raw)
  if (plain.test(typed)) return typed
  let text = typed.toWellFormed().replace(/\r\n?/g, "\n")
  for (let round = 0; round < 4; round += 1) {
    const once = tidy(withoutMarks(withoutPictures(withoutInvisible(withoutHtml(text)))))
    if (once === text) break
    text = once
  }
  // Among pictures, each character takes two bytes. Joined again, the rest takes one, and expressions are much faster.
  return text === typed ? typed : text.split("").join("")
}

/** Words with nothing but common marks between them. */
const plain = /^[A-Za-z\d]+(?:(?:[ '-]|[,.;:] )[A-Za-z\d]+)*\.?$/

const blockTags =
  /<\/?(?:address|article|blockquote|br|dd|div|dl|dt|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|option|p|pre|section|table|tbody|thead|tr|ul)\b[^<>]*>/gi
const hiddenContent = /<(script|style|head|template|svg|iframe|noscript|title)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const emptyLink =
  /<a\b[^<>]*>\s*(?:(?:click|tap|press|go|visit|look|open|enter|join|follow|call|book|order|buy|shop|contact|message)(?: (?:here|hear|me|us|now|it|online|today))?|here|link|read more|(?:see |view |shop |find )?(?:more|all)(?: \w+){0,2}|info)\W*<\/a\s*>/gi
/** A link away from the listing, whose words say only where it leads. */
const linkAway = /<a\b[^<>]{0,300}?https?:[^<>]{0,300}>\s*[\p{L}\d'’-]{1,30}(?:\s+[\p{L}\d'’-]{1,30})?\s*<\/a\s*>/giu
/** A link that only shows part of its own address has no text. */
const addressLink = /<a\b[^<>]{0,300}?(?<![\w])([\w-]{2,40})(?![\w])[^<>]{0,300}>\s*\1\s*<\/a\s*>/gi

/** Tags, and tags from decoded entities: pasted code is often encoded twice. */
function withoutHtml(raw: string): string {
  let text = raw
  for (let round = 0; round < 3; round += 1) {
    const before = text
    if (/<|\[\/?INST\]/.test(text)) {
      text = text
        .replace(/<!--(?:(?!-->)[\s\S])*(?:-->|$)/g, " ")
        .replace(hiddenContent, " ")
        .replace(emptyLink, " ")
        .replace(linkAway, " ")
        .replace(addressLink, " ")
        .replace(blockTags, "\n")
        .replace(/<[/!?]?[a-z][^<>]*>|<\|[^|<>]*\|>|<<\/?\w+>>|\[\/?INST\]/gi, " ")
        .replace(/<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|p|script|span|strong|table|td|u|ul)(?:\s[^<>]*)?$/i, " ")
    }
    text = decodeEntities(text)
    if (text === before) break
  }
  return text
}

const styledLetters = /[\u{1D400}-\u{1D7FF}\u{FF01}-\u{FF5E}\u{24B6}-\u{24E9}\u{1F130}-\u{1F149}\u{2100}-\u{210F}]/gu
const invisible =
  /\u034F|[\p{Cc}\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFF0-\uFFFD\u{E0001}-\u{E007F}]|\p{Variation_Selector}/gu
const spaces = /[\t\v\f\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g

function withoutInvisible(text: string): string {
  return (
    text
      .replace(spaces, " ")
      .replace(/ {2,}/g, " ")
      .replace(/[\u2028\u2029\u0085]/g, "\n")
      .replace(/(?: ?\n){3,}/g, "\n\n")
      // A family emoji is one picture, joined from several.
      .replace(
        /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)+/gu,
        "",
      )
      .replace(invisible, (character) => (character === "\n" ? "\n" : ""))
      // A joiner is part of the spelling in Arabic and Indic scripts, and of an emoji elsewhere.
      .replace(/(?<![\p{Script=Arabic}\p{M}])[\u200C\u200D](?![\p{Script=Arabic}\p{M}])/gu, "")
      .replace(styledLetters, (letter) => (/[℃℉№℗]/u.test(letter) ? letter : letter.normalize("NFKC")))
      .normalize("NFC")
  )
}

/** Signs used between two phrases, or before each of them. */
const bulletSigns =
  /[ \t]*(?:\p{Emoji_Presentation}{2,}|[\u2705\u2713\u2714\u2611\u25CF\u2022\u25AA\u25E6\u25B8\u25BA\u25B6\u2192\u21D2\u25C6\u25C7\u2666\u2756\u2726\u2727\u2794-\u27BE\u{1F449}\u{1F538}\u{1F539}\u{1F536}\u{1F537}])+[ \t]*/gu
const pictures =
  /(?![©®™#*\d])(?:[\p{Extended_Pictographic}\u2190-\u21FF\u2300-\u23FF\u2460-\u24B5\u2500-\u27BF\u2900-\u297F\u2B00-\u2BFF\u2605\u2606]|\u20E3)/gu
const ornaments = /[«»‹›【】〖〗「」『』〔〕《》〈〉†‡※§¶¤]/g

function withoutPictures(text: string): string {
  return (
    text
      .replace(/(?:[★☆⭐🌟✩✪✯✰]\s*)+/gu, " ")
      .replace(/\p{Emoji_Modifier}/gu, "")
      // "Sunday no ☎ 031 000 0000" is no part number.
      .replace(/[☎☏📞📱]\uFE0F?\s*(?=\+?\d[\d ().-]{5,15}\d)/gu, " call ")
      .replace(/\p{Regional_Indicator}+/gu, " ")
      .replace(bulletSigns, (_, at: number, all: string) =>
        /(?:^|\n)\s*$/.test(all.slice(Math.max(0, at - 20), at)) ? "" : "\n",
      )
      .replace(pictures, " ")
      .replace(ornaments, " ")
      // A thousand pictures would be a thousand spaces, which other patterns search from each of them.
      .replace(/ {2,}/g, " ")
  )
}

/** Where a seller sets dashes for all other marks, "about 1910 - 24 hooks" is no range. */
const mostRanges = 4
const longRange = /(?<=\d)\s?[–—−]\s?(?=[\d$£€])/g
const anyRange = /(?<=\d)(?:\s?[–—−]\s?| - )(?=[\d$£€])/g

/** "Name: lily pipe | Material: glass | For hose: 12 mm | …": a line for each, where a text has no other marks. */
const inPipes = /^(?=.{120})[^|\n]*(?:\|[^|\n]*){3,}$/gm

/** Markdown and typed ornaments. A single sign between words or digits (C++, 50*70, snake_case, ~5 kg) is content. */
function withoutMarks(text: string): string {
  return (
    text
      .replace(/[‘’‚‛′´`]/g, "'")
      .replace(/[“”„‟″]/g, '"')
      .replace(/!?\[([^[\]\n]*)\]\([^()\s]*\)/g, "$1")
      .replace(/^[ \t]*(?:#{1,6}[ \t]+|>[ \t]+)/gm, "")
      .replace(/^[ \t]*(?:[-=_*~#][ \t]?){3,}$/gm, "")
      // "Cleaned and re-gilded *** No bleach"
      .replace(/(?<=[^\s*~=_#] )[*~=_]{3,}(?= [^\s*~=_#])/g, "\n")
      .replace(/%{2,}/g, "\n")
      .replace(/[~^=_*#]{2,}(?!\d)|[-]{3,}/g, " ")
      .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*[^*\s])\*(?![\p{L}\p{N}*])/gu, "$1")
      .replace(/(?<![\p{L}\p{N}_])_(?=[^_\s])([^_\n]*[^_\s])_(?![\p{L}\p{N}_])/gu, "$1")
      .replace(/(?<![\p{L}\p{N}~])~(?=\p{L})([^~\n]{0,40}[^~\s])~(?![\p{L}\p{N}~])/gu, "$1")
      .replace(text.split(" - ").length > mostRanges ? longRange : anyRange, "-")
      .replace(/\s*—\s*|\s+(?:–|--)\s+/g, " - ")
      .replace(/[ \t]+(?:\/\/+|\|\|+)(?:[ \t]+|$)/gm, "\n")
      .replace(inPipes, (whole) => whole.replaceAll(/[ \t]*\|[ \t]*/g, "\n"))
      .replace(/[–−]/g, "-")
  )
}

function tidy(text: string): string {
  return (
    text
      .replace(/(?<![\w/])w\/o(?:ut)?\b[ \t]*/gi, "without ")
      .replace(/(?<![\w/])w\/in\b/gi, "within")
      .replace(/(?<![\w/])w\/[ \t]*(?=[\p{L}\d])/giu, "with ")
      .replace(/(?<![!?])[!?]*\?[!?]*/g, "?")
      .replace(/!(?:\s*!)+1*/g, "!")
      .replace(/(?:…|\.{2,})(\p{L})?/gu, (_, letter?: string) => (letter === undefined ? "." : `. ${letter}`))
      .replace(/[ \t]+([,;:!?)\].])(?=[\s,;:!?)\].]|$)/gm, "$1")
      .replace(/[,;](?:[ \t]*[,;])+/g, ",")
      .replace(/[,;:][ \t]*([.!?])(?!\d)/g, "$1")
      // "6 a.m.; calendar export": the period of an abbreviation ends nothing.
      .replace(/(?<!\b\p{L}\.\p{L}(?=\.))([.!?])[ \t]*[,;](?=\s|$)/gu, "$1")
      .replace(/(?<=\p{L}),(?=\p{L})/gu, ", ")
      .replace(/(?<=\p{L})!(?=\p{L})/gu, "! ")
      .replace(/([([])[ \t]+/g, "$1")
      .replace(/\([^\p{L}\p{N}()]*\)|\[[^\p{L}\p{N}[\]]*\]/gu, " ")
      .replace(/[ ]{2,}/g, " ")
      .replace(/^[ \t,;:.!?]+(?![\d])|^[ \t]+|[ \t]+$/gmu, "")
      .replace(/\n{3,}/g, "\n\n")
      .trim()
  )
}
