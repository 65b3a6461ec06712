import { prepositions } from "./small-words.ts"
import { wordSet } from "./word-set.ts"

const irregular: ReadonlyMap<string, string> = new Map(
  `man=men woman=women child=children person=people foot=feet tooth=teeth goose=geese mouse=mice louse=lice ox=oxen
  knife=knives wife=wives life=lives leaf=leaves shelf=shelves half=halves loaf=loaves scarf=scarves wolf=wolves
  calf=calves hoof=hooves thief=thieves self=selves elf=elves sheaf=sheaves wharf=wharves die=dice penny=pennies
  quiz=quizzes cactus=cacti fungus=fungi nucleus=nuclei stimulus=stimuli alumnus=alumni criterion=criteria
  phenomenon=phenomena curriculum=curricula bacterium=bacteria medium=media datum=data analysis=analyses basis=bases
  crisis=crises thesis=theses hypothesis=hypotheses oasis=oases axis=axes diagnosis=diagnoses emphasis=emphases
  appendix=appendices index=indexes matrix=matrices vertex=vertices potato=potatoes tomato=tomatoes hero=heroes
  echo=echoes cargo=cargoes mango=mangoes volcano=volcanoes torpedo=torpedoes mosquito=mosquitoes domino=dominoes
  tornado=tornadoes veto=vetoes embargo=embargoes buffalo=buffaloes bus=buses gas=gases lens=lenses canvas=canvases
  atlas=atlases iris=irises virus=viruses bonus=bonuses campus=campuses chorus=choruses circus=circuses
  walrus=walruses octopus=octopuses census=censuses lotus=lotuses hibiscus=hibiscuses crocus=crocuses abacus=abacuses
  bias=biases alias=aliases trellis=trellises clitoris=clitorises plus=pluses minus=minuses status=statuses
  focus=focuses stylus=styluses apparatus=apparatuses thermos=thermoses rhinoceros=rhinoceroses pancreas=pancreases
  metropolis=metropolises ibis=ibises pelvis=pelvises tennis=tennis mens=mens yes=yeses christmas=christmases
  passerby=passersby runner-up=runners-up staff=staff hanky=hankies`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
)
const irregularBack = new Map([...irregular].map(([one, many]): [string, string] => [many, one]))

/** The same for one and many. */
const unchanging = wordSet(
  "sheep deer moose fish salmon trout cod shrimp bison swine aircraft spacecraft hovercraft series species offspring",
)
/** Only many: a pair of them, or a mass of them. */
const alwaysMany = wordSet(`
  jeans trousers pants shorts tights leggings joggers overalls dungarees pyjamas pajamas knickers boxers briefs undies
  clothes scissors shears pliers tongs tweezers clippers secateurs goggles sunglasses eyeglasses spectacles binoculars
  headphones earphones earbuds thanks goods belongings groceries remains surroundings outskirts premises
  suds oats chives greens leftovers sweats chinos khakis capris culottes slacks bloomers swimmers thermals headquarters
`)
/** One, though they end like many. */
const alwaysOne = wordSet(`
  news mathematics physics economics gymnastics athletics aerobics politics ceramics-class measles billiards dominoes-game
  as is its this was has us less plus always various previous asparagus hummus couscous citrus corpus nexus versus
  cosmos chaos pathos ethos paris texas kansas arkansas dallas vegas wales james thomas louis gps sms ios tiramisus
  swiss moss boss cross loss gloss floss toss perhaps besides across towards upwards sideways whereas aids mars venus
  molasses tapas-bar sos-signal genius cumulus hippopotamus eucalyptus papyrus platypus discus exodus fetus
  humus rhombus sinus surplus terminus thymus tinnitus uterus tetris chassis debris rendezvous sudoku ms mrs bras-
  precious delicious spacious luxurious famous continuous gorgeous generous serious obvious curious glorious
  nutritious porous fibrous
`)
/** "-ies" of a word in -ie. */
const inIe = wordSet(`
  cookie movie brownie selfie hoodie beanie onesie genie tie pie die lie magpie smoothie birdie budgie foodie goalie
  zombie calorie prairie eerie rookie junkie doggie kiddie bikie stogie collie caddie walkie talkie veggie freebie
  necktie eyrie sweetie cutie newbie hippie indie boogie bootie bowtie pixie lassie laddie barbie townie hankie quickie
  groupie roadie menagerie camaraderie lingerie
`)
const inO = wordSet("shoe toe canoe hoe foe oboe aloe tiptoe horseshoe floe roe doe woe snowshoe overshoe mistletoe")
const chE = wordSet(
  "ache headache toothache backache cache moustache mustache quiche avalanche creche brioche niche cliche psyche apache pastiche gouache porsche",
)
/** Nouns in -s, -x and -z whose "-es" has an e of its own. */
const axE = wordSet("axe annexe deluxe pickaxe")

