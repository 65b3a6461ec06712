import type { Pattern } from "./rule.ts"

// Each of these runs over whatever anybody pastes, at every keystroke. So none may look at one letter more than a fixed
// number of times: runs are bounded, or begin only where a look-behind says that none is under way.
// What a word means depends on its neighbours ("ground clearance", "yard sale sign"), so lawful neighbours are named.

const anyCase = (...parts: readonly string[]): Pattern => ({ source: parts.join("|"), flags: "iu" })
const exact = (...parts: readonly string[]): Pattern => ({ source: parts.join("|"), flags: "u" })

/** The same as one pattern: found is what either of them finds. */
export const eitherOf = (...patterns: readonly Pattern[]): Pattern => ({
  source: patterns.map(({ source }) => source).join("|"),
  flags: patterns.some(({ flags }) => flags.includes("i")) ? "iu" : "u",
})

/** Tags, comments, and characters written as HTML entities. "a < b" and "<3" are none. */
export const html = anyCase(
  "<[/!]?[a-z-][^<>]*>",
  "&(?:amp|lt|gt|quot|apos|nbsp|copy|reg|trade|hellip|[mn]dash|[lr][sd]quo|#\\d{1,7}|#x[0-9a-f]{1,6});",
)

/**
 * What nobody sees and no listing needs: control characters, marks that turn the reading direction, zero-width spaces,
 * halves of characters. A joiner stays where it joins (in Persian, in Hindi, in an emoji), and the tag characters where
 * they make a flag.
 */
const hiddenSources = [
  "[\\p{Cs}\\p{Co}]",
  "[\\u00AD\\u061C\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFB]",
  "(?<![\\p{L}\\p{M}\\p{Extended_Pictographic}\\uFE0F\\u{1F3FB}-\\u{1F3FF}])[\\u200C\\u200D]",
  "[\\u200C\\u200D](?![\\p{L}\\p{M}\\p{Extended_Pictographic}])",
  "(?<!\\u{1F3F4}[\\u{E0020}-\\u{E007F}]{0,6})[\\u{E0000}-\\u{E007F}]",
]
/** In a text of one line, a line break is hidden too. */
export const hiddenInLine = exact("[\\p{Cc}\\u2028\\u2029]", ...hiddenSources)
export const hiddenInProse = exact("[\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F\\u2028\\u2029]", ...hiddenSources)

/** ©, ®, ™ and arrows count as pictures for Unicode and as letters' company for everybody else. */
export const emoji = exact(
  "(?![©®™‼⁉ℹ↔-↙])\\p{Extended_Pictographic}",
  "\\p{Regional_Indicator}",
  "[\\u{1F3FB}-\\u{1F3FF}\\uFE0F\\u20E3]",
)

const address = "https?://|\\bwww\\.|(?<![\\w.+-])[\\w.+-]{1,64}@[\\w-]{1,63}\\.[a-z]{2,}"
const domain = "\\b[a-z0-9][a-z0-9-]{1,62}\\.(?:com|net|org|shop|store|co\\.uk)\\b"
const telephone =
  "\\+\\d[\\d ().-]{7,17}\\d|\\(\\d{3}\\) ?\\d{3}[ .-]\\d{4}\\b|\\b\\d{3}[ .-]\\d{3}[ .-]\\d{4}\\b|\\b0\\d{3,4} \\d{3} ?\\d{3,4}\\b"
/** Web and mail addresses and telephone numbers, by which a buyer is led away. */
export const contact = anyCase(address, domain, telephone)
export const link = anyCase("https?://", "\\bwww\\.", domain)

const sale =
  "(?<!\\b(?:garage|yard|estate|bake|boot|jumble|rummage|tag|for|point of|of) )\\bsale\\b(?! (?:of|signs?|tags?|barns?))"
const clearance =
  "(?<!\\b(?:ground|head|high|low|wheel|tyre|tire|valve|security|customs|bearing|piston|overhead) )\\bclearance\\b(?! (?:lights?|lamps?|markers?|heights?|gauges?|fit|holes?))"
const discount = "\\bdiscount(?:s|ed)?\\b(?! calculator)"
const percentOff = "\\b\\d{1,3} ?% off\\b(?!-)"
const bestSeller = "\\bbest[- ]?sell(?:ers?|ing)\\b"

/** Words that advertise the offer and not the thing. */
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

/** "#1 Phillips" is a size. */
const numberOne = "(?<![\\w#])#\\s?1(?![\\d.])(?! (?:phill?ips|pozidriv|screwdriver|bits?|hooks?|pencils?))"

