import type { Shape, Topic } from "../fact.ts"
import { anyOf, rowOf } from "./phrases.ts"

export interface TopicRow {
  readonly topic: Topic
  readonly pattern: RegExp
  /** Only these shapes; any shape if it is missing. */
  readonly shapes?: readonly Shape[]
  /** Words that point to another topic. */
  readonly but?: RegExp
}

const row = (topic: Topic, pattern: RegExp, more: Omit<TopicRow, "topic" | "pattern"> = {}): TopicRow => ({
  topic,
  pattern,
  ...more,
})

/** Words before a colon that say what follows it. */
export const labels: readonly (readonly [topic: Topic, label: RegExp])[] = [
  [
    "size",
    anyOf("size(s)|dimension(s)|measurement(s)|thickness|height|width|length|diameter|fits|chest|drop|sizing", "whole"),
  ],
  ["weight", anyOf("weight|item weight", "whole")],
  ["capacity", anyOf("capacity|volume", "whole")],
  ["material", anyOf("material(s)|made from|made of|fabric|ingredients|composition|fabric content", "whole")],
  [
    "colour",
    anyOf("pick? colour(s)|pick? color(s)|choose colour|available colours|available colors|finish|shade(s)", "whole"),
  ],
  ["care", anyOf("care|washing|care instructions|cleaning|storage|wash", "whole")],
  [
    "included",
    anyOf(
      "package? include(s)|included|in the box|what's included|what's in the box|contents|you get|what you get|comes with",
      "whole",
    ),
  ],
  ["excluded", anyOf("not included|excludes|not supplied", "whole")],
  ["delivery", anyOf("delivery|shipping|postage|dispatch|collection|pickup", "whole")],
  ["lead-time", anyOf("turnaround|lead time|processing time|production time", "whole")],
  ["price", anyOf("price(s)|cost|fee(s)|in-app purchases|rates", "whole")],
  ["hours", anyOf("hours|opening hours|opening times|open", "whole")],
  ["condition", anyOf("condition|fault(s)|flaw(s)|defect(s)|state", "whole")],
  ["works-with", anyOf("compatibility|compatible with|works with|requires|fits models", "whole")],
  ["place", anyOf("location|area|areas covered|where", "whole")],
]

