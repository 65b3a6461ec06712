import type { Way } from "../teller.ts"
import { listed } from "../wording.ts"

/** What an app works with, and does not have: other machines and the services that come with them. */
const partners =
  /^(?:Apple Watch|Siri|CarPlay|Android Auto|Wear OS|Google Assistant|Google Home|Alexa|Apple Health|Health Connect|Google Fit|Apple Pencil|HomeKit|AirPlay|Chromecast|Google Drive|Dropbox|OneDrive)(?: and (?=\p{Lu})|$)/u

export const isPartner = (text: string): boolean => partners.test(text)

/** Formats and services are handled, and not had. */
export const isFormat = (text: string): boolean =>
  isPartner(text) ||
  (text.split(" ").length < 4 &&
    /^(?:\p{Lu}[\p{Lu}\d]+|(?:zip|rar|7z|tar|csv|pdf|mp3|mp4|mkv|avi|mov|srt|ass|wav|flac|epub|mobi|gif|png|jpe?g|raw|docx?|xlsx?|txt|midi|ogg|aac|gpx|kml)|\p{Lu}\p{L}+ \p{Lu}\p{L}+)(?:[/\d]|$| and \p{Lu})/u.test(
      text,
    ))

/** "mp4/mkv/avi" are MP4, MKV and AVI. */
export const formatNames = (text: string): readonly string[] =>
  text.split("/").map((name) => (/^\p{Ll}[\p{Ll}\d]{1,3}$/u.test(name) ? name.toUpperCase() : name))

export function formatWays(formats: readonly string[], it: string): Way[] {
  const list = listed(formats.flatMap(formatNames))
  const are = / and |,/.test(list) ? "are" : "is"
  const always = [`${it} works with ${list}`, `${it} supports ${list}`, `${list} ${are} supported`]
  return formats.some(isPartner) ? always : [`${it} handles ${list}`, ...always, `${it} copes with ${list}`]
}