/** What Amazon takes for praise or haste in a title. */
export const amazonPraise = anyCase(
  "\\bamazing\\b(?! (?:grace|spider))",
  numberOne,
  "\\b(?:fsa|hsa)(?:/hsa)? eligible\\b",
  "\\b(?:latest|new arrivals?|now available|brand new)\\b",
)

/** Signs that may stand in a size ("~5 mm", "#8 screw") and never as decoration. */
export const decoration = exact("[~*<>]{2,}", "#(?!\\d)", "(?<!\\w)\\*(?!\\w)", "~(?!\\d)")

export const price = anyCase("[$£€]\\s?\\d", "\\b\\d[\\d,]{0,9}(?:\\.\\d\\d)? ?(?:dollars|euros|usd|eur|gbp)\\b")
export const reviewRequest = anyCase(
  "\\b(?:leave|write|give) (?:us |me )?an? (?:\\w{1,12} )?(?:review|feedback|rating)\\b",
)

/** What Amazon forbids in bullet points: promises of money, claims of virtue, and blanks that were never filled in. */
export const amazonBulletWords = anyCase(
  "\\b(?:full refund|if not satisfied|unconditional guarantee|money[- ]back|100% guarantee)\\b",
  "\\bguarantee[ds]?\\b",
  "\\b(?:eco|environmentally|ecologically)[- ]friendly\\b",
  "\\banti-?(?:microbial|bacterial)\\b",
  "\\b(?:made from|contains) (?:bamboo|soy)\\b",
  "\\b(?:not applicable|n/a|tbd|to be decided|yet to decide|copy pending|not eligible)\\b",
)
export const amazonBulletSigns = exact("[™®€…†‡°¢£¥©±~]", "\\bB0[A-Z0-9]{8}\\b")
export const articleNumber = exact("\\b[Bb]0[A-Za-z0-9]{8}\\b")

/** Words that Amazon calls temporary or subjective, and does not take among search terms. */
export const amazonSearchWords = anyCase(
  "\\b(?:available now|brand new|current|discounted|just launched|last chance|last minute|latest|limited time|new|on sale)\\b",
  "\\b(?:this (?:week|month|year)|today|amazing|best|cheap|cheapest|effective|fastest|good deal|least|most|popular)\\b",
  "\\b(?:trending|amazon|asin)\\b",
)

/** "gluten-free" is a fact and "free" an offer; "freestyle", "free kick" and "free time" are neither. */
const free =
  "(?<!\\b(?:gluten|sugar|dairy|nut|peanut|hands|duty|stress|smoke|debt|toll|royalty|fat|lactose|cruelty|alcohol|caffeine|plastic|screen|pain|worry|wheat|grain|soy|egg|meat|carb|salt|allergen|fragrance|paraben|chemical|toxin|bpa|latex|rust|tangle|mess|noise|distraction|clutter|cable|care|risk|hassle|tax|glare|lead|ad|ads)[ -])\\bfree\\b(?![- ](?:form|hand|range|kicks?|throws?|style|fall|dive|diving|divers?|time|will|writing|weights?|climb(?:ing)?|verse|flow|standing|fire|spirit)\\b)"
const best = "\\bbest\\b(?! (?:friends?|m[ae]n|practices?|wishes|before|buddy|buddies)\\b)"
const top =
  "(?<!\\b(?:table|desk|lap|roof|flip|hill|mountain|spinning|tank|crop|tip|drop|flat|pop|counter|stove|big|on|the)[ -])\\btop\\b(?![- ](?:down|gear|trumps?|gun|hat|up|spin|soil|coat|view)\\b)"

/** What Google Play bans from a title: rank, price, promotion, its own programmes. */
export const playTitleWords = anyCase(
  numberOne,
  "\\bno\\.? ?1\\b",
  top,
  best,
  free,
  "\\bno ads\\b",
  "\\bad-free\\b",
  sale,
  discount,
  percentOff,
  "\\bmillion downloads\\b",
  "\\b(?:download|update|install|play) now\\b",
  "\\beditor['’]?s choice\\b",
  "\\bapp of the (?:year|day|month)\\b",
)
export const playShortWords = eitherOf(
  anyCase(numberOne, top, best, "\\bnew\\b(?! (?:york|zealand|year|england|orleans|delhi|testament)\\b)", free),
  anyCase("\\bno ads\\b", sale, "\\b(?:download|install) now\\b"),
)
/** "C++" is a language. */
export const repeatedSigns = exact("(?<!\\bC)([!?*~#$%&+=_|.-])\\1")
export const emoticons = exact("(?<!\\S)[:;=]['’]?-?[)(DPpO*/|\\\\](?!\\S)", "<3(?!\\d)", "\\^_?\\^", "¯\\\\_")

