import { remembered } from "../../remembered.ts"
import { prepositions } from "./small-words.ts"
import { wordMap } from "./word-map.ts"
import { wordSet } from "./word-set.ts"

const irregular: ReadonlyMap<string, string> = wordMap(
  `man=men woman=women child=children person=people foot=feet tooth=teeth goose=geese mouse=mice louse=lice ox=oxen
  knife=knives wife=wives life=lives leaf=leaves shelf=shelves half=halves loaf=loaves scarf=scarves wolf=wolves
  calf=calves hoof=hooves thief=thieves self=selves elf=elves sheaf=sheaves wharf=wharves die=dice penny=pennies topaz=topazes dwarf=dwarves chrysalis=chrysalises
  quiz=quizzes cactus=cacti fungus=fungi nucleus=nuclei stimulus=stimuli alumnus=alumni criterion=criteria
  phenomenon=phenomena curriculum=curricula bacterium=bacteria datum=data analysis=analyses basis=bases
  crisis=crises thesis=theses hypothesis=hypotheses oasis=oases axis=axes diagnosis=diagnoses emphasis=emphases
  appendix=appendices index=indexes matrix=matrices vertex=vertices potato=potatoes tomato=tomatoes hero=heroes
  echo=echoes cargo=cargoes mango=mangoes volcano=volcanoes torpedo=torpedoes mosquito=mosquitoes domino=dominoes
  tornado=tornadoes veto=vetoes embargo=embargoes buffalo=buffaloes bus=buses gas=gases lens=lenses canvas=canvases
  atlas=atlases iris=irises virus=viruses bonus=bonuses campus=campuses chorus=choruses circus=circuses
  walrus=walruses octopus=octopuses census=censuses lotus=lotuses hibiscus=hibiscuses crocus=crocuses abacus=abacuses
  bias=biases alias=aliases trellis=trellises clitoris=clitorises plus=pluses minus=minuses status=statuses
  focus=focuses stylus=styluses apparatus=apparatuses thermos=thermoses rhinoceros=rhinoceroses pancreas=pancreases
  metropolis=metropolises ibis=ibises pelvis=pelvises tennis=tennis yes=yeses christmas=christmases
  passerby=passersby staff=staff`,
)
/** More sellers have axes and bases than axles and grounds, so these map to "axe" and "base". */
const backToRegular = wordSet("axes bases")
const irregularBack = new Map(
  [...irregular].flatMap(([one, many]): [string, string][] => (backToRegular.has(many) ? [] : [[many, one]])),
)
const compoundOne = /^(.+)(man|woman|child|foot|tooth|mouse|knife|shelf|leaf|goose|wife|life)$/
const compoundMany = /^(.+)(men|women|children|feet|teeth|mice|knives|shelves|leaves|geese|wives|lives)$/
const noCompound = /(?:hu|cai|ger|ro|sha|otto|talis|speci|regi|abdo|sta|acu|ye|hy|lu)$|^o$/

/** The same in singular and plural. */
const unchanging = wordSet(
  "sheep deer moose fish salmon trout cod shrimp bison swine aircraft spacecraft hovercraft series species offspring",
)
/** Plural only: a pair, or a mass. */
const alwaysMany = wordSet(`
  jeans trousers pants shorts tights leggings joggers overalls dungarees pyjamas pajamas knickers boxers briefs undies
  clothes scissors shears pliers tongs tweezers clippers secateurs goggles sunglasses eyeglasses spectacles binoculars
  headphones earphones earbuds thanks goods belongings groceries remains surroundings outskirts premises
  suds oats chives greens leftovers sweats chinos khakis capris culottes slacks bloomers swimmers thermals headquarters
  singles doubles triples fours grassroots
`)
/** Singular, though they look plural. */
const alwaysOne = wordSet(`
  news mathematics physics economics gymnastics athletics aerobics politics measles billiards as its this was has us
  less always various previous asparagus hummus couscous kansas texas arkansas dallas vegas wales james thomas gps sms
  perhaps besides across towards upwards sideways whereas aids mars venus molasses debris rendezvous chassis ms mrs
  chaos pathos ethos cosmos kudos
`)
/** "-ies" of a word in -ie. */
const inIe = wordSet(`
  cookie movie brownie selfie hoodie beanie onesie genie tie pie die lie magpie smoothie birdie budgie foodie goalie
  zombie calorie prairie eerie rookie junkie doggie kiddie bikie stogie collie caddie walkie talkie veggie freebie
  necktie eyrie sweetie cutie newbie hippie indie boogie bootie bowtie pixie lassie laddie barbie townie hankie quickie
  groupie roadie menagerie camaraderie lingerie
`)
/** Nouns whose plural ends in "-es" because the singular ends in e. */
const ownE = wordSet(`
  shoe toe canoe hoe foe oboe aloe tiptoe horseshoe floe roe doe woe snowshoe overshoe mistletoe ache headache toothache
  backache stomachache cache moustache mustache quiche avalanche creche brioche niche cliche psyche apache pastiche
  gouache porsche axe annexe pickaxe fuse use excuse muse ruse recluse profuse
`)
/** Plurals that look like words in -us and -is. */
const inVowel = /(?:menu|guru|emu|ski|taxi|bikini|kiwi|safari|chilli|alibi|khaki|rabbi)s$/

