/** What a phrase in a hurry begins and ends at. */
const opens = String.raw`(?<=^|[.,;!\n] *)`
const ends = String.raw`(?= *(?:[.,;!\n]|$))`

const whole = (pattern: string, flags = "gimu"): RegExp => new RegExp(opens + pattern + ends, flags)

/** What a wish leads to may be a number one: "#1 dad mug". */
const numberOnes =
  "(?:dad|daddy|mum|mom|mommy|mummy|nan|nana|grandad|grandpa|grandma|papa|teacher|boss|fan|coach|nurse|uncle|aunt|auntie|brother|sister|son|daughter|husband|wife|hits?|singles?|issue|print)"
/** "#1 kids goggles on here", "the #1 lamp on tiktok": where it is the first is as much of the boast as that it is. */
const numberOne = whole(
  String.raw`(?:(?:the|our|ur|your|still|now|voted|rated|right now|rn) )*(?:#|no\.? ?|number )(?:1|one) (?!${numberOnes}\b)(?:[\p{L}'’&-]+ ){1,6}(?:on|across|(?:in|of) the) [\p{L}'’&-]+`,
)
const numberOneBare = new RegExp(
  String.raw`(?<=^|[.,;!\n] *)(?:(?:the|our|still|now|voted|rn) )*#1 (?:(?:rated|ranked)(?= *(?:[.,;!\n]|$))|(?!${numberOnes}\b)(?=\p{L}))`,
  "gimu",
)
/** "Swim coaches love": somebody loves, and nobody says what. */
const praisers = whole(
  String.raw`(?:all |even |most |my )?(?!(?:the|an?|our|your) )(?:\p{L}*[^s\W] )?\p{L}{3,}s (?:all )?(?:love|luv|adore|trust|swear by|recom+end|approve|rave about)(?: (?:it|this|these|them|us|em))?`,
)
/** "Trusted by pit masters" */
const praisedBy = whole(
  String.raw`(?:trusted|loved|adored|recommended|approved) by (?:\p{L}+ ){0,2}\p{L}+s(?: everywhere| all over(?: the \p{L}+)?| worldwide)?`,
)
const combining = whole(String.raw`(?:i |we |can )*combined? (?:post|postage|shipping|p&p)\b[^,.;!\n]*`)
const holding = whole("(?:i |we |will |can )*hold (?:it )?(?:4|for|with) (?:a )?(?:small )?deposit")
const saving = whole(String.raw`subscribe (?:and|&|\+|n) save(?: \d+ ?%)?(?: off)?`)
const viral = /(?<=\bviral) (?:rn|right now|lol|again|atm)\b/giu
/** "CLEARANCE", "flash sale 40% off": how it is sold today, and nothing that it has. */
const sale = whole(
  String.raw`(?:(?:huge|big|mega|massive|final|summer|winter|spring|autumn|fall|xmas|christmas|flash|end of season|season|today only|on) )*(?:clearance|sale|last chance|closeout|blow ?out|reduced)(?: (?:sale|prices?|event|now on|now|today only|today|ends soon|to clear|\d+ ?% off))*`,
)
const wasAndNow =
  /(?:\b(?:clearance|on sale|sale|reduced|price drop|discounted):? )?\bwas [$£€]\d[\d.]*,? (?:is |its |it's )?(?:now|down to|reduced to)(?: only| just)? [$£€]\d+(?:\.\d+)?/giu
const buyMore = whole(String.raw`buy \d (?:and )?get \d(?: more)? (?:free|half price|\d+ ?% off)`)
const quickPost = whole(
  "(?:super |very |really )?(?:fast|quick|speedy) (?:ship|ships|shipping|post|postage|delivery|dispatch)",
)

/** What only praises or presses, before anything else reads it as a fact. */
const talk: readonly RegExp[] = [
  numberOne,
  numberOneBare,
  praisers,
  praisedBy,
  saving,
  combining,
  holding,
  viral,
  wasAndNow,
  sale,
  buyMore,
  quickPost,
]

const counted =
  "(?:pieces?|pcs|packs?|pk|people|persons?|seaters?|ways?|wheels?|doors?|drawers?|inch|inches|in|ft|feet|foot|cm|mm|m|x|oz|lbs?|kg|g|ml|litres?|liters?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|players?|of|left|burners?|posters?|ply|star|pairs?|sets?|colou?rs|sizes)"
const rooms =
  "(?:bedroom|kitchen|bathroom|living room|office|garden|garage|beach|gym|car|pool|patio|dorm|playroom|nursery|classroom|desk|balcony|porch|park)"

/** What is typed in fewer signs than it is said with. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/\bgr8\b/giu, "great"],
  [/\b(?:grate|gud) (?=(?:4|for) (?!\d))/giu, "great "],
  [
    new RegExp(
      String.raw`(?<=\b(?:good|great|perfect|ideal|nice|lovely|brill|fab|handy|suitable|thanks|thank you|thx|ty|roll(?:s|ed)? up|fold(?:s|ed)? (?:up|flat|down)|packs? (?:up|down|flat)) )4(?= (?!${counted}\b)\p{L}{2,})`,
      "giu",
    ),
    "for",
  ],
  [/(?<=\b(?:trade|swap|swop) )4(?= (?:an? |\d|\p{L}{2,}))/giu, "for"],
  [/(?<=\bmade )2(?= (?:order|measure|last|fit)\b)/giu, "to"],
  [/(?<=[$£€]\d[\d.]* )w(?= (?:the|an?|my|both|all)\b)/giu, "with"],
  [/(?<=\b(?:set|pack|box|lot) of \d+ )w(?= \p{L}{4,})/giu, "with"],
  [/\bsz\.? ?(?=\d)/giu, "size "],
  [/\bsz\.? ?(?=[SMLX]{1,3}(?![\p{L}\d]))/giu, "sizes "],
  [
    /\bavail(?:able)? in (?=(?:black|white|gr[ea]y|blue|red|green|yellow|orange|pink|purple|brown|beige|teal|navy)\b)/giu,
    "comes in ",
  ],
  [/\bnon (slip|stick|toxic)\b/giu, "non-$1"],
  [/(?<=\b(?:slip|stick|sided|printed|coated)) (?=both sides\b)/giu, " on "],
  [/\b(extra |ultra |super )?thick (\d+ ?mm)\b/giu, "$1thick, $2 thick"],
  [/\bself (propelled|cleaning|adhesive|watering|winding|standing|inflating|storing)\b/giu, "self-$1"],
  [/\b(obo|ono|firm) (?=CASH\b)/giu, "$1, "],
  [/\bbrekkie\b/giu, "breakfast"],
  [/(?<=\p{L}s),? (\d+)[ -](pair|piece) pack\b/giu, ". comes as a $1-$2 pack"],
  [/\bmed (?=(?:roast|grind|heat|weight|brown)\b)/giu, "medium "],
  [/\b(side|edge|end|wall) (by|to) \1\b/giu, "$1-$2-$1"],
  [/(?<=^|[.,;!\n] *)((?:\p{L}+ ){0,3}(?:set|kit)) (\d+) ?(?:pcs?|pce|piece)\b/gimu, "$2-piece $1"],
  [/\b(\d+) ?(?:piece|pc|pcs) (?=(?:\p{L}+ ){0,3}(?:set|kit)\b)/giu, "$1-piece "],
  [/\bonly rode (?=\d|one |a )/giu, "only ridden "],
  [/(?<=^|[.,;!\n] *)(?:lil|little) (?=(?:dent|scratch|chip|crack|stain|mark|scuff|tear|hole)\b)/gimu, "a little "],
  [/\busb ?-?c\b/giu, "USB-C"],
  [/\bstripey\b/giu, "stripy"],
  [/\be ?-?transfer\b/giu, "e-transfer"],
  [
    /(?<=^|[.,;!(\n] *|\b(?:with|has|have|got|just|only) )couple (?:of )?(?=(?:\p{Ll}+ )?\p{Ll}{3,}s\b)/gimu,
    "a couple of ",
  ],
  [/(?<=\b(?:\d|two|three|four|drop|table|extension) )leafs\b/giu, "leaves"],
  [/(?<=\bfor (?:all|both|the (?:lot|set|pair))(?: \d+)?),? FIRM\b/gi, " (firm)"],
  [/\bbring (?=(?:truck|trailer|van|friend|helper|ute|dolly)\b)/giu, "bring a "],
  [/(?<=^|[.,;!\n] *)(?:a )?(?:lil|little) (?:bit of )?(?=(?:rust|wear|fading|damage|dirt|paint)\b)/gimu, "a little "],
  [/(?<=\p{L}s),? (set|pack) of (\d+),? (?=(?:\p{L}+ ){0,2}\d[\d.]* ?x ?\d)/giu, ". comes as a $1 of $2, "],
  [/(?<=\p{Ll}s),? (set|pack) of (\d+)(?= *(?:[.,;!\n]|$))/gu, ". comes as a $1 of $2"],
  [/\bto size of (?=an?\b)/giu, "to the size of "],
  [/(?<=\d ?(?:lbs?|hrs?|yrs?|oz|ins?|mins?))(?:\. (?=\d)|!+ (?=\p{L}))/giu, ", "],
]

/** Two statements that no mark parts. */
const parted: readonly (readonly [RegExp, string])[] = [
  // "Orange gr8 4 camping": what it is good for begins anew.
  [
    /(?<=(?<!\b(?:is|are|was|be|also|so|really|very|just|pretty|and|or|its|it's|they're|works?|look|looks|makes?|be|super|as|not|too|be) )(?<=\p{L}{3}|\d)) (?=(?:good|great|perfect|ideal) for \p{L})(?<!\b(?:is|are|was|also|so|really|very|just|pretty|and|or|its|it's|they're|works?|looks?|makes?|super|as|not|too|an?|the|be) )/giu,
    ". ",
  ],
  // "Cotton wick NO lead", "non stick NO oil needed"
  [
    /(?<=\p{Ll}{2})(?<!\b(?:has|have|had|with|is|are|was|there|needs?|says?|got|means?|and|or|but|so|of|for)) (?=NO \p{Ll}{3})/gu,
    ", ",
  ],
  // "Bring a friend they are heavy", "you haul it's heavy bring truck"
  [
    /(?<=(?:^|[.,;!\n] *)(?:bring|need|you|u|buyer|collect|pick ?up)(?: [\p{L}'’]+){0,4}?) (?=(?:they|it|its|it's|theyre|they're|this|that)(?:'s|'re| is| are| r)? (?:very |really |so |too )?(?:heavy|hevy|big|large|long|huge|awkward|bulky|wide|tall)\b)/gimu,
    ". ",
  ],
  [/(?<=\b(?:heavy|hevy|big|huge|bulky|awkward)) (?=bring \p{L})/giu, ". "],
  // "Hasbro stamp not a reissue"
  [
    /(?<=\p{L}{3})(?<!\b(?:is|are|was|were|its|it's|this|that|and|but|or|so|if|why|be|they're)) (?=not an? \p{L})/giu,
    ", ",
  ],
  // "Mixed colors mostly green"
  [/(?<=s) (?=mostly (?:black|white|gr[ea]y|blue|red|green|yellow|orange|pink|purple|brown|beige)\b)/giu, ", "],
  // "Shelf cracked lil dent on door", "36 in wide stainless"
  [
    /(?<=[\p{L}+]{2})(?<!\b(?:with|has|have|got|and|only|just|are|is|an?|the|but|some|very|also|few|bit|for|there's)) (?=(?:lil|little|small|minor|few|couple|some|slight|tiny) (?:of )?(?:\p{L}+ )?(?:dents?|scratch(?:es)?|chips?|cracks?|rust|wear|stains?|marks?|scuffs?|tears?|holes?|hairlines?|creases?|foxing)\b)/giu,
    ", ",
  ],
  [
    /(?<=\d ?(?:in|inch|inches|cm|ft|mm) (?:wide|tall|deep|high|long)) (?=(?:stainless|steel|black|white|gr[ea]y|oak|pine|metal|wood)\b)/giu,
    ", ",
  ],
  // "Carry strap incl. deck has some rust"
  [
    /(?<=(?:^|[.,;!\n] *)(?:\p{L}+ ){1,3})incl?\.?(?: ?[!.]| (?=(?:\p{L}+ ){1,2}(?:has|is|are|have|works|needs|starts)\b)) */gimu,
    "included. ",
  ],
  // "Lifetime warranty machine wash warm", "not dishwasher safe wipe only"
  [
    /(?<=\p{L}{3})(?<!\b(?:and|or|is|are|be|can|only|just|please|not|easy|to|don't|with)) (?=(?:(?:machine|hand) wash|wipe (?:only|clean|down))\b)/giu,
    ". ",
  ],
  // "Won't burn your hands, hanging loops", "roasted on Mondays ships next day"
  [
    /(?<=\b(?:won't|wont|doesn't|doesnt|don't|dont) \p{L}+(?: (?:your|ur|the|it)(?: \p{L}+)?)?), (?=\p{L}+ \p{L}+)/giu,
    ". ",
  ],
  [
    /(?<=[\p{L}\d]{3})(?<!\b(?:and|but|which|it|that|or|also)) (?=(?:ships|posts|posted|shipped) (?:same|next|within|in \d)\b)/giu,
    ", ",
  ],
  // "8/32 tread left only 2 seasons", "2 years old only rode 1 summer"
  [/(?<=\b(?:left|old|there|included)) (?=only (?:\d|used|rode|ridden|worn|had|driven))/giu, ", "],
  // "Kids goggles 2 PACK blue + pink"
  [/(?<=\p{L}{3}) (?=\d{1,2}[ -]PACKS?(?: |$))/gu, ", "],
]

const replaced = (text: string, rows: readonly (readonly [RegExp, string])[]): string =>
  rows.reduce((rest, [typed, meant]) => rest.replace(typed, meant), text)

/** "Great dads gift" */
const giftOf =
  /\b(great|perfect|ideal|lovely|nice) (dad|mum|mom|teacher|kid|grandad|grandma|nurse)['’]?s?['’]? gift\b/giu
/** "Good for selfies and bedroom": a room wants its article. */
const usedFor = /\b(?:good|great|perfect|ideal) for [^.,;!\n]+/giu
const room = new RegExp(String.raw`(?<=(?:\bfor|\band|\bor|\+|&) )(${rooms})(?= *(?:$|\+|&| and | or ))`, "giu")

/** What was typed in a hurry, with its boasts out and its short forms as they are said. */
export function readHurriedForms(text: string): string {
  const said = talk.reduce((rest, pattern) => rest.replace(pattern, ""), replaced(text, spoken))
  return replaced(said, parted)
    .replace(giftOf, (_, how: string, whom: string) => `${how} gift for ${whom.toLowerCase()}s`)
    .replace(usedFor, (use) => use.replace(room, "the $1"))
}