/** Tried in this order; the first match wins. */
export const rows: readonly TopicRow[] = [
  row("chapter", /^\d{1,2}:\d{2}(?::\d{2})? \S/),
  row(
    "excluded",
    anyOf("not included|not supplied|not in the box|does not include|doesn't include|does not come with", "anywhere"),
  ),
  row("excluded", anyOf("sold separate~", "last")),
  row("excluded", /^no \S.* (?:included|supplied)$/i),
  row(
    "excluded",
    anyOf(
      `no original? {part}|no {part} or {part}|no {part} no {part}|no {part} and {part}
    without original? {part}|without the {part}|without a {part}|not the {part}|sold? unframed|sold? without frame
    body only|cartridge only|disc only|game only|lens only|frame only|cover only|case only|top only|base only`,
      "whole",
    ),
  ),
  row("included", anyOf("included|in the box|supplied|included with it|included with each", "last")),
  row(
    "included",
    anyOf("also? come(s) with|also? comes complete with|also? include(s)|including|supplied with|in the box", "first"),
  ),
  row(
    "care",
    anyOf(
      `dishwasher|microwave|oven-safe|freezer-safe|fridge-safe|oven-proof|machine-wash~|hand-wash~|wash~ at|wash~ on|wash~ in
    wool cycle|gentle cycle|delicate cycle|wash~ cold|wash~ warm|wash~ before|washable|surface-wash~|spot-clean~|wipe(s) clean|wipe(s) down|wipe(s) with|tumble-dry|dry-clean~
    do not wash|do not bleach|don't bleach|do not iron|cool iron|keep cold|keep dry|keep cool|keep refrigerated|keep in fridge|keep away
    refrigerate|store in|store at|store cool|store away|water once|water every|water weekly|re-?oil`,
      "anywhere",
    ),
  ),
  row("care", /^wash \d{2}$/i),
  row(
    "delivery",
    /^(?:collection|collect|pick-?up) (?!of\b)\p{L}+(?: \p{L}+)?(?: or (?:post|postage|delivery)\b.*)?$/iu,
  ),
  row("price", /^[$£€]\d[\d.,]*,\s|^[$£€]\d[\d.]* ?(?:\+|plus) ?[$£€]?\d|^(?:for )?free\W*$/i),
  row("price", /^[$£€]?\d[\d.]* ?(?:\+|plus|and) ?[$£€]?\d[\d.]* (?:post|postage|p&p|shipping|delivery)$/i),
  row(
    "delivery",
    anyOf(
      `free {any} delivery|free delivery|free {any} shipping|free shipping|free postage|free p&p|shipping {any} available
    ship(s)|shipped|shipping|postage|posted|p&p|deliver|delivers|delivery|delivered to|delivered on|delivered within|delivered free
    delivered flat|dispatch~|courier|airmail|royal mail|usps|fedex|dhl|evri|hermes|pick-up|pickup|collection only|collect only
    collection from|collect from|collection in|sent flat|sent by|sent in a|sent within|sent tracked|sent rolled|packed flat|tracked
    bubble mailer|double boxed|1st class|2nd class|first-class post|second-class post|signed for`,
      "anywhere",
    ),
    {
      but: /^(?:shipping|delivery|postage|ship|deliver) (?!only|included|available|free|time|cost|charge|worldwide|uk|in|to|from|by|with|on|and|is|at|£|\$|€|\d)\p{L}+/iu,
    },
  ),
  row(
    "lead-time",
    anyOf(
      `made to order|turnaround|lead time|processing time|ready in {n}|ready within {n}|allow {n}
    takes {n} weeks to make|takes {n} days to make|takes about {n} weeks to make`,
      "anywhere",
    ),
  ),
  row(
    "offer",
    anyOf(
      `{n}-day(s) free? trial|{n}-week free? trial|{n}-month free? trial|free trial|gift-wrap~|money-back|guarantee|warranty
    {n}-day(s) returns|{n}-year guarantee|{n}-year warranty`,
      "anywhere",
    ),
  ),
  row(
    "offer",
    anyOf(
      `free {any} visit|free {any} quote(s)|free quote(s)|free {any} estimate(s)|free estimate(s)|free {any} consultation(s)
    free consultation(s)|free survey|free {any} sample(s)|free sample(s)|free {any} inspection|free gift|free gift wrap~|free engraving
    free updates|free returns|free fitting|free advice|free parking|free set-up|free lesson|free first lesson|free trial lesson
    buy {n}|buy {n} get {n} free|both for|{n} for {money}|take? both for|personalised orders|personalized orders
    custom orders|bulk orders|wholesale orders`,
      "first",
    ),
  ),
  row(
    "works-with",
    anyOf(
      `compatible with all? {device}|works with all? {device}|works in {device}|works on {device}|fits all? {device}|fits most {device}
    for {device}|for all {device}|made for {device}|requires {device}|needs {device}|runs on {device}|supports {device}`,
      "first",
    ),
  ),
  row("offer", /^\d+ ?% off\b/i),
  row("works-with", rowOf("device", "", "(?:or later|or newer|and up|and later)"), {
    but: /^(?:bluetooth|wifi|usb)/i,
    shapes: ["noun", "other"],
  }),
  row(
    "works-with",
    anyOf(
      "{device} {n} or later|{device} {n} and up|{device} {n} or newer|{device} {n} and later|{device} and {device}",
      "whole",
    ),
  ),
  row(
    "works-with",
    /^(?:compatible with|works with|fits (?:all |any |most )?(?:\d{4}[-–]\d{2,4} |\d+[- ](?:\d+ )?)?(?:standard|inch|models?|cars?|bikes?|\p{Lu}))|^for (?:\p{L}+ )?(?:laptops|phones|cars|bikes) (?:from|up to|with)/u,
  ),
  row(
    "hours",
    anyOf(
      `we're? open on|we? are? open daily|we're? open daily|open every|open {day}|open {n} days|open from|open until|open weekends
    open weekdays|open late|open all year|closed on? {day}|by appointment`,
      "first",
    ),
  ),
  row(
    "hours",
    anyOf(
      "24/7|24-hours|24-hour call~|24-hour emergency|24-hour service|by appointment|closed {day}|are open",
      "anywhere",
    ),
    { but: /\b(?:battery|playback|odou?r|cold|hot|lasts?|cancel|before|notice|within|after)\b/i },
  ),
  row("hours", anyOf("{day} {clock}|{day}-{day}|{day} {day}|{day} to {day}|{day} and {day}|{day} & {day}", "first")),
  row(
    "hours",
    anyOf(
      "evening appointments|weekend appointments|same-day appointments|evening visits|evening slots|late opening",
      "anywhere",
    ),
  ),
  row(
    "count",
    anyOf(
      `sold as a? set(s)|sold as a? pair(s)|sold in set(s)|sold in pair(s)|sold in pack(s)|sold by the
    set of {n}|a set of {n}|pack of {n}|a pack of {n}|box of {n}|bundle of {n}|pair of {n}|lot of {n}|bag of {n}|job lot of {n}
    limited? edition of {n}|limited to {n}|only {n} made|only {n} left|{n} per pack|{n} in a box|{n} per box|{n} in a pack`,
      "first",
    ),
  ),
  row(
    "count",
    anyOf(
      "{n}-pack|{n} packs|{n} piece(s)|{n} pcs|{n} pair(s)|{n} count|pair|single|{n} piece set|a? pair of {any}",
      "whole",
    ),
  ),
  row(
    "method",
    anyOf(
      `hand-{done} in|hand-{done} by|hand-{done} from|hand-{done} with|hand-{done} on|hand-{done} using|hand-{done}|handmade in|handmade by
    {done} by|{done} in|{done} on|{done} from|{done} to|{done} twice|{done} with|{done} here|{done} using|fired twice
    {tool}-{done}|{tool}-{done} in|small-batch~ roasted|slow fermented`,
      "first",
    ),
    { shapes: ["participle", "past", "other", "adjective"] },
  ),
  row(
    "method",
    anyOf(
      `handmade in {any}|handmade by {any}|hand-{done} in {any}|hand-{done} by {any}|hand-{done} with {any}|hand-{done} from {any}|{tool}-{done}`,
      "whole",
    ),
    { shapes: ["noun"] },
  ),
  row("price", anyOf(`{money} a {any}|{money} an hour|{money} per {any}|{money} each`, "anywhere"), {
    but: /\b(?:over|above|bought|paid|quotes?|worth)\b/i,
  }),
  row(
    "price",
    anyOf(
      "from {money}|only {money}|just {money}|about {money}|{money}|call-?out(s) {money}|call out(s) {money}|first hour {money}|starting at {money}|starts at {money}|starting from {money}|priced at {money}",
      "first",
    ),
  ),
  row("price", /[$£€]\d[\d.,]* ?\/ ?\p{L}/u),
  // "R1450 neg", "Rs 300 each"
  row(
    "price",
    /^(?:only |just |from |call[- ]?outs? )?(?:R|Rs\.?|KSh|RM|[$£€₹₦]) ?\d[\d ,.]*(?: (?:neg(?:otiable)?|ono|obo|firm|each|cash|only|per \p{L}+|an? \p{L}+|including .+))?$/iu,
  ),
  row("price", anyOf("free for|free to {any}|free with|free version|free then|free plus", "first")),
  row(
    "price",
    anyOf(
      "cost(s) {money}|cost(s) from {money}|price(s) from {money}|price(s) start at {money}|price(s) start from {money}|prices are {money}",
      "anywhere",
    ),
  ),
  row(
    "price",
    /^(?:[\p{L}\d£$€.]+[- ]){1,8}(?:is |are |for |at |only |from )?[$£€]\d[\d.,]*(?: ?\([^()]*\))?(?: (?:firm|ono|obo|each))?$/u,
    { but: /\b(?:bought|paid|over|above|worth|vs)\b/i },
  ),
  row(
    "proof",
    anyOf(
      `certified|certificate(s)|certification|licensed|licenced|license|licence|insured|registered|accredited|approved|award(s)|award-winning|winner
    lab-tested|safety-tested|independently tested|dermatologically tested|tested by|tested to|years experience|years' experience
    years of experience|dbs-checked|crb-checked|background-checked|member(s) of|patented|hallmarked|gas safe|oeko-tex|fsc|gots
    bpa-free|cruelty-free|food-safe|fda|clp|ukca|nsf|reach compliant`,
      "anywhere",
    ),
    // What a driving school teaches is no proof.
    { but: /\blearner|\blicen[cs]e (?:class(?:es)?|tests?|training|courses?)\b/i },
  ),
  row(
    "colour",
    anyOf(
      `in colour {any}|colour(s) {any}|color(s) {any}|mixed colour(s)|mixed color(s)|assorted colours|assorted colors|many colours
    {n} colour(s)|{n} color(s)|{n} shades|{n} colour(s) to choose from|{n} colours from {any}|{n} colors from {any}|{n} shades from {any}|{n} colours available|{n} colors available|comes in {any} colour(s)|comes in {any} color(s)
    available in {any} colour(s)|available in {any} color(s)`,
      "whole",
    ),
    {
      shapes: ["noun", "other", "third", "adjective"],
      but: /\bcolou?rs? (?:pages?|books?|chang\w*|match\w*|prints?|printing|cod\w*|pencils?|vary|varies|differ|may|wheel|chart|pop|block\w*|photos?|laser|pictures?)\b/i,
    },
  ),
  row(
    "colour",
    rowOf("colour", "(?:colou?rs?:?|(?:comes |available )?in)", "(?:stripes?|finish|glaze|trim|to choose from)"),
  ),
  row(
    "use",
    anyOf(
      `great for|great as|perfect for|perfect as|ideal for|ideal as|good for|suitable for|lovely for|handy for|brilliant for|excellent for
    designed for|made for|built for|useful for|can be used|can also be used`,
      "first",
    ),
    { shapes: ["adjective", "other", "participle", "third", "noun"] },
  ),
  row(
    "story",
    /^(?:(?:we|i) (?:are|am|have)|we're|i'm|we've|i've) (?:now )?(?:mov(?:ing|ed)|downsiz\p{L}+|emigrat\p{L}+|bought (?:a|an) (?:new|bigger|smaller|larger)|upgrad\p{L}+|given up)\b|^(?:only |just )?selling (?:because|as(?! spares| parts| is\b)|due to|since)\b/iu,
  ),
  // Why it was made, and what became of somebody at home: "made because my mother kept it in 4 notebooks"
  row(
    "story",
    /^(?:(?:i|we) )?(?:made|built|wrote|started|created|designed|drew) (?:(?:it|this|these|them|this app) )?(?:because|coz|cos|cuz|after (?:my|our|the|i|we)|when (?:my|our|i|we)|for my|in lockdown)\b/iu,
  ),
  row(
    "story",
    /^(?:my|our) (?:late |old |own )?(?:mum|mom|mam|mother|dad|pa|father|nan|nana|gran|granny|grandma|grandpa|grandad|grandmother|grandfather|grandson|granddaughter|uncle|aunt|auntie|brother|sister|son|daughter|husband|wife|lad|kids|girls|boys) (?:is|was|were|had|has|got|gets|needed|wanted|couldn't|hated|used|kept|keeps|made|did|does|always|never|lost|dropped|forgot|started|ran|came|died|passed|left|cuts?|sews?|drew|and (?:i|me))\b/iu,
  ),
  row(
    "story",
    /^(?:we are|we're) (?:only |just )?(?:\d+|two|three|four|five) (?:guys|lads|people|friends|brothers|sisters|women|girls|blokes)\b/i,
  ),
  row("use", /^for (?!sale|parts|ages?\b|all\b|more\b)(?:\p{L}+ ){0,2}?(?:\p{L}+ing\b|\p{L}{3,}s)(?:$|[ ,])/u, {
    shapes: ["other"],
  }),
]
