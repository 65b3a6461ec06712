/** What a buyer of a used thing wants to know of it, in the order in which one tells it. */
export type Topic =
  | "spec"
  | "measure"
  | "work"
  | "running"
  | "fault"
  | "absent"
  | "included"
  | "story"
  | "home"
  | "handover"
  | "price"

const price =
  /^(?:asking |price:? |only )?[$£€₹]\d[\d.,]*(?: ?(?:each|firm|obo|ono|or best offer|or near(?:est)? offer|for (?:both|all(?: \d+)?|the (?:lot|pair|set))(?: \(?firm\)?)?|the (?:lot|pair)|cash|no offers|neg(?:otiable)?\.?))*$/i
const offers = /^take .*[$£€₹]\d|^(?:both|all|the (?:lot|pair|set)) for [$£€₹]/i
const home =
  /^(?:(?:from|in) an? )?(?:[\p{L}-]+ )?(?:smoke|pet)[- ]?free\b(?! paint)|^(?:non-?smoking|pet[- ]?free) (?:home|house|flat)|^(?:ground|first|second|third|fourth|fifth|top|\d+(?:st|nd|rd|th)) floor\b|^(?:no )?(?:lift|elevator|parking)\b|\bsteps? to the (?:street|road|door)\b/iu
const handover =
  /\b(?:pick(?:ed)? ?up|collection|collect(?:ed)?|delivery|deliver|posted|postage|ships?|shipping|courier|trailer|truck|van|estate car|hatchback|help (?:to |with )?(?:the )?(?:carry|load|lift)(?:ing)?|bring a|cash|paypal|venmo|zelle|bank transfer|viewing|(?:may|can) (?:come back|be (?:returned|sent back))|days? of warranty|two people|two-person lift)\b/i
const absent =
  /^(?:no|without|sold without|missing|minus)\b(?! (?:marks|scratches|rips|tears|holes|chips|cracks|rust|leaks?|damage|odou?rs?|smells?|pets?|fault|dents|stains|wear|lift|smok))|\b(?:not (?:included|supplied|in the box)|(?:body|cartridge|disc|unit|console|cart|lens|frame|head|deck|set|top|case|game) only|is missing|are missing|not boxed)\b/i
const fault =
  /\b(?:marks?|marked|scratch\w*|rash|water rings?|faint (?:ring|line|mark)\w*|hairlines?|nick(?:s|ed)?|gouges?|toning|scuff\w*|dents?|dented|dings?|chips?|chipped|crack\w*|tears?|torn|tore|rips?|ripped|holes?|stain\w*|fad(?:ed|es|ing)|wear|worn|rust\w*|missing|broken|broke|dead|leak\w*|stiff|sticks?|sticky|soft at|loose|wobbl\w*|squeak\w*|creas\w*|yellow(?:ed|ing)|bent|brass patch|brassing|fault\w*|split|splits|peel\w*|fray\w*|snag\w*|pull in|bobbl\w*|pilling|discolou?r\w*|dull|finished|tired|rough|will not|won't|does not|doesn't|do not|don't|cannot|can't|not working|needs?|wants? (?:a|an|some|re\w+|new|\w+ing)|tarnish\w*|pitting|corrosion|mould|mold|moth|repair needed|untested|imperfect\w*|blemish\w*|patches|ink|burn|loss|cough|noisy|hums?|crackl\w*|blown|snapped|sun-?bleached|replacement)\b/i
const noFault =
  /\b(?:without|free of|free from) (?:any )?(?:marks|scratch\w*|rips|tears|holes|chips|cracks|rust|leaks?|damage|faults?|dents|stains|wear)\b|\b(?:described|shown|listed|photographed|noted) with (?:every|each|all|any)\b|^(?:no|zero|never any|free of|without)\b.*\b(?:marks|scratch\w*|rips|tears|holes|chips|cracks|rust|leaks?|damage|faults?|dents|stains|wear)\b|\b(?:reset|mended|repaired|fixed|replaced|removed) |crack(?:ed)? (?:pepper|black)|^(?:walnut|oak|mahogany|cherry|teak|ebony|pine|dark|light|honey|natural|wood) stain(?:ed)?\b/i
