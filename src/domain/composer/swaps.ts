/** One way to say a few words otherwise, which is lawful wherever the expression finds them. */
export interface Swap {
  readonly from: RegExp
  readonly to: string
}

const swap = (from: RegExp, to: string): Swap => ({ from, to })

/** Read from the first to the last: the ones that nobody would notice come first. */
export const swaps: readonly Swap[] = [
  swap(/\bis not\b/g, "isn't"),
  swap(/\bare not\b/g, "aren't"),
  swap(/\bdoes not\b/g, "doesn't"),
  swap(/\bdo not\b/g, "don't"),
  swap(/\bwill not\b/g, "won't"),
  swap(/\bcannot\b/g, "can't"),
  swap(/\bit is\b/g, "it's"),
  swap(/\bthat is\b(?= (?:an?|the|not|still|never|always|\p{L}+(?:ed|en|ing)\b))/gu, "that's"),
  swap(/\bwe are\b/g, "we're"),
  swap(/\byou are\b/g, "you're"),
  swap(/\bI am\b/g, "I'm"),
  swap(/\bI have (?=been|kept|made|done|had|read|taught|worked|run|written|sold)/g, "I've "),
  swap(/\bwe have (?=been|kept|made|done|had|worked|run|built|sold)/g, "we've "),
  swap(/\bisn't\b/g, "is not"),
  swap(/\b([Ii])t's (?=been\b|got\b|had\b)/g, "$1t has "),
  swap(/\bwho had (?=\p{Ll}+(?:ed|en|wn)\b)/gu, "who'd "),
  swap(/\bdoesn't\b/g, "does not"),
  swap(/\bdon't\b/g, "do not"),
  swap(/\bcan't\b/g, "cannot"),
  swap(
    /\bevery (?!other\b|day\b|time\b|\d|few\b|second\b|third\b|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)\b)/g,
    "each ",
  ),
  swap(
    /\bEvery (?!other\b|day\b|time\b|\d|few\b|second\b|third\b|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)\b)/g,
    "Each ",
  ),
  swap(
    /\bwith no (?!more |less |fewer |later )(?=\p{L}+)(?!\p{L}+ing\b)(?![^,.;]*\b(?:asked|needed|required|wanted|left|added|attached)\b)/gu,
    "without ",
  ),
  swap(/\bwithout (?!\p{L}+ing\b|an?\b|the\b)/gu, "with no "),
  swap(/\babout (?=\d)/g, "around "),
  swap(/\baround (?=\d)/g, "about "),
  swap(/\bapprox(?:imately|\.)? (?=\d)/g, "about "),
  swap(/\bmore than (?=\d)/g, "over "),
  swap(/\bover (?=\d)/g, "more than "),
  swap(/\bunder (?=\d)/g, "below "),
  swap(/\ba (?=month\b|week\b|year\b)(?<=\d a )/g, "per "),
  swap(/\bper (?=month\b|week\b|year\b|day\b)/g, "a "),
  swap(/\ba single (?=[a-z])(?!one\b)/g, "one "),
  swap(/\bonly (?=\d|one\b|two\b|the\b|a\b)/g, "just "),
  swap(/\bjust (?=\d|one\b|two\b)/g, "only "),
  swap(/\busing (?=an?\b|the\b|only\b|our\b|hand\b|\p{L}+s\b)/gu, "with "),
  swap(/\bso that\b/g, "so"),
  swap(/\bin order to\b/g, "to"),
  swap(/\bbecause (?!of\b)/g, "since "),
  swap(/, since (?=\p{Ll}+ \p{Ll})(?!\p{L}*\d)/gu, ", because "),
  swap(/\bthe whole\b(?! of\b)/g, "the entire"),
  swap(/\ball of the\b/g, "all the"),
  swap(/\ba lot of\b/g, "plenty of"),
  swap(/\blots of\b/g, "plenty of"),
  swap(/(?<!\b(?:an?|not|n't|so|the) )\b(?:very|really) (?=\p{L})/gu, ""),
  swap(/\ba (?:very|really) (?=[bcdfghjklmnpqrstvwyz])/g, "a "),
  swap(/\ba (?:very|really) (?=[aeio])/g, "an "),
  swap(/\buntil\b/g, "till"),
  swap(/\bupon\b/g, "on"),
  swap(/\brather than (?!not\b)/g, "instead of "),
  swap(/\binstead of\b/g, "rather than"),
  swap(/\bas well as\b/g, "and"),
  swap(/, not only /g, " and not just "),
  swap(/\bneeds? to\b(?<=\b(?:you|we|they|I) need to)/g, "have to"),
  swap(/\bnearly (?=\p{L}|\d)/gu, "almost "),
  swap(/\balmost (?=\p{L}|\d)/gu, "nearly "),
  swap(/\busually\b/g, "normally"),
  swap(/(?<!\b(?:too|so|how|as|very) )\boften\b/g, "frequently"),
  swap(/\bno longer\b/g, "not any more"),
  swap(/\bquickly\b/g, "fast"),
  swap(/\beasy to (?=[a-z])/g, "simple to "),
  swap(/\blarge\b/g, "big"),
  swap(/\bbig\b/g, "large"),
  swap(/\bmade from\b/g, "made of"),
  swap(/\bmade of\b/g, "made from"),
  swap(/\bcomes with\b/g, "includes"),
  swap(/\bcome with\b/g, "include"),
  swap(/\bincludes\b/g, "comes with"),
  swap(/\bdesigned for\b/g, "made for"),
  swap(/\bdesigned to\b/g, "made to"),
  swap(/\bintended for\b/g, "meant for"),
  swap(/\bsuitable for\b/g, "right for"),
  swap(/\b(?:perfect|ideal|great) for\b/g, "good for"),
  swap(/\ballows? you to\b/g, "lets you"),
  swap(/\bshipped (?=within|in|from|by)/g, "sent "),
  swap(/\bships (?=within|in|from|by|next|the)/g, "goes out "),
  swap(/\bdispatched\b/g, "sent out"),
  swap(
    /(?<!\b(?:was|were|is|are|be|been|get|gets|got) )\bstarted (?=(?:in|with|as|on|from|out|at)\b)(?![^.;]* by )/g,
    "began ",
  ),
  swap(/^Started (?=(?:in|with|as|on|from|out|at)\b)(?![^.;]* by )/g, "Began "),
  swap(/(?<!\b(?:was|were) )\bbegan (?=in|with|as|on|from|at)/g, "started "),
  swap(/\bfounded (?=in|by)/g, "started "),
  swap(/\btakes (?=about|around|roughly|an?\b|\d)/g, "needs "),
  swap(/\bphotographs\b/g, "photos"),
  swap(/\bon the way\b(?! (?:to|out|in|home)\b)/g, "along the way"),
  swap(/\bnext to\b/g, "beside"),
  swap(/\bat no extra cost\b/g, "at no extra charge"),
  swap(/\bwhile (?=\p{L}+ing\b)/gu, "when "),
  swap(/\bsuch as\b/g, "like"),
  swap(/(?<=(?:,|\b(?:fits|covers|holds|in|sizes|at)) )from (?=(\d[\d.,]*)(?: ?\p{L}{1,6})? to \d)/gu, ""),
  swap(
    /(?<!\b(?:[Tt]he|these|those|many|most|all|some|few|any|other|two|three|same|only) (?:[\p{L}-]+ )?)\bpeople who\b/gu,
    "those who",
  ),
  swap(/ that (?=(?:nobody|you|we|I|they|people|everyone|no one|most|some)\b)(?<=\p{L}s? that )/gu, " "),
  swap(/\bin place of\b/g, "instead of"),
  swap(/\beach of\b/g, "every one of"),
  swap(/\bas it happens\b/g, "as it comes"),
  swap(/(?<=\b(?:with|of|from|for) )(?=\p{L}+ and \p{L}+(?:[.,;]|$))/gu, "both "),

  swap(/\bcame out of\b/g, "came from"),
  swap(/\bis (?=\d[\d.]* ?[x×] ?\d)/g, "measures "),
  swap(/\bsome (?=\p{Ll}+s\b)/gu, "a few "),
  swap(/ plus (?=the\b|an?\b|\d)/g, " and "),
  swap(/\bboth the (?=\p{Ll}+s\b)/gu, "both "),
  swap(/\bkindly (?=\p{Ll})/gu, "please "),
  swap(/\bactually (?=\p{Ll})/gu, ""),
  swap(/\bone at a time\b/g, "singly"),
  swap(/\bsingly\b/g, "one at a time"),
  swap(/\bthe (spring|summer|autumn|winter) of (?=\d{4})/g, "$1 "),
  swap(/\bthe (days?|times?|nights?|years?) (?=(?:you|we|they|I)\b)/g, "the $1 when "),
  swap(/, hence selling\b/g, ", hence the sale"),
  swap(/\bin one-(\p{Ll}+) steps\b/gu, "in steps of one $1"),
  swap(/\bin half-(\p{Ll}+) steps\b/gu, "in steps of half a $1"),
  swap(
    /(?<=\b(?:week|day|plan|session|pace|route|level|dose)s? )from how (?=(?:this|the|your|you|last)\b)/g,
    "based on how ",
  ),
  swap(
    /\b(in|with) one (?=(?:push|move|step|click|piece|hand|wash|charge|day|evening|sitting|pull|turn|pour)\b)/g,
    "$1 a single ",
  ),
  swap(/\bthe size of (?=an?\b)/g, "as big as "),
  swap(
    /(?<!\bleft )\bbehind (?=(?:an?|the|our) (?:house|shop|barn|church|school|station|building|kitchen|garden|workshop|shed|studio|pub|cottage|drawer|cupboard|wardrobe)\b)/g,
    "at the back of ",
  ),
  swap(/\bbeneath\b/g, "under"),
  swap(/\bunderneath (?=an?\b|the\b)/g, "under "),
  swap(/\bwhilst\b/g, "while"),
  swap(/\bat least (?=\d)/g, "no less than "),
  swap(/\bat most (?=\d)/g, "no more than "),
  swap(/,? but not (?=\p{Ll}+ed\b|[a-z]+)/gu, ", though not "),
  swap(/(?<=[a-z] )that (?=(?:would|will|cannot|could)\b)/g, "which "),
  swap(
    /(?<!\b(?:and|or|,|screen|block|foil|wheel|pit|smoke|kiln|letterpress) )\b(carved|printed|painted|sewn|stitched|cut|poured|knitted|woven|dyed|thrown|tied|forged|finished|drawn|built|turned|rolled|bound|picked|packed|hammered|embroidered|dipped|sanded|polished) by hand\b/g,
    "hand-$1",
  ),
  swap(/\bmade by hand\b/g, "handmade"),
  swap(
    /(?<=\p{L}s )(?<!\b(?:wears|lasts|takes|holds|fits|goes|works|covers|stays|runs|carries|supports|seats|sleeps|shoots|reaches|measures|weighs|keeps|lives|saves|charges|makes|is|was|has) )up to (?=\d)/gu,
    "of up to ",
  ),
  swap(/, not just (?=\p{Ll})/gu, " rather than just "),
  swap(/(?<=\b(?:get|give you|have|is) )one (?=\p{L}+ who\b)/gu, "a single "),
  swap(/\bnever ha(?:s|ve) to (?=\p{Ll})/gu, "need never "),
  swap(/\balso (?=\p{Ll}+s\b)/gu, ""),
]

/** Lawful, but a reader may notice: only where nothing else helps. */
export const stiffSwaps: readonly Swap[] = [
  swap(/\bmay be\b/g, "can be"),
  swap(/, so (?=(?:it|they|nothing|nobody)\b)/g, ", which is why "),
  swap(/\b(pages|sheets) of (?=\d)/g, "$1 in "),
  swap(/\bat no extra charge\b/g, "at no extra cost"),
  swap(/ and (?=(?:her|his|their) \p{Ll}+\b(?! (?:are|were|have|is|was|has)\b))/gu, " with "),
  swap(/\bcan be\b/g, "may be"),
  swap(/\bin the (?=(?:lid|pouch|bag|sleeve|lining)\b)/g, "inside the "),
  swap(
    /\bthat (?=(?:is|are|has|have|can|was|were|does|will|only|stays|holds|keeps|comes|goes|fits|works|needs|takes|sits|never)\b)(?<=[a-z] that )(?<!(?:thing|one|body|\ball|\bonly|\bso|\bsay|\bsays|\bmeans|\bsure) that )/g,
    "which ",
  ),
  swap(/\bthroughout\b/g, "all through"),
  swap(/(?<=\b(?:[Cc]rew|[Tt]eam|[Ss]taff|[Ff]irm) )that (?=\p{Ll}{2,}s (?!of\b))/gu, "who "),
  swap(
    /(?<=\p{Ll}{3} )(?<!\b(?:app|game|tool|[Cc]rew|[Tt]eam|[Ss]taff|[Pp]erson|[Ff]irm) )that (?=\p{Ll}{2,}s (?!of\b))/gu,
    "which ",
  ),
  swap(
    /\bhow far (?=(?:[\p{Ll}-]+ ){1,3}can (?:walk|run|ride|travel|swim|paddle|cycle|drive|fly)\b)/gu,
    "the distance ",
  ),
  swap(/\b(sewn|built|carved|cut|knitted|woven|cast|turned) from\b/g, "$1 out of"),
  swap(/\bone (?=[a-z]{4,}\b)(?<=\b(?:fits|opens|needs|takes|uses|holds|fills|makes|is) one )/g, "a single "),
  swap(/\bthat (?=\p{Ll}+ (?:for|in|on|with|to|at|from|off|up|down|out|over|under)\b)(?<=\p{L}s that )/gu, "which "),
  swap(/^One (?=\p{Ll})(?!One (?:of|for|more|can|may)\b)/gu, "A single "),
  swap(/\bof up to (?=\d)/g, "with up to "),
  swap(/\bbefore you (?=leave|go|start|buy|order|begin|cut|fold|wash|open)/g, "by the time you "),
  swap(
    /\bthat (?=(?:need|want|have|are|were|go|come|slide|stop|skip|leave|smell|take|make|get|say|show|work|fit|hold|keep|fall|break|run|look|last|will|would)\b)(?<=\p{L}s that )/gu,
    "which ",
  ),
]

/** What a line of a list may leave out and a sentence may not. */
export const noteSwaps: readonly Swap[] = [
  swap(
    /(?<=\p{L} )(?<!\b(?:is|are|was|were|has|have|with|in|on|at|to|for|by|of|off|from|into|onto|over|through|against|around|behind|under|all|half|or|that|which|who|when|while|if|where|as|than|because|so|once|after|before|since|until|\p{L}{2,}ing) )(?:an?|the|our|your) (?=\p{Ll})(?!(?:hour|day|night|week|month|season|year)\b)/gu,
    "",
  ),
  swap(/ and (?=\p{Ll})/gu, " & "),
]

const digits: Readonly<Record<string, string>> = {
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  eleven: "11",
  twelve: "12",
  fifteen: "15",
  sixteen: "16",
  eighteen: "18",
  nineteen: "19",
  twenty: "20",
  thirty: "30",
  forty: "40",
  fifty: "50",
  sixty: "60",
}
const spelled = new Map(Object.entries(digits).map(([word, digit]) => [digit, word]))

/** "Two mothers" stay two mothers. */
const people = String.raw`(?:\p{L}+-)?\p{L}*(?:ers|ists|men|people|sisters|friends|mates|nurses|kids|children|parents|sons|generations|summers|brothers|cats|dogs)\b`

/** "One ball, two balls, two from the weaker hand": a row of counts keeps one way of writing them. */
const counts = "(?:one|two|three|four|five|six)"

const spans = String.raw`(?:working |business )?(?:days|weeks|hours|minutes|months|years|players|people)\b`

/** The last resort: a small number may stand as a word or as a digit. */
export const numberSwaps: readonly Swap[] = [
  ...Object.entries(digits).map(([word, digit]) =>
    swap(
      new RegExp(
        `(?<![\\p{L}-]|\\d |\\b(?:to|or|and) |\\b${counts} \\p{L}+(?:,| and| or) )${word} (?!(?:to|or|and) |\\p{L}+(?:,| and| or) ${counts} )(?!${people})(?!(?:hundred|thousand|million|dozen)\\b)(?!(?:from|of|in|at|on|for|with|by)\\b)(?=\\p{Ll})`,
        "gu",
      ),
      `${digit} `,
    ),
  ),
  // "2 to 3 weeks" and "2-3 weeks"
  swap(new RegExp(String.raw`(?<!\b(?:from|between) )\b(\d+) to (\d+) (?=${spans})`, "g"), "$1-$2 "),
  swap(new RegExp(String.raw`(?<![\d.,:-])\b(\d+)[-–](\d+) (?=${spans})`, "g"), "$1 to $2 "),
  ...[...spelled].map(([digit, word]) =>
    swap(new RegExp(`(?<!^|[\\p{L}\\d.,:+$£€/x-] ?)${digit} (?=\\p{Ll}{4,})`, "gu"), `${word} `),
  ),
]
