/** Word kinds that represent a whole class in a phrase. */
const classes: Readonly<Record<string, string>> = {
  n: "(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half a dozen)",
  money:
    "(?:[$£€]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:[$£€](?!\\d)|(?:usd|aud|nzd|cad|gbp|eur|dollars?|pounds|euros?|quid|bucks)\\b))",
  day: "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?",
  clock: "\\d{1,2}(?:[:.]\\d\\d)?(?:\\s?(?:am|pm))?",
  colour:
    "(?:black|white|red|blue|green|yellow|orange|purple|pink|brown|gr[ae]y|beige|cream|navy|teal|mustard|charcoal|ivory|turquoise|burgundy|olive|sage|rust|lilac|gold|silver|natural|rose|mint|peach|coral|plum|khaki|tan|terracotta|lavender|ochre|oatmeal|blush|maroon|emerald|indigo|copper|bronze|aqua|cyan|magenta|violet|champagne)",
  tint: "(?:dusty|pale|dark|light|bright|deep|warm|cool|soft|matte?|gloss|forest|sky|royal|off|burnt|milky|slate|baby|hot|navy|a)",
  part: "(?:box(?:es)?|packaging|lens(?:es)?|case|charger|cables?|leads?|batter(?:y|ies)|manuals?|instructions|bag|stand|remote|frames?|glass|lid|pump|mattress(?:es)?|cushions?|cartridge|headshell|stylus|screws?|fixings|tools|chairs?|memory card|sim|plug|adapters?|candles?|plants?|pot|ink|paper|bulbs?|accessories|straps?|hose|key|title|mount|tripod|stickers|figures|card|insert|contents|stool|shade|bracket|liner)",
  device:
    "(?:iphones?|ipads?|android|ios|ipados|macos|windows|macs?|macbooks?|laptops?|tablets?|phones?|smartphones?|apple watch|wear os|chromebooks?|ps[345]|playstation|xbox|switch|kindle|gopro|alexa|google home|usb-?c|bluetooth|wifi|pcs?|consoles?)",
  done: "(?:made|sewn|woven|printed|carved|thrown|poured|knitted|crocheted|roasted|baked|cast|turned|cut|forged|fired|dyed|stitched|assembled|finished|cured|brewed|distilled|milled|pressed|built|painted|engraved|embroidered|bound|stamped|hammered|blown|tanned|designed)",
  tool: "(?:wheel|slip|hand|machine|screen|block|letterpress|laser|cold|slow|kiln|small-batch|die|block)",
  any: ".{0,60}",
}

/** A phrase in words: "{n}-day trial", "(s)" for an optional s, "?" after an optional word. */
function patternOf(phrase: string): string {
  return phrase
    .trim()
    .split(/\s+/)
    .map((word) => {
      const isOptional = word.endsWith("?")
      const bare = (isOptional ? word.slice(0, -1) : word)
        .replace(/[.*+^$()[\]\\]/g, "\\$&")
        .replace(/\\\(s\\\)/g, "s?")
        .replace(/-/g, "[- ]?")
        .replace(/\{(\w+)\}/g, (_, name: string) => classes[name] ?? name)
        .replace(/~/g, "\\p{L}*")
      return isOptional ? `(?:(?:${bare})[ ,-]+)?` : `(?:${bare})[ ,-]+`
    })
    .join("")
    .replace(/\[ ,-\]\+$/, "")
}

const starts = "(?<![\\p{L}\\p{N}])"
const ends = "(?![\\p{L}\\p{N}])"

/** Matches any phrase in a list with line breaks or bars between them; `place` says where the phrase must be. */
export function anyOf(list: string, place: "anywhere" | "first" | "last" | "whole"): RegExp {
  const phrases = list
    .split(/[\n|]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map(patternOf)
    .join("|")
  const head = place === "first" || place === "whole" ? "^" : starts
  const tail = place === "last" || place === "whole" ? "$" : ends
  return new RegExp(`${head}(?:${phrases})${tail}`, "iu")
}

/** A row of words of one kind and nothing else: "black, navy and sage", "iPhone and iPad". */
export function rowOf(kind: "colour" | "device", lead: string, tail: string): RegExp {
  const one = `(?:${classes.tint} )*${classes[kind]}(?: \\d[\\d.]*)?`
  return new RegExp(`^(?:${lead} )?${one}(?:(?:,| and| or| with| ?/| ?&|-| ) ?${one})*(?: ${tail})?$`, "iu")
}

export const colours: ReadonlySet<string> = new Set(
  (classes.colour ?? "")
    .replace(/\(\?:|\)/g, "")
    .replace("gr[ae]y", "grey|gray")
    .split("|"),
)
