const sizes =
  "small|big|large|long|short|heavy|tight|late|loose|old|young|hard|soft|thin|thick|wide|narrow|expensive|good|bad|far"

/**
 * The typed text, its meaning, and its context: words directly before, words directly after, words that must not
 * follow.
 */
export interface Confusion {
  readonly typed: string
  readonly meant: string
  readonly after?: string
  readonly before?: string
  readonly notBefore?: string
  /** Words that make a text worth checking, if `typed` is not one word. */
  readonly cues?: readonly string[]
}

/** Correct words used in the wrong place. */
export const confusions: readonly Confusion[] = [
  {
    typed: "hole",
    meant: "whole",
    after: "the|a|my|our|your|this",
    before:
      "time|day|set|lot|house|thing|family|way|week|year|box|kit|car|room|story|song|game|world|bunch|process|garden|floor|street|school|class|team|range|batch|collection|season|body|face|month|album|series|place|summer|winter|night",
  },
  {
    typed: "grate",
    meant: "great",
    after: "plays|works|looks|sounds|runs|smells|tastes|feels|fits|is|in|a|really|so|still|goes",
    notBefore: "for|pan|cover|bar|is|was|fits?|with|over|of",
    cues: ["grate"],
  },
  // Alone, it is a part of the Netherlands.
  { typed: "zeeland", meant: "Zealand", after: "new", cues: ["zeeland"] },
  {
    typed: "practise",
    meant: "practice",
    after: "a|the|of|daily|best|good|more|target|band|choir|music|piano|guitar|drum|team|football|ringing",
    cues: ["practise"],
  },
  { typed: "pur", meant: "purr", after: "cat|kitten|cats", cues: ["pur"] },
  {
    typed: "trail",
    meant: "trial",
    after: String.raw`\d+[ -](?:day|week|month)s?|free|risk[- ]free|day free`,
    notBefore: "maps?|guide|mix|run|running|races?|rides?|hikes?|shoes?|pass|bikes?|system",
  },
  { typed: "adds", meant: "ads", after: "no|without|with|removes?|zero|annoying|pop-?up|banner|video|few" },
  { typed: "prof", meant: "proof", after: "leak|water|splash|rust|sound|child|slip|dust|heat|wind|draught|weather" },
  { typed: String.raw`coarse(?=\s*(?:$|[.,;!?)]))`, meant: "course", after: "of", cues: ["coarse"] },
  { typed: "coarse", meant: "course", after: "of", before: "we|it|it's|you|they|i|the|all|this" },
  { typed: "free tral", meant: "free trial", cues: ["tral"] },
  {
    typed: "waved(?= (?:fee|off the bill))|(?<=\\bfees? (?:is |are |[$£€]\\d+ )?)waved",
    meant: "waived",
    cues: ["waved"],
  },
  { typed: "leafs(?! through)", meant: "leaves", cues: ["leafs"] },
  { typed: "knifes(?! (?:through|into))", meant: "knives", cues: ["knifes"] },
  { typed: "adds?[ -]free", meant: "ad-free", cues: ["add", "adds"] },
  {
    typed: "seperate|separate",
    meant: "separately",
    after: "wash|washed|(?:wash|washed) (?:it|them)",
    notBefore: "from|cycles?|loads?|bags?",
    cues: ["separate", "seperate"],
  },
  {
    typed: String.raw`of(?=\s*(?:$|[.,;!]))`,
    meant: "off",
    after:
      "screen|lights?|turn|turns|turned|switch|switches|switched|comes?|came|falls?|fell|peel|peels|peeled|peeling|rubs?|rubbed|wipes?|broke|broken|chipped",
    cues: ["of"],
  },
  // "Widgets to." has no verb that "to" could belong to.
  {
    typed: String.raw`to(?=\s*(?:$|[.,;!]))`,
    meant: "too",
    after: String.raw`(?<=(?:^|[.,;!?])\s*)\p{L}{3,}s|handed`,
    cues: ["to"],
  },
  {
    typed: "to",
    meant: "too",
    after: "not|job|task|order|project|is|are|was|way|far|never|none|or|it's|fits?",
    before: sizes,
    notBefore: `(?:${sizes}) to`,
  },
  {
    typed: "to",
    meant: "too",
    after: "came|come|comes|got|get|gets|went|swam|grew|parked|sat|way|far|bit",
    before: String.raw`(?:close|far|big|small|fast|slow|late|early|long|tight|hot|cold)(?=\s*(?:$|[.,;!?)]|(?:and|but|so)\b))`,
  },
  {
    typed: String.raw`(?<=\bno [\p{L}-]+ (?:is )?)to`,
    meant: "too",
    cues: ["to"],
    before: String.raw`(?:${sizes}|busy|dirty|messy|tall|wild|early|steep|wet|cold|hot)(?=\s*(?:$|[.,;!?)]))`,
  },
  { typed: "it's", meant: "its", before: "own|original (?:box|case|packaging)", cues: ["own", "original"] },
  { typed: "(?<!\\bold )skool", meant: "school", cues: ["skool"] },
  {
    typed: "finnish",
    meant: "finish",
    after: "matte?|gloss|glossy|satin|smooth|chrome|oil|wax|a|the",
    cues: ["finnish"],
  },
  { typed: "forrest", meant: "forest", before: "green|animals?|floor|walks?|scene|theme|friends|fruits?|school" },
  // "If your making a profit", and not "if your making of it"
  {
    typed: "your",
    meant: "you're",
    after: "if|when|once|while|because|since|so|that|what|where",
    before:
      "making|getting|going|looking|using|buying|doing|after|thinking|trying|having|planning|moving|coming|ordering|paying|stuck|unsure|interested|not|happy",
  },
  {
    typed: "there",
    meant: "their",
    after: "learn|learns|learning|rub|rubs|know|knows|check|on|off|with|for|in",
    before: "parts?|teeth|own|names?|kids|dogs?|horses?|feet|hands|turn|sizes?|ages?|weights?|height",
  },
  { typed: "your", meant: "you're", before: "welcome|going to|looking (?:for|to|at)|able to|not sure" },
  { typed: "of", meant: "have", after: "could|would|should", notBefore: "course" },
  {
    typed: "then",
    meant: "than",
    after: "more|less|better|bigger|smaller|larger|longer|rather|fewer|older|younger|stronger|lighter",
  },
  { typed: "break", meant: "brake", before: "(?:pad|disc|disk|fluid|caliper|rotor|shoe|line|light|lever)s?" },
  { typed: "stationary", meant: "stationery", after: "wedding|office|school|personali[sz]ed|luxury" },
  { typed: "stationary", meant: "stationery", before: "(?:set|shop|pad|paper|gift)s?" },
  { typed: "dinning", meant: "dining", before: "(?:table|room|chair|set|suite)s?" },
  { typed: "chest(?:er)? (?:of )?draws?", meant: "chest of drawers", cues: ["draw", "draws"] },
  {
    typed: "draws",
    meant: "drawers",
    after: String.raw`\d|two|three|four|five|six|with`,
    notBefore: "the|a|your|in|attention",
  },
  { typed: "desert", meant: "dessert", before: "(?:wine|spoon|bowl|plate|menu|fork|recipe)s?" },
  { typed: "heals", meant: "heels", after: "high" },
  { typed: "heal", meant: "heel", before: "(?:drag|wear|height|counter|cup|pad|tab|strap|grip|tip|slip)s?" },
  { typed: "quite", meant: "quiet", before: "(?:hours?|time|mode|place|fan|motor|engine|zone|carriage)" },
  {
    typed: "tinny",
    meant: "tiny",
    before: "(?:paint |little |wee )?(?:chip|scratch|scuff|mark|dent|crack|hole|spot|stain|tear|nick|bit)(?:es|s)?",
  },
  {
    typed: "sent",
    meant: "scent",
    after: "no|sweet|fresh|floral|woody|strong|nice|light",
    notBefore: "out|from|by|to|in",
  },
  { typed: "hypo[ -]all?ergenic", meant: "hypoallergenic", cues: ["hypo"] },
  { typed: "an", meant: "and", after: String.raw`\p{L}{3,}ed`, before: String.raw`[bcdfgjklmnpqrstvwyz]\p{L}{3,}` },
  { typed: "may", meant: "May", after: "in|since|until|early|late|mid|last" },
  { typed: "hart(?=:| notes?)", meant: "heart", cues: ["hart"] },
  {
    typed: String.raw`(?<!\b(?:we|i|you|they|to|will|can|and|orders|all|usually|not) )ship`,
    meant: "ships",
    cues: ["ship"],
    before: "(?:same|next)[ -]day",
  },
  { typed: "sent(?=:)", meant: "scent", cues: ["sent"] },
  { typed: "sents", meant: "scents" },
  // "doing there first wall", and not "being there first"
  {
    typed: "there",
    meant: "their",
    after: String.raw`(?!(?:being|getting|going|coming|arriving|staying|living|standing|sitting|leaving|putting) )\p{L}{2,}ing`,
    before: "first|next|last|new|old|favou?rite",
  },
  // "for people in there second year"
  {
    typed: "there",
    meant: "their",
    after: "in",
    before: "first|second|third|own|teens|twenties|thirties|forties|early|late",
  },
  // "if there wet i cant shear them"
  {
    typed: "there",
    meant: "they're",
    after: "if|when|once|because|unless|until|so|cos|coz|cuz",
    before: String.raw`(?:(?:too|not|very|still|all|just) )?(?:wet|dry|dirty|clean|cold|hot|warm|ready|big|small|long|short|tight|loose|heavy|soft|hard|ripe|worn|broken|damaged|cracked|full|empty|gone|finished|done)(?= (?:i|we|you|they|it|or|and|but|just|please|then)\b|\s*(?:$|[.,;!?)]))`,
  },
  { typed: "there", meant: "their", before: String.raw`\p{L}{3,}(?<!s)s(?= (?:are|were|have|need|get)\b)` },
  { typed: "with out", meant: "without", cues: ["out"], notBefore: "of|doors?|side|sized?|buildings?|lets?|puts?" },
  { typed: "cud", meant: "could", before: "be|do|use|have|fit|make|also|need|not|go" },
  {
    typed: "there",
    meant: "their",
    before:
      "mrs|mums?|moms?|dads?|wife|wives|own|kids|partners?|husbands?|families|teeth|feet|hands|legs|hair|coats?|hooves|paws|necks?|names|phones?|stuff",
  },
  { typed: "cheep", meant: "cheap" },
  { typed: "patten", meant: "patent", before: "leather" },
  { typed: "role", meant: "roll", before: "of (?:film|tape|paper|fabric|wallpaper|vinyl|stickers)" },
  { typed: "sowing", meant: "sewing", before: "(?:machine|kit|pattern|thread|needle)s?" },
  { typed: "allot of", meant: "a lot of", cues: ["allot"] },
  {
    typed: "pallett?e?",
    meant: "palette",
    cues: ["pallet", "pallete", "pallett", "pallette"],
    after: "colou?r|eyeshadow|make-?up",
  },
  {
    typed: "complementary",
    meant: "complimentary",
    before: "(?:shipping|delivery|gift|drink|breakfast|consultation|quote|sample)s?",
  },
  { typed: "discrete", meant: "discreet", before: "packaging|shipping|delivery|packing|box" },
  { typed: "lightening", meant: "lightning", before: "(?:bolt|cable|port|connector|charger)s?" },
  { typed: "steal", meant: "steel", before: "(?:toe|frame|blade|handle|pan|wheel)s?" },
  { typed: "steal", meant: "steel", after: "stainless" },
  { typed: "pear", meant: "pair", after: "a|one|per|each", before: "of" },
  { typed: "souls", meant: "soles", after: "leather|rubber|crepe|gum" },
  {
    typed: "handmaid",
    meant: "handmade",
    before: "in|by|with|from|(?:soap|mug|candle|gift)s?|jewel(?:le)?ry|ceramics?|leather|wooden|pottery",
  },
  { typed: "peddle", meant: "pedal", before: "bikes?|bins?|cars?" },
  { typed: "every day", meant: "everyday", cues: ["every"], before: "use|wear|carry|essentials" },
  { typed: "brand knew", meant: "brand new", cues: ["knew"] },
  { typed: "whole sale", meant: "wholesale", cues: ["whole"] },
  {
    typed: "perfect",
    meant: "perfectly",
    after: "works?|working|runs?|fits?|functions?",
    notBefore: "for|with|condition",
  },
  { typed: "gr8", meant: "great", cues: ["gr"], before: "condition|shape|for|gift|value|with" },
  { typed: "4", meant: "for", cues: ["gift", "gifts"], after: "gifts?", before: String.raw`\p{L}[\p{L}/]*` },
  { typed: "rite", meant: "right", before: "up|away|now|on|side|hand|out of|off|here|there" },
  {
    typed: "lite",
    meant: "light",
    after: "indirect|bright|low|natural|medium|direct|filtered|dim|day|head|tail|night|led|full|warm|white|no",
  },
  { typed: "lites", meant: "lights", after: "christmas|xmas|fairy|led|string|head|tail|bright|rope|solar" },
  { typed: "stripe", meant: "strip", after: "led|rgb|led light", notBefore: "pattern|design|print|shirt" },
  { typed: "c[ou]?ple", meant: "couple of", cues: ["cple", "cuple", "cople"], notBefore: "of" },
  { typed: "c[ou]?ple", meant: "couple", cues: ["cple", "cuple", "cople"], before: "of" },
  { typed: "tore", meant: "torn", after: "seat|cover|corner|page|label|lining|sleeve|is|was|are|slightly|little|not" },
  {
    typed: "peace",
    meant: "piece",
    after: String.raw`\d|one|two|three|each|single|per`,
    notBefore: "of mind|lil(?:y|ies)|treaty|sign|symbol",
  },
  { typed: "planer", meant: "planner", after: "meal|day|daily|weekly|monthly|wedding|trip|budget|event|travel|party" },
  {
    typed: "loose",
    meant: "lose",
    after: "to|never|not|don't|won't|you",
    before: "weight|track|your|it|data|progress",
  },
  { typed: "loose", meant: "lose", after: "might|will|could|would|can|cannot|can't" },
  { typed: "brakes", meant: "breaks", after: "never|it|lunch|tea|coffee" },
  { typed: "threw", meant: "through", after: "going|goes|go|all the way|see|run|runs" },
  { typed: "txt", meant: "text", before: "messages?|alerts?|us|me" },
  {
    typed: "n",
    meant: "and",
    after: String.raw`(?!(?:gauge|scale|in|of|from|to|across|around|near|for)\b)\p{L}[\p{L}']*`,
    before: String.raw`(?!(?:gauge|scale|and|of)\b)\p{L}[\p{L}']*`,
  },
  { typed: "yrs", meant: "years", after: String.raw`\d+\+?|many|few` },
  // "40 yr in Barnsley" are years, and a "3 yr guarantee" is none of them.
  {
    typed: String.raw`yr(?=\s*(?:$|[.,;!?)]| (?:in|of|at|with|as|now|and|on|doing|here|or|but)(?!\p{L})))`,
    meant: "years",
    after: String.raw`(?<![.,$£€\d])(?:[2-9]|\d{2})`,
    cues: ["yr"],
  },
  {
    typed: "there",
    meant: "their",
    after: "run|runs|manage|log|logs|lose|love|clean|sell|track|record|plan|share|keep|update|write|check",
    notBefore: "is|are|was|were|on|in|at|and|with|by|for|early|late|first|to|too|when|if|as|every|each|daily",
  },
  { typed: "yr", meant: "year", after: String.raw`\d+|last|next|this|per|each|every|all`, notBefore: "ago" },
  { typed: "mins", meant: "minutes", after: String.raw`\d+` },
  { typed: "hrs", meant: "hours", after: String.raw`\d+` },
  { typed: "wks", meant: "weeks", after: String.raw`\d+` },
  { typed: "(?:mths|mnths)", meant: "months", cues: ["mths", "mnths"], after: String.raw`\d+` },
  { typed: "(?:pcs|pces)", meant: "pieces", cues: ["pcs", "pces"], after: String.raw`\d+` },
  { typed: "(?:pc|pce)", meant: "piece", cues: ["pc", "pce"], after: "1" },
  {
    typed: "strait",
    meant: "straight",
    before:
      "stitch(?:es|ing)?|lines?|legs?|cuts?|edges?|razors?|hair|seams?|up|away|from|forward|into|to|on|down|sided",
  },
]