/** Claims in an app's name or subtitle that nobody can check. */
export const appStoreClaims = anyCase(numberOne, "\\b(?:number one|world['’]?s best)\\b", best, free, sale, percentOff)
export const otherAppPlatforms = anyCase(
  "\\bandroid\\b",
  "\\bgoogle play\\b",
  "\\bplay store\\b",
  "\\bwindows (?:phone|mobile)\\b",
  "\\b(?:blackberry (?:os|phones?|world)|symbian|palm os|sailfish os)\\b",
)
/** What Apple's reviewers take for an unfinished listing. Google's services are named for what works with them. */
export const unfinishedApp = anyCase(
  "\\b(?:lorem ipsum|placeholder text|text here|coming (?:soon|shortly)|in the next release|arriving soon|here soon)\\b",
  "\\b(?:beta test|alpha test|just a test)\\b",
  "\\bgoogle\\b(?! (?:account|analytics|calendar|cast|chrome|classroom|contacts|docs|drive|fit|fonts|home|keep|maps|meet|photos|sheets|sign-in|tasks|translate|wallet)\\b)",
)

/** Cries for attention, which eBay's buyers do not type. */
export const ebayCries = anyCase("\\bwow\\b", "\\bl@@k\\b", "\\blook!", "!", "\\*{2,}", "\\bno reserve\\b")
export const likeBrand = exact("\\b(?:like|similar to|not|style of) (?:Nike|Adidas|Apple|Gucci|Prada|Rolex|Chanel)\\b")
/** Elements that run, load or send something. */
export const activeContent = anyCase("<(?:script|iframe|object|embed|form|applet)\\b")

export const hanCharacters = exact("\\p{Script=Han}")
export const marketplaceNames = anyCase(
  "\\btik ?tok\\b",
  "\\b(?:amazon|shein|temu|ebay|walmart|shopee|lazada)\\b(?! (?:rainforest|basin|river)\\b)",
)
export const tiktokHaste = anyCase("\\blow stock\\b", "\\balmost gone\\b", "[★☆✓✔!]")
/** Counterfeit and medical wording. Fake lashes are no fake, and a gel that cures in a minute heals nobody. */
export const tiktokClaims = anyCase(
  "\\bdupes?\\b",
  "(?<!\\b(?:scale|model|museum|prop|toy|movie) )\\breplicas?\\b",
  "\\bknock-?offs?\\b",
  "\\bfake\\b(?! (?:plants?|flowers?|nails?|lash(?:es)?|eyelash(?:es)?|fur|tan|leather|blood|snow|grass|ivy|moss|candles?|cake|tattoos?|pockets?|beards?|moustaches?)\\b)",
  "\\bbefore[- ](?:and|&)[- ]after[- ](?:photo|picture|pic|image|result|shot|transformation)s?\\b",
  "\\bguaranteed results?\\b",
  "(?<!\\b(?:the|uv|led|heat|air|gel|to) )\\bcures?\\b(?! (?:in|under|within|time|times|fast|quickly|fully|overnight|hard|evenly)\\b)",
  "\\bweight[- ]loss\\b",
  "\\bfda[- ]approved\\b",
  "\\btiktok made me buy\\b",
)

/** What Marketplace does not let anybody offer. A person has to look: "vape-free" and "puppy harness" are lawful. */
export const marketplaceBans = anyCase(
  "\\b(?:in search of|wanted to buy|lost and found)\\b",
  "\\b(?:firearms?|ammo|ammunition|vapes?|e-?cig(?:arette)?s?|cigarettes?|tobacco|cbd|thc|marijuana)\\b(?![- ]free)",
  "\\b(?:alcohol|prescription)\\b(?![- ](?:free|sunglasses|glasses))",
  "\\bgift cards?\\b(?! holders?)",
  "\\b(?:puppy|puppies|kittens?) for sale\\b",
)

/** A web address's last part: small letters, digits and single hyphens. */
export const slugShape: Pattern = { source: "[a-z0-9]+(?:-[a-z0-9]+)*", flags: "" }
export const hashtagShape: Pattern = { source: "#[\\p{L}\\p{M}\\p{Nd}_]+", flags: "u" }
