import { onFirstUse } from "../../on-first-use.ts"

/** Common abbreviations in casual typing, with their meanings. Ambiguous ones name their context. */
const shorthand: readonly (readonly [typed: string, meant: string])[] = [
  [
    "(?<=\\b(?:if|when|once|unless|while) )ur(?= (?:up|down|back|out|over|through|thru|done|away|near|on the)\\b)",
    "you're",
  ],
  ["(?<=\\b(?:if|when|once|unless) )ur(?= \\p{L}+(?:[.,;]|$))", "you're"],
  [
    "(?<!\\b(?:size|type|shape|letter|grade) )u(?!-| (?:posts?|pins?|bolts?|bends?|clamps?|locks?|tubes?|joints?|nails?|shaped?)\\b)",
    "you",
  ],
  [
    "ur(?= (?:off|away|back|home|late|ready|welcome|sorted|a|an|the|not|just|so|too|very|always|already|never|in|on|under|over|at|between|from|after|into|within|near|through|thru|without|going|looking|still|stuck|brand new)\\b)",
    "you're",
  ],
  ["(?<=\\b(?:what|where|when|if|while|why|how|once) )ur(?= \\p{L}+ing\\b)", "you're"],
  ["ur", "your"],
  [
    "(?<=^|[.!?] )r(?= (?:you|u|we|they)\\b)|(?<=\\b(?:you|u|we|they|these|all|who|\\p{L}{3,}s) )r(?= (?:\\p{L}{2}|\\d))|(?<=\\p{Ll}{3} )r(?= (?:never|not|always|also|the|still|now)\\b)",
    "are",
  ],
  ["ur ?self", "yourself"],
  ["(?<=\\bbest )b4", "before"],
  ["b4", "before"],
  ["(?<=\\b(?:perfect|ideal|good|great|suitable|tutorial|not) )4(?= \\p{L}{2})", "for"],
  [
    "ill(?= (?:\\p{L}+ (?:you|u|ya|yall|it|them)|give|send|post|do|get|make|help|bring|let|try|add|throw|knock|sort)\\b)",
    "I'll",
  ],
  [
    "(?<=\\b(?:if|when|once|unless) )(?:your|ur)(?= (?:pregnant|allergic|diabetic|breastfeeding|here|there|local|near|nearby|coming|able|not|nice|happy|careful|gentle|quick|unsure|interested|stuck|keen|handy|lucky|ready|back|out|on your own|on ur own|in a|on a|after|looking)\\b)",
    "you're",
  ],
  ["(?<=\\p{Ll}{3} )4(?= (?:the|my|your|ur|our)\\b)", "for"],
  ["(?<=\\b(?:ask|call|text|ring|phone|message|msg) )4(?= \\p{L})", "for"],
  ["(?<=\\b(?:how|learn|made|able|backup) )2(?= \\p{L}{2})", "to"],
  ["(?<=\\p{Ll}{3} )4(?= (?:(?!string)\\p{Ll}{3,}ing|sale|less)\\b)", "for"],
  ["(?<=\\b(?:use|import|put|bring|check|send|pick|choose|measure|for|with|on|in|from|of) )yr(?= \\p{Ll}{3})", "your"],
  ["oso(?= \\p{Ll})", "also"],
  ["frm", "from"],
  ["(?<=\\d\\+? (?:yrs?|years?) )exp(?!\\p{L})", "experience"],
  ["avail(?!\\p{L}| (?:yourself|of)\\b)", "available"],
  ["(?<=\\d )neg(?=\\W*$|[.,;!/]| (?:no|not|collect|pick|cash|or|and)\\b)", "negotiable"],
  // "Selling me old bike", and not "selling me short"
  [
    "(?<=\\b(?:selling|sold|flogging) )me(?= (?!short\\b|on\\b|to\\b|a\\b|an\\b|the\\b|for\\b|this\\b|that\\b|out\\b)\\p{L}{2,})",
    "my",
  ],
  ["ect", "etc"],
  ["btl", "bottle"],
  ["btls", "bottles"],
  ["dmg", "damage"],
  ["sry", "sorry"],
  ["luv|lurve", "love"],
  [
    "cuz|coz|bcuz|bcoz|bcos|becuz|bc(?= (?:the |my |our )?(?:\\p{Ll}+ ){1,2}(?:did|do|does|is|are|was|were|has|have|can|will|would|got|went|came)(?:n'?t)?\\b)|bc(?= (?:of|it|i|im|i'm|its|it's|my|the|they|we|he|she|you|there|nobody|everyone|everybody|people|this|these|those|that|most|some|no|not)\\b)|(?<=\\b(?:started|made|selling|sold|bought|built) (?:it |them |this )?)bc",
    "because",
  ],
  ["rn", "right now"],
  ["(?<!\\b(?:contact|message|call|text|ask|tell|to|for|with|from|by|of) )us(?= only\\b)", "US"],
  ["(?<=\\b(?:canada|uk|europe|australia|mexico|ireland) ?(?:\\+|&|,|\\/|and|or|to) ?)us(?![\\p{L}'])", "US"],
  ["(?<=(?:plus|incl?\\.?|including|ex|excl?\\.?|excluding|no|\\+|with|without|and) )vat", "VAT"],
  ["vat(?= (?:registered|number|incl|included|extra|free|receipt|invoice))", "VAT"],
  ["(?<!\\bvitamin )a(?= (?:8|11|18|8\\d|18\\d\\d)(?:s|th)?(?![\\d.,:/]\\d|\\d))", "an"],
  ["cod(?= (?:ok|okay|available|accepted|only|possible))", "COD"],
  // Elsewhere, an ATM is a machine for cash or the mass of a trailer.
  [
    "(?<!, ?)atm(?=\\W*$| *[.,;!)\\n]| (?:but|and|so|as|due|while|until|bc|cos|no|not|only)\\b)|at (?:the )?mo",
    "at the moment",
  ],
  ["wkends?|w\\/ends?", "weekend"],
  ["yrs|(?<=(?<![.,\\d£$€])(?!1 )\\d{1,3} )yr(?= (?:ago|in|of|experience|exp)\\b)", "years"],
  ["(?<=\\d ?)wks", "weeks"],
  ["(?<=\\d[ -])wk(?= (?!min|lead|turn|wait)\\p{L})", "week"],
  ["(?<=\\bthe )diff(?=$|[.,;])", "difference"],
  ["workin", "working"],
  ["rly", "really"],
  ["usb ?c(?![\\p{L}\\d])", "USB-C"],
  ["e ?transfer", "e-transfer"],
  ["(?<=\\band )its(?= (?:due|been|still|not|just|too|so|very|all|only|ready) )", "it's"],
  ["(?<=\\b(?:if|when|because|so|as|that|once) )its(?= \\p{L}+er (?:than|if|when)\\b)", "it's"],
  [
    "(?<=\\b(?:if|when|because|so|unless|while) )its(?= (?:raining|snowing|freezing|going|getting|working|out of|too|not|on|off|gone|sold|broken|wet|dry|ready|full|empty|windy|hot|dark|late|safe|ok|okay|fine|a|an|the)(?!\\p{L}))",
    "it's",
  ],
  ["diff(?= (?:\\p{L}+s|sizes?|from|to|colou?rs?)\\b)", "different"],
  ["theyre", "they're"],
  ["nobodys", "nobody's"],
  ["everybodys|everyones", "everyone's"],
  // On food, the other one.
  ["(?<!\\b(?:no|without|zero|added) )msg", "message"],
  ["(?<=\\b(?:no|without|zero|added) )msg", "MSG"],
  ["whos(?= (?:turn|go|name|job|shift|number|phone|birthday)(?!\\p{L}))", "whose"],
  ["whos", "who's"],
  ["hes(?= (?:\\d|a|an|the|so|very|super|not|just|made|got|in|on|been|still|now|always|only|retired)\\b)", "he's"],
  ["shes(?= (?:\\d|a|an|the|so|very|super|not|just|made|got|in|on|been|still|now|always|only|retired)\\b)", "she's"],
  ["bout(?= (?:\\d|half|(?:the )?size))", "about"],
  ["doin", "doing"],
  ["(?<=\\b(?:a|per|each|every|1|last|next|this) |\\/ ?)yr", "year"],
  ["(?<=\\b(?:a|per|each|every|1) )wk", "week"],
  ["(?<=\\b(?:a|per|each|every|1) |\\/ ?)mth", "month"],
  ["hrs(?=[,.;])", "hours"],
  ["(?<=\\b(?:an?|per|each|every|1|half an|first|last|next) )hr", "hour"],
  // "1 bobbin and case incl. light spring was weak"
  ["(?<=\\p{L}{3} )incl\\.(?= (?:\\p{L}+ ){1,3}(?:is|was|are|were|has|works)\\b)", "included."],
  // "6 mth warranty" is a time, and "2.99 mth" is a price.
  ["(?<=(?:[£$€]\\d+(?:\\.\\d\\d)?|\\d\\.\\d\\d) ?)(?:mth|mo)", "a month"],
  ["(?<=(?:[£$€]\\d+(?:\\.\\d\\d)?|\\d\\.\\d\\d) ?)yr", "a year"],
  ["(?<=\\b(?:slightly|bit|price|little) )neg(?=$|[ ,.;])", "negotiable"],
  [
    "(?<=\\b(?:when|if|once|while) )its(?= (?:up|down|on|off|in|out|open|closed|full|empty|done|finished|ready|dry|wet|hot|cold|raining)\\b)",
    "it's",
  ],
  ["there(?:'s|s)(?= (?:[2-9]|\\d{2,}|two|three|four|five|six|several|many|a few|lots|loads) )", "there are"],
  ["theres", "there's"],
  ["thats", "that's"],
  ["abt", "about"],
  ["btwn", "between"],
  [
    "(?<=\\b(?:what|how|why|if) )id(?= \\p{Ll})|id(?= (?:say|think|guess|rather|love|like|change|recommend|suggest|prefer)\\b)",
    "I'd",
  ],
  [
    "(?<=\\b(?:app|planner|tracker) )4(?= (?!(?:mb|gb|grades?|levels?|languages?|modes?|types?|sizes?|days?|weeks?|months?|years?|times)\\b)\\p{L})",
    "for",
  ],
  ["wkend", "weekend"],
  ["xmas", "Christmas"],
  ["evr", "ever"],
  ["it'?s gotta", "it has to"],
  ["gotta", "have to"],
  ["vids", "videos"],
  ["vid", "video"],
  ["gonna", "going to"],
  ["wanna", "want to"],
  ["see thr(?:u|ough)(?! (?:the|an?|it|to|your|my|our|them)\\b)", "see-through"],
  ["(?<!-)nr(?= (?:\\p{L}{4}|the |a |my |our ))", "near"],
  ["gd(?= (?:cond|condition|nick|order|working|clean|used|size|quality)\\b)", "good"],
  ["cond(?= *(?:[.,;!)]|$))", "condition"],
  ["prob(?= (?:need|needs|have|has|best|more|not|a|the|just|about|be|will|worth)\\b)", "probably"],
  ["thru", "through"],
  ["doz", "dozen"],
  ["2day", "today"],
  ["acct", "account"],
  ["ppl", "people"],
  ["wot|wat(?! \\p{Lu}{2})", "what"],
  ["wen", "when"],
  ["wkly", "weekly"],
  ["4e(?:va|ver)", "forever"],
  ["2nite", "tonight"],
  ["lil", "little"],
  [
    "(?<!\\b(?:in|of|from|to|across|around|near|at|for|with|by|into|over|outside) )(?<=[\\p{L}\\d],? )n(?! (?:gauge|scale|of)\\b)(?= [\\p{L}\\d])",
    "and",
  ],
  [
    "(?<=\\b(?:and|or|so|then|if|u|us|it|you|soon|sept|ask) |[.,;] ?|^)well(?= (?:come|need|match|call|ring|send|post|sort|bring|collect|quote|text|email|help|get|give|make|fix|fit|find|do|take|tell|let|see|be|have|work|pick|meet|show|try|keep) )",
    "we'll",
  ],
  ["sz(?= ?\\d)", "size"],
  [
    "(?<!\\bsin )cos(?! (?:lettuces?|tan)(?!\\p{L}))|cause(?= (?:they|it|we|i|you|he|she|its|it's|im|i'm|theyre|they're|theres|there's)\\b)",
    "because",
  ],
  ["gona", "going to"],
  ["(?<=\\bsold )sep(?:a|e)rate(?!ly)", "separately"],
  ["besties", "best friends"],
  ["nae(?= \\p{L})", "no"],
  ["skint", "short of money"],
  ["(?<![-–])thurs(?![-–])", "Thursday"],
  ["tues", "Tuesday"],
  ["(?<![-–/])weds", "Wednesday"],
  ["nxt", "next"],
  ["nd(?= \\p{Ll})", "and"],
  ["chk(?= \\p{Ll})", "check"],
  ["wkdays?", "weekdays"],
  ["(?<=\\b(?:next|last|this|every|per) )wk", "week"],
  ["tmrw|tmr|2moro", "tomorrow"],
  ["notifs", "notifications"],
  ["notif", "notification"],
  ["hols", "holidays"],
  ["std(?= \\p{L})", "standard"],
  ["(?<=\\d ?)pk", "pack"],
  ["cld", "could"],
  ["wld", "would"],
  ["soz", "sorry"],
  ["mths|mnths", "months"],
  ["(?<=\\p{Ll}{2} )em(?! (?:dash|space|quad))", "them"],
  ["yall", "y'all"],
  ["urs", "yours"],
  ["(?<=\\p{L}{2} )w ?out(?= \\p{L})", "without"],
  ["(?<=(?:[\\p{L})]{2}|\\p{L}\\d{1,4}) )w(?= (?:\\p{L}{2}|\\d|an? ))", "with"],
  // "The knot dont slip", and not "the laces dont".
  [
    "(?<=\\b(?:the|this|each|every|it) (?:(?!people|children|men|women|feet|teeth|sheep|fish|we|you|they|i |just)\\p{Ll}*[^\\Ws] )?)dont",
    "doesn't",
  ],
  ["dont", "don't"],
  ["doesnt", "doesn't"],
  ["didnt", "didn't"],
  ["cant", "can't"],
  ["wont", "won't"],
  ["isnt", "isn't"],
  ["arent", "aren't"],
  ["wasnt", "wasn't"],
  ["(?<=[\\d.] ?|\\b(?:[£$€]|rs) ?[\\d.,]+ )ea", "each"],
  ["hes", "he's"],
  ["shes", "she's"],
  ["youd", "you'd"],
  ["theyd", "they'd"],
  [
    "(?<=\\b(?:is|are|was|all|price|postage|post|p&p|tax|delivery|batteries|battery|charger|case|remote|lid|fee|fees|parts|setup|travel) )incl(?=$|[.,;!?)\\n]| (?:but|and|not|no|so|if|in|for)\\b)",
    "included",
  ],
  ["pr(?= of \\p{L})", "pair"],
  ["(?<=\\b(?:is|are) )broke(?=$|[.,;!?)\\n]| (?:in|on|at|off|but|and|so|near)\\b)", "broken"],
  ["eve?ry1", "everyone"],
  // Elsewhere, a beam or the rank in a game.
  [
    "(?<=\\b(?:beg\\p{L}+er|skill|entry|easy|basic|intermediate|advanced|pro|expert|top|next|each|every|water|noise|oil) )lvl",
    "level",
  ],
  ["(?<=\\b(?:in|of|on|with|for|from|like|all) )dis(?= \\p{L}{2})", "this"],
  [
    "dun(?= (?:have|want|need|use|mix|blame|know|ask|wait|forget|worry|buy|put|leave|keep|wash|touch|message|bring|expect)\\b)",
    "don't",
  ],
  ["any1", "anyone"],
]