const work =
  /\b(?:replaced|serviced|repaired|cleaned|wiped|washed|vacuumed|oiled|restored|refinished|repainted|fitted|recapped|calibrated|reset|sanded|rebuilt|re-?strung|resoled|re-?covered|polished|overhauled|lubricated|sharpened|tuned|upgraded|wiped|reupholstered|sterilised|sterilized|put in|mended|fixed|re-?felted|re-?gapped|descaled)\b|^(?:new|fresh|brand-new) .*\b(?:battery|belts?|blades?|tyres?|tires?|brakes?|pads?|chain|cassette|cables?|strings?|seals?|gaskets?|mainspring|ribbon|filters?|stylus|cartridge|bearings?|oil|plugs?|cushions?|covers?|felt|lamp|bulb|crystal|strap|laces|soles|heels|hinges|wheels?|hoses?|reeds?|pump|thermostat|element|fuse|capacitors)\b|^crystal is new|\bis new$/i
const running =
  /\b(?:tested|works?|working|runs?|running|starts?|boots?|plays?|saves?|powers? on|turns? on|charges?|strikes?|rings?|keeps? time|meter (?:is )?accurate|reads? accurate|accurate to|all keys|margins set|in tune|fires|spins|holds (?:tune|charge|pressure)|smoothly|checked|sound|solid|sturdy|watertight|kept .+ dry)\b/i
const included =
  /\b(?:included|includes?|comes with|supplied with|sold with|goes with|complete with|in the box|thrown in|with (?:its |the |original )*(?:box|case|manual|charger|receipt|papers|instructions|remote|lid|cover|stand|bag|strap|cable))\b|^(?:\d+% )?(?:complete|boxed)\b|^(?:original |zip |hard |soft )*(?:box|manual|instructions|charger|remote|case)(?: included)?$/i
const measure =
  /\d ?(?:mm|cm|m|in|inch|inches|ft|feet|"|''|kg|g|lbs?|oz|l|litres?|liters?|cu ft|gallons?)\b|\d ?["']|\b(?:uk|us|eu) ?(?:size )?\d|\bsize (?:xxs|xs|s|m|l|xl|xxl|\d+)/i
const story =
  /\b(?:i|we|my|our|us|me|bought|owned|smoke|pets?|cats?|dogs?|kids|family|moving (?:house|home|abroad|to|out|away|sale)|clearing|inherited|belonged|attic|garage find|estate|grandfather|grandmother|dad|mum|mom|wife|husband|selling)\b/i

const rows: readonly (readonly [Topic, RegExp, RegExp | null])[] = [
  ["price", price, null],
  ["price", offers, null],
  ["price", /^[$£€₹][\d.,]+ each or [$£€₹]/i, null],
  ["handover", /^you (?:load|collect|carry|dismantle|lift)\b|^(?:i|we) can lend\b/i, null],
  ["home", home, null],
  ["measure", /^(?:weighs|measures) /i, null],
  [
    "handover",
    handover,
    /\b(?:pickups?|collector|collection of)\b.*\b(?:guitar|coil|bobbin)\b|^ships? (?:bell|wheel)/i,
  ],
  ["absent", absent, null],
  ["story", /^(?:she|he) \p{Ll}/iu, null],
  ["story", /^(?:my|our) (?:late |great-?)?(?:grand\w+|mother|father|mum|mom|dad|aunt|uncle)\b/i, null],
  [
    "work",
    /^(?:i|we)(?:'ve| have)? (?:just |also )?(?:re\w+ed|cleaned|oiled|fitted|sewn|mended|tuned|sharpened)\b/i,
    null,
  ],
  ["story", story, /\b(?:serviced|replaced|tested|repaired|cleaned|washed|marks? on|cover[s]? for)\b/i],
  ["fault", fault, noFault],
  ["running", /^(?:tested|works|working|runs|starts|fully working|good working)/i, null],
  ["work", work, null],
  ["included", included, null],
  ["running", running, /\brunning (?:board|shoes?|gear)\b|\bplay(?:ing)? (?:cards?|mat)|\bwork(?:shop|bench|top)\b/i],
  ["measure", measure, null],
]

export function topicOf(text: string): Topic {
  for (const [topic, pattern, except] of rows) if (pattern.test(text) && !(except?.test(text) ?? false)) return topic
  return "spec"
}
