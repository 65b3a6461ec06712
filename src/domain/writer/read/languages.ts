import { capitalised } from "../../text/case/capitalised.ts"
import { joinAnd } from "../write/grammar.ts"

const languages =
  "english|welsh|irish|gaelic|german|french|spanish|italian|portuguese|dutch|polish|ukrainian|russian|romanian|hungarian|greek|turkish|arabic|hebrew|hindi|gujarati|marathi|tamil|telugu|kannada|malayalam|bengali|punjabi|urdu|nepali|sinhala|zulu|xhosa|sotho|sesotho|tswana|afrikaans|swahili|shona|amharic|somali|yoruba|igbo|hausa|mandarin|cantonese|chinese|japanese|korean|thai|vietnamese|tagalog|maori|samoan|estonian|finnish|danish|swedish|norwegian|icelandic|latvian|lithuanian|czech|slovak|slovenian|croatian|serbian|bulgarian|catalan|basque|persian|farsi|indonesian|malay|lao|khmer"

const anyLanguage = new RegExp(`^(?:${languages})$`)
export const isLanguage = (word: string): boolean => anyLanguage.test(word)

const row = new RegExp(
  String.raw`(?<=^|[.,;:] |\b(?:in|for) )(?:${languages})(?: (?:${languages}))+(?: (?:and|&) (?:${languages}))?(?=$|[.,;)]| subtitles?\b)`,
  "giu",
)

/** "Zulu sotho English" are three languages without a mark between them. */
export const languagesApart = (text: string): string =>
  text.replace(row, (found) => joinAnd(found.split(/ (?:and |& )?/).map((name) => capitalised(name.toLowerCase()))))