const oneNoun = /^\p{L}[\p{L}\d'’-]*$/u

/** The end of a phrase's head: the last word before a preposition, a bracket or a comma. */
function headSpan(phrase: string): { readonly start: number; readonly end: number } {
  if (oneNoun.test(phrase)) return { start: 0, end: phrase.length }
  let head = { start: 0, end: 0 }
  let index = 0
  for (const token of phrase.split(/\s/)) {
    if (head.end > 0 && (prepositions.has(token.toLowerCase()) || /^[(,]/.test(token))) break
    const noun = /\p{L}[\p{L}\d'’-]*/u.exec(token)
    if (noun !== null) head = { start: index + noun.index, end: index + noun.index + noun[0].length }
    if (token.endsWith(",")) break
    index += token.length + 1
  }
  return head
}

/** The head noun of a phrase: in "oak table with drawers", the table. */
export function headNoun(phrase: string): string {
  const { start, end } = headSpan(phrase)
  return phrase.slice(start, end)
}

function withHead(phrase: string, change: (noun: string) => string): string {
  const { start, end } = headSpan(phrase)
  return `${phrase.slice(0, start)}${change(phrase.slice(start, end))}${phrase.slice(end)}`
}

/** "oak table with drawers" → "oak tables with drawers". A plural stays unchanged. */
export function plural(phrase: string): string {
  return isPlural(phrase) ? phrase : withHead(phrase, pluralWord)
}

/** "leather rounds for earrings" → "leather round for earrings". */
export const singular = remembered((phrase) => (isPlural(phrase) ? withHead(phrase, singularWord) : phrase))

/** Whether the phrase is plural: its head noun is. */
export const isPlural = remembered((phrase): boolean => {
  const noun = headNoun(phrase)
  const last = noun.toLowerCase().split("-").at(-1) ?? ""
  if (alwaysMany.has(last) || (irregularBack.has(last) && !irregular.has(last))) return true
  if (alwaysOne.has(last) || unchanging.has(last) || irregular.has(last)) return false
  if (/^\p{Lu}+\d*$/u.test(noun) || /\d/.test(noun)) return false
  if (compoundOf(last, compoundMany) !== undefined) return true
  if (/(?:ss|us|is|i's)$/.test(last)) return inVowel.test(last)
  return /[a-zà-ÿ]s$/.test(last) && (last.length > 3 || last === "ads" || /-(?:ins|ons|ups)$/i.test(noun))
})

/** "T-shirt" changes only at its end, and keeps its capitals. */
function bend(noun: string, change: (low: string) => string): string {
  const start = noun.lastIndexOf("-") + 1
  const last = noun.slice(start)
  const low = last.toLowerCase()
  if (unchanging.has(low) || alwaysMany.has(low)) return noun
  const bent = change(low)
  // A regular ending is added to, or removed from, the typed word.
  if (bent.startsWith(low) || low.startsWith(bent)) {
    return `${noun.slice(0, start)}${last.slice(0, bent.length)}${bent.slice(last.length)}`
  }
  return `${noun.slice(0, start)}${/^\p{Lu}/u.test(last) ? `${bent.charAt(0).toUpperCase()}${bent.slice(1)}` : bent}`
}

const pluralWord = (noun: string): string =>
  bend(noun, (low) => {
    const known = irregular.get(low) ?? compoundOf(low, compoundOne)
    if (known !== undefined) return known
    if (/(?:[^aeiou]|qu)y$/.test(low) && !/^\p{Lu}{2,}$/u.test(noun)) return `${low.slice(0, -1)}ies`
    const isHissing =
      /(?:s|x|z|sh|[^ae]ch|[eo]ach|eech)$/.test(low) && !/(?:stomach|epoch|narch|triarch|garch|tech|loch)$/.test(low)
    return isHissing && !/^\p{Lu}{2,}$/u.test(noun) ? `${low}es` : `${low}s`
  })

const singularWord = (noun: string): string =>
  bend(noun, (low) => {
    const known = irregularBack.get(low) ?? compoundOf(low, compoundMany)
    if (known !== undefined) return known
    const bare = low.slice(0, -1)
    if (/(?:[^aeiou]|qu)ies$/.test(low)) return inIe.has(bare) || low.length <= 4 ? bare : `${low.slice(0, -3)}y`
    if (/(?:ch|sh|ss|zz|tz|x|o|[^aeo]us)es$/.test(low)) return ownE.has(bare) ? bare : low.slice(0, -2)
    return bare
  })

/** "craftsman" to "craftsmen" and back; undefined if it is not a compound. */
function compoundOf(low: string, shape: RegExp): string | undefined {
  const [, before, last] = shape.exec(low) ?? []
  if (before === undefined || last === undefined || noCompound.test(before)) return undefined
  const other = shape === compoundOne ? irregular.get(last) : irregularBack.get(last)
  return other === undefined ? undefined : `${before}${other}`
}
