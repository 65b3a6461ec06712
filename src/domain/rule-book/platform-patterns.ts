import { anyCase, discount, eitherOf, exact, percentOff, sale } from "./patterns.ts"

// The words that single platforms forbid, with the allowed contexts.

/** "#1 Phillips" is a size. */
const numberOne = "(?<![\\w#])#\\s?1(?![\\d.])(?! (?:phill?ips|pozidriv|screwdriver|bits?|hooks?|pencils?))"

/** What Amazon considers praise or urgency in a title. */
export const amazonPraise = anyCase(
  "\\bamazing\\b(?! (?:grace|spider))",
  numberOne,
  "\\b(?:fsa|hsa)(?:/hsa)? eligible\\b",
  "\\b(?:latest|new arrivals?|now available|brand new)\\b",
)

/** What Amazon forbids in bullet points: promises of money, claims of virtue, and unfilled placeholders. */
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

/** Words that Amazon calls temporary or subjective, and rejects in search terms. */
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

/** What Google Play bans from a title: rank, price, promotion, its own programs. */
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

/** Unverifiable claims in an app's name or subtitle. */
export const appStoreClaims = anyCase(numberOne, "\\b(?:number one|world['’]?s best)\\b", best, free, sale, percentOff)
export const otherAppPlatforms = anyCase(
  "\\bandroid\\b",
  "\\bgoogle play\\b",
  "\\bplay store\\b",
  "\\bwindows (?:phone|mobile)\\b",
  "\\b(?:blackberry (?:os|phones?|world)|symbian|palm os|sailfish os)\\b",
)
/** What Apple's reviewers consider an unfinished listing. Google's services are named for what works with them. */
export const unfinishedApp = anyCase(
  "\\b(?:lorem ipsum|placeholder text|text here|coming (?:soon|shortly)|in the next release|arriving soon|here soon)\\b",
  "\\b(?:beta test|alpha test|just a test)\\b",
  "\\bgoogle\\b(?! (?:account|analytics|calendar|cast|chrome|classroom|contacts|docs|drive|fit|fonts|home|keep|maps|meet|photos|sheets|sign-in|tasks|translate|wallet)\\b)",
)

/** Attention-grabbing words, which eBay's buyers do not type. */
export const ebayCries = anyCase("\\bwow\\b", "\\bl@@k\\b", "\\blook!", "!", "\\*{2,}", "\\bno reserve\\b")
export const likeBrand = exact("\\b(?:like|similar to|not|style of) (?:Nike|Adidas|Apple|Gucci|Prada|Rolex|Chanel)\\b")

export const marketplaceNames = anyCase(
  "\\btik ?tok\\b",
  "\\b(?:amazon|shein|temu|ebay|walmart|shopee|lazada)\\b(?! (?:rainforest|basin|river)\\b)",
)
export const tiktokHaste = anyCase("\\blow stock\\b", "\\balmost gone\\b", "[★☆✓✔!]")
/** Counterfeit and medical wording. Fake lashes are not counterfeit, and a gel that cures in a minute heals nobody. */
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

/** What Marketplace forbids. A person has to look: "vape-free" and "puppy harness" are allowed. */
export const marketplaceBans = anyCase(
  "\\b(?:in search of|wanted to buy|lost and found)\\b",
  "\\b(?:firearms?|ammo|ammunition|vapes?|e-?cig(?:arette)?s?|cigarettes?|tobacco|cbd|thc|marijuana)\\b(?![- ]free)",
  "\\b(?:alcohol|prescription)\\b(?![- ](?:free|sunglasses|glasses))",
  "\\bgift cards?\\b(?! holders?)",
  "\\b(?:puppy|puppies|kittens?) for sale\\b",
)
