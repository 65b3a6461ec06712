/**
 * A pasted text without what other programs put into it: the stamps of a chat, the slots of a template, the errors of a
 * spreadsheet, letters read in the wrong encoding.
 */
export function withoutLeftovers(text: string): string {
  if (!sign.test(text)) return text
  return withoutSlots(
    text
      .replace(misread, readAgain)
      // The last sign of a quotation mark is often lost.
      .replace(/â€(?![\p{L}\d])/gu, '"')
      .replace(undone, "")
      .replace(/^([ \t]*(?:[-*][ \t]*)?)\[x\][ \t]*/gim, "$1")
      .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/(?<!\\)\\n/g, "\n")
      .replace(stamp, "")
      .replace(remark, "")
      .replace(struck, "")
      .replace(releaseNotes, "")
      .replace(/#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)/g, "")
      .replace(emptyItem, ""),
  ).replace(slotOfName, "")
}

/** Without one of these, nothing is left over. */
const sign =
  /[ÂÃâ\\[{%~<]|#[RNVD]|v\d+\.\d|\d[:.]\d\d|(?<!\p{L})(?:your|keyword \d|null|undefined|nan|true|false|deleted)(?!\p{L})/iu

const latin = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"
/** "Donâ€™t", "120Â°C", "cafÃ©": each sign was read as two or three. */
const misread = new RegExp(`[ÂÃâð][${latin}\u00a0-\u00bf]{1,3}`, "g")

function readAgain(found: string): string {
  const bytes = Array.from(found, (one) => (latin.includes(one) ? 0x80 + latin.indexOf(one) : one.charCodeAt(0)))
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16)}`).join(""))
  } catch {
    return found
  }
}

/** "[ ] dark mode" of a list in which "[x] reminders" is done */
const undone = /^[ \t]*(?:[-*][ \t]*)?\[ \][^\n]*/gm

/** "[14/03, 09:12] Mwende: " */
const stamp =
  /^[ \t]*\[?\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?[ ]+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?\]?(?: -)?[ ]+\p{L}[\p{L} .'-]{0,30}:[ \t]*/gimu
const remark =
  /<(?:media|image|video|audio|sticker) omitted>|^[ \t]*this message was deleted\.?[ \t]*$|\[(?:music|applause|laughter|inaudible)\]/gim
const struck = /~~[^~\n]{1,80}~~(?: (?:removed|gone|discontinued))?/gi
/** "v4.0.2 - fixed crash on Samsung!! fixed login!!" */
const releaseNotes =
  /(?<![\p{L}\d])v\d+(?:\.\d+){1,3} ?[-:–] ?(?:(?:fixed|fixes|fixing|bug ?fix(?:es)?)(?!\p{L})[^.!?\n*]{0,120}(?:[.!?*\s]+|$))+/giu
/** "biltong maker, null, keyword 4" */
const emptyItem = /(?<=(?:^|[,;|\n]) ?)(?:null|undefined|NaN|TRUE|FALSE|[Kk]eyword ?\d{1,2})[ \t]*(?:[,;|\n]|(?=$))/g

const slot =
  /\{%[^%\n]{0,80}%\}|\{[\p{L}_][\p{L}\d_ ]{0,40}\}|%(?:\d\$)?[sd@](?![\p{L}\d])|\[#?(?:insert|your|add|copy|cta|hook|usp|placeholder|tbc|tbd|todo|product|brand|company|image|photo|link)\b[^[\]\n]{0,200}\]/giu
/** "Your City, Your State" */
const slotOfName =
  /^[ \t]*(?:your (?:city|town|state|county|country|address|name|business name|company name|company|shop name|tagline)(?: here)?(?:[ \t]*(?:[,:-]|$)[ \t]*))+/i

/** A part with an empty slot has a hole; only what follows a slot with a capital is whole without it. */
const withoutSlots = (text: string): string =>
  text.search(slot) < 0
    ? text
    : text
        .split(/(?<=[.!?,;\n])(?=\s)(?![^[\]\n]{0,200}\])/)
        .map((part) => {
          if (part.search(slot) < 0) return part
          const rest = part.replace(slot, "\u0080")
          return /^[\s\u0080]*[\p{Lu}\d][^\u0080]*$/u.test(rest) ? part.replace(slot, "") : ""
        })
        .join("")