const compiled = onFirstUse(() =>
  shorthand.map(([typed, meant]) => ({
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}@#'’.])(?:${typed})(?![\p{L}\p{N}'’@]|\.\p{L})`, "giu"),
    meant,
  })),
)

/** "Old school reel, my uncles" */
const ofKin =
  /(?<=\bmy (?:uncle|dad|father|mum|mom|mam|mother|nan|gran|gran[dt]?dad|grandpa|grandma|brother|sister|aunt|auntie))s(?=$|[,.;\n])/giu

/** "Sheath inc, 2 m cord", and no company: "Acme Inc" */
const withInc = /(?<=(?:^|[,;+\n] )(?:\p{Ll}+ ){1,3})inc(?=$|[,;\n]| and | [+&] )/gu

/** "b4 u buy" becomes "before you buy", in standard spelling. */
export const withoutShorthand = (text: string): string =>
  compiled().reduce(
    (rest, { pattern, meant }) =>
      rest.replace(pattern, (typed: string) =>
        // "N Yorks" is in the north, but "U" is you; "An Post" is a name.
        typed === "N" || typed === "An" ? typed : /^\p{Lu}{2}/u.test(typed) ? meant.toUpperCase() : meant,
      ),
    text.replace(withInc, "included").replace(ofKin, "'s"),
  )
