/** How people shorten words when they type in a hurry, each with what it means. What depends on its neighbours says so. */
const shorthand: readonly (readonly [typed: string, meant: string])[] = [
  ["(?<!\\b(?:size|type|shape|letter|grade) )u(?!-)", "you"],
  ["ur(?= (?:a|an|the|not|so|too|in|going|looking|still)\\b)", "you're"],
  ["ur", "your"],
  [
    "(?<=^|[.!?] )r(?= (?:you|u|we|they)\\b)|(?<=\\b(?:you|u|we|they|these|all|who|\\p{L}{3,}s) )r(?= \\p{L}{2})",
    "are",
  ],
  ["ya", "you"],
  ["b4", "before"],
  ["luv|lurve", "love"],
  ["cuz|coz|bcuz|bcoz|becuz", "because"],
  ["abt", "about"],
  ["xmas", "Christmas"],
  ["evr", "ever"],
  ["gonna", "going to"],
  ["wanna", "want to"],
  ["thru", "through"],
  ["doz", "dozen"],
  ["2day", "today"],
  ["ppl", "people"],
  ["wot|wat", "what"],
  ["wen", "when"],
  ["dis", "this"],
  ["dat", "that"],
  ["wkly", "weekly"],
  ["4e(?:va|ver)", "forever"],
  ["2nite", "tonight"],
  ["lil", "little"],
  ["(?<=[\\p{L}\\d] )n(?= [\\p{L}\\d])", "and"],
  ["cos", "because"],
  ["gona", "going to"],
  ["besties", "best friends"],
  ["nae(?= \\p{L})", "no"],
  ["skint", "short of money"],
  ["thurs", "Thursday"],
  ["tues", "Tuesday"],
  ["(?<=day(?:s| \\+| and| &| to|,|/)? )wed(?![- ])|wed(?= (?:to|and|\\+|&) (?:thurs|fri|sat|sun))", "Wednesday"],
  ["nxt", "next"],
  ["ppl", "people"],
  ["cld", "could"],
  ["wld", "would"],
  ["soz", "sorry"],
  ["mths|mnths", "months"],
  [
    "(?<=\\b(?:in|on|of|get|wash|keep|wear|let|make|see|like|love|with|for|want|need|buy|put|take|leave|dry|store) )em",
    "them",
  ],
  ["(?<=\\p{L}{2} )w(?= (?:\\p{L}{2}|\\d|an? ))", "with"],
  ["dont", "don't"],
  ["doesnt", "doesn't"],
  ["didnt", "didn't"],
  ["cant", "can't"],
  ["wont", "won't"],
  ["isnt", "isn't"],
  ["arent", "aren't"],
  ["wasnt", "wasn't"],
  ["(?<=\\p{L} )2(?= \\d)", "to"],
  ["w\\/out", "without"],
  [
    "(?<=\\b(?:not|gift|gifts|great|good|perfect|only|just|ideal|best|made|dm|pm|(?!(?:had|has|have|with|and|our|got|are|all|about|than|fits|sleeps|seats|feeds|holds|only|over|these|those|his|her|their|raised|owns?|contains?|includes?) )\\p{L}{3,}) )4(?= (?:a|an|the|any|all|every|my|your|you|u|ur|her|him|them|me|us|men|women|kids|mum|mom|dad|life|ever|free|sale|wholesale|custom|leather|both|each|more|outdoor|indoor|\\p{L}{4,}ing)\\b)",
    "for",
  ],
  [
    "(?<=\\b(?:buyer|free|have|easy|ready|how|want|need|needs|up|back|due|next|got|able|access|shake|tap|swipe|press|hold|like|used|going|nice|safe|quick|simple|welcome|only|just|got) )2(?= \\p{L}{2,})(?! (?:people|persons|men|women|children)\\b)(?! (?:\\p{L}+ )?(?:are|is|were|left|pack|packs|pcs|in|x)\\b)(?!(?<=\\b(?:only|just|got|have|need|needs|hold|next) 2) (?:[\\p{L}-]+ )?\\p{L}*[^s\\P{L}]s(?!\\p{L}))",
    "to",
  ],
  ["(?<=\\d )4(?= (?:life|ever)\\b)|(?<=\\bfree )4(?= \\d)", "for"],
  [
    "(?<=\\p{L}{3} )2(?= (?:stop|get|make|use|play|see|keep|open|start|turn|help|wash|clean|buy|do|find|unlock|add|send|save|win|hold|show|switch) (?:it|them|the|your|an?|this|you|ur|my|up|off|on|out)\\b)",
    "to",
  ],
  [
    "(?<!\\b(?:of|pack|set|any|all|for|size|no|lot) )(?<=\\p{L}{3,} )4(?= [$£€]\\d)|(?<=\\b(?:signed|sent|posted|shipped|packed|ready|paid|used|made) )4(?= (?:fast|quick|safe|next|same|free)\\b)",
    "for",
  ],
  ["eve?ry1", "everyone"],
  ["any1", "anyone"],
  ["(?<=\\b(?:forgets?|tries|hates?|learns?|wants) )2(?= \\p{L}{2,})(?! \\p{L}+s\\b)", "to"],
  ["(?<=\\p{L}-)2(?=-\\p{L})", "to"],
  ["(?<=\\p{L}-)4(?=-\\p{L})", "for"],
]

const compiled = shorthand.map(([typed, meant]) => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}@#'’.])(?:${typed})(?![\p{L}\p{N}'’@]|\.\p{L})`, "giu"),
  meant,
}))

/** "b4 u buy" is "before you buy": the same words as everybody writes them, for whoever reads on. */
export const withoutShorthand = (text: string): string =>
  compiled.reduce(
    (rest, { pattern, meant }) =>
      rest.replace(pattern, (typed: string) =>
        /^\p{Lu}/u.test(typed) && !/^\p{Lu}$/u.test(typed) ? meant.toUpperCase() : meant,
      ),
    text,
  )
