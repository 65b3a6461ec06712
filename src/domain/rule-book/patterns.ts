import type { Pattern } from "./compile-pattern.ts"

// Each of these runs on any pasted text, at every keystroke. So none may read a letter more than a fixed number of
// times: runs are bounded, or start only where a look-behind says that none is in progress. The meaning of a word
// depends on its neighbors ("ground clearance", "yard sale sign"), so allowed neighbors are named.

export const anyCase = (...parts: readonly string[]): Pattern => ({ source: parts.join("|"), flags: "iu" })
export const exact = (...parts: readonly string[]): Pattern => ({ source: parts.join("|"), flags: "u" })

/** Both as one pattern: it finds whatever either finds. */
export const eitherOf = (...patterns: readonly Pattern[]): Pattern => ({
  source: patterns.map(({ source }) => source).join("|"),
  flags: patterns.some(({ flags }) => flags.includes("i")) ? "iu" : "u",
})

/** Tags, comments, and HTML entities. "a < b" and "<3" do not count. */
export const html = anyCase(
  "<[/!]?[a-z-][^<>]*>",
  "&(?:amp|lt|gt|quot|apos|nbsp|copy|reg|trade|hellip|[mn]dash|[lr][sd]quo|#\\d{1,7}|#x[0-9a-f]{1,6});",
)

/**
 * Invisible characters that no listing needs: control characters, direction marks, zero-width spaces, halves of
 * characters. A joiner stays where it joins (in Persian, in Hindi, in an emoji), and tag characters stay in a flag.
 */
const hiddenSources = [
  "[\\p{Cs}\\p{Co}]",
  "[\\u00AD\\u061C\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFB]",
  "(?<![\\p{L}\\p{M}\\p{Extended_Pictographic}\\uFE0F\\u{1F3FB}-\\u{1F3FF}])[\\u200C\\u200D]",
  "[\\u200C\\u200D](?![\\p{L}\\p{M}\\p{Extended_Pictographic}])",
  "(?<!\\u{1F3F4}[\\u{E0020}-\\u{E007F}]{0,6})[\\u{E0000}-\\u{E007F}]",
]
/** In a single-line text, a line break is also hidden. */
export const hiddenInLine = exact("[\\p{Cc}\\u2028\\u2029]", ...hiddenSources)
export const hiddenInProse = exact("[\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F\\u2028\\u2029]", ...hiddenSources)

/** ©, ®, ™ and arrows are pictographs in Unicode, and ordinary signs to everybody else. */
export const emoji = exact(
  "(?![©®™‼⁉ℹ↔-↙])\\p{Extended_Pictographic}",
  "\\p{Regional_Indicator}",
  "[\\u{1F3FB}-\\u{1F3FF}\\uFE0F\\u20E3]",
)

const address = "https?://|\\bwww\\.|(?<![\\w.+-])[\\w.+-]{1,64}@[\\w-]{1,63}\\.[a-z]{2,}"
const domain = "\\b[a-z0-9][a-z0-9-]{0,62}\\.(?:com|net|org|shop|store|co\\.uk)\\b"
const telephone =
  "\\+\\d[\\d ().-]{7,17}\\d|\\(\\d{3}\\) ?\\d{3}[ .-]\\d{4}\\b|\\b\\d{3}[ .-]\\d{3}[ .-]\\d{4}\\b|\\b0\\d{3,4} \\d{3} ?\\d{3,4}\\b"
/** Web and email addresses and telephone numbers, which lead buyers away. */
export const contact = anyCase(address, domain, telephone)
export const link = anyCase("https?://", "\\bwww\\.", domain)

export const sale =
  "(?<!\\b(?:garage|yard|estate|bake|boot|jumble|rummage|tag|for|point of|of) )\\bsale\\b(?! (?:of|signs?|tags?|barns?))"
const clearance =
  "(?<!\\b(?:ground|head|high|low|wheel|tyre|tire|valve|security|customs|bearing|piston|overhead|inches of|inch of|mm of|cm of|feet of|metres of|meters of) )\\bclearance\\b(?! (?:under|below|above|between|underneath|lights?|lamps?|markers?|heights?|gauges?|fit|holes?))"
export const discount = "\\bdiscount(?:s|ed)?\\b(?! calculator)"
export const percentOff = "\\b\\d{1,3} ?% off\\b(?!-)"
const bestSeller = "\\bbest[- ]?sell(?:ers?|ing)\\b"

/** Words that advertise the offer, not the thing. */
export const promotion = anyCase(
  "\\bfree (?:shipping|delivery|postage)\\b",
  bestSeller,
  "\\btop[- ]rated\\b",
  "\\bhot (?:item|sale)\\b",
  sale,
  discount,
  clearance,
  "\\b(?:best|lowest) price\\b",
  "\\blimited[- ]time\\b",
  "\\b100% (?:quality )?guaranteed?\\b",
  "\\bmoney[- ]back\\b",
  "\\b(?:buy|order) now\\b",
  "\\bclick here\\b",
  "\\badd to cart\\b",
  percentOff,
)

export const price = anyCase(
  "[$£€]\\s?\\d[\\d.,]{0,12}",
  "\\b\\d[\\d,]{0,9}(?:\\.\\d\\d)? ?(?:dollars|euros|usd|eur|gbp)\\b",
)

export const reviewRequest = anyCase(
  "\\b(?:leave|write|give) (?:us |me )?an? (?:\\w{1,12} )?(?:review|feedback|rating)\\b",
)

/** "C++" is a language. */
export const repeatedSigns = exact("(?<!\\bC)([!?*~#$%&+=_|.-])\\1")

export const emoticons = exact("(?<!\\S)[:;=]['’]?-?[)(DPpO*/|\\\\](?!\\S)", "<3(?!\\d)", "\\^_?\\^", "¯\\\\_")

/** Elements that run, load or send something. */
export const activeContent = anyCase("<(?:script|iframe|object|embed|form|applet)\\b")

export const hanCharacters = exact("\\p{Script=Han}")

/** The slug of a web address: lowercase letters, digits and single hyphens. */
export const slugShape: Pattern = { source: "[a-z0-9]+(?:-[a-z0-9]+)*", flags: "" }

export const hashtagShape: Pattern = { source: "#[\\p{L}\\p{M}\\p{Nd}_]+", flags: "u" }

/** Signs that are allowed in a size ("~5 mm", "#8 screw") and never as decoration. */
export const decoration = exact("[~*<>]{2,}", "#(?!\\d)", "(?<!\\w)\\*(?!\\w)", "~(?!\\d)")