/** The word that a phrase is about: the last one before a preposition or a comma. */
export function headNoun(phrase: string): string {
  const words = phrase.trim().split(/\s+/)
  const end = words.findIndex((word, at) => at > 0 && (prepositions.has(word.toLowerCase()) || /^[(,]/.test(word)))
  const core = (end === -1 ? words : words.slice(0, end)).filter((word) => /\p{L}/u.test(word))
  return (core.at(-1) ?? words.at(-1) ?? "").replace(/[^\p{L}\d]+$/u, "")
}

const withHead = (phrase: string, change: (noun: string) => string): string => {
  const head = headNoun(phrase)
  const at = phrase.search(new RegExp(`(?<![\\p{L}\\d])${head.replace(/[^\p{L}\d]/gu, "\\$&")}(?![\\p{L}\\d])`, "u"))
  return head === "" || at === -1 ? phrase : `${phrase.slice(0, at)}${change(head)}${phrase.slice(at + head.length)}`
}

/** "oak table with drawers" → "oak tables with drawers". What is plural already stays. */
export function plural(phrase: string): string {
  return isPlural(phrase) ? phrase : withHead(phrase, pluralWord)
}

/** "leather rounds for earrings" → "leather round for earrings". */
export function singular(phrase: string): string {
  return isPlural(phrase) ? withHead(phrase, singularWord) : phrase
}

/** Whether the phrase is about several: its head noun is a plural. */
export function isPlural(phrase: string): boolean {
  const noun = headNoun(phrase)
  const low = noun.toLowerCase()
  const last = low.split("-").at(-1) ?? low
  if (irregularBack.has(last) && !irregular.has(last)) return true
  if (alwaysMany.has(last)) return true
  if (alwaysOne.has(last) || unchanging.has(last) || irregular.has(last)) return false
  if (/^\p{Lu}+\d*$/u.test(noun) || /\d/.test(noun)) return false
  if (/(?:ss|us|is|'s|[^aeiou]ness|ous)$/.test(last))
    return /(?:menus|gurus|emus|skis|taxis|bikinis|kiwis|safaris|chillis|rabbis|graffitis|alibis|khakis)$/.test(last)
  return /[a-zà-ÿ]s$/.test(last) && last.length > 3
}

const sameCase = (from: string, to: string): string =>
  /^\p{Lu}+$/u.test(from) && from.length > 1
    ? to.toUpperCase()
    : /^\p{Lu}/u.test(from)
      ? `${to.charAt(0).toUpperCase()}${to.slice(1)}`
      : to

function pluralWord(noun: string): string {
  const hyphen = noun.lastIndexOf("-")
  if (hyphen > 0) return `${noun.slice(0, hyphen + 1)}${pluralWord(noun.slice(hyphen + 1))}`
  const low = noun.toLowerCase()
  if (unchanging.has(low) || alwaysMany.has(low)) return noun
  const known = irregular.get(low)
  if (known !== undefined) return sameCase(noun, known)
  if (/^\p{Lu}{2,}\d*$/u.test(noun)) return `${noun}s`
  const compound = /^(.+)(man|woman|child|foot|tooth|mouse|knife|shelf|leaf|goose|wife|life)$/.exec(low)
  if (compound?.[1] !== undefined && compound[2] !== undefined && !/(?:hu|ger|ro|sha|otto|talis|ca)$/.test(compound[1]))
    return sameCase(noun, `${compound[1]}${irregular.get(compound[2])}`)
  if (/[^aeiou]y$/.test(low)) return `${noun.slice(0, -1)}ies`
  if (/(?:s|x|z|sh|[^ae]ch|each|oach|ouch)$/.test(low) && !/(?:stomach|epoch|monarch|tech|loch)$/.test(low))
    return `${noun}es`
  return `${noun}s`
}

function singularWord(noun: string): string {
  const hyphen = noun.lastIndexOf("-")
  if (hyphen > 0) return `${noun.slice(0, hyphen + 1)}${singularWord(noun.slice(hyphen + 1))}`
  const low = noun.toLowerCase()
  if (unchanging.has(low) || alwaysMany.has(low)) return noun
  const known = irregularBack.get(low)
  if (known !== undefined) return sameCase(noun, known)
  const compound = /^(.+)(men|women|children|feet|teeth|mice|knives|shelves|leaves|geese|wives|lives)$/.exec(low)
  if (compound?.[1] !== undefined && compound[2] !== undefined && !/(?:speci|regi|o)$/.test(compound[1]))
    return sameCase(noun, `${compound[1]}${irregularBack.get(compound[2])}`)
  return `${noun.slice(0, noun.length - endingOf(low))}${/[^aeiou]ies$/.test(low) && !inIe.has(low.slice(0, -1)) && low.length > 4 ? "y" : ""}`
}

/** How many letters a regular plural has more, or, of "-ies", how many to take away before the y. */
function endingOf(low: string): number {
  if (/[^aeiou]ies$/.test(low)) return inIe.has(low.slice(0, -1)) || low.length <= 4 ? 1 : 3
  if (/(?:ch|sh)es$/.test(low)) return chE.has(low.slice(0, -1)) ? 1 : 2
  if (/(?:ss|zz)es$/.test(low)) return 2
  if (/xes$/.test(low)) return axE.has(low.slice(0, -1)) ? 1 : 2
  if (/oes$/.test(low)) return inO.has(low.slice(0, -1)) ? 1 : 2
  return 1
}
