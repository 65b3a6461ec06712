import type { Brief } from "../../seo/brief.ts"
import { isAcronym } from "../../text/case/acronyms.ts"
import { capitalised } from "../../text/case/capitalised.ts"
import { writePlace } from "../../text/case/write-place.ts"
import { meantWord } from "../../text/spell/meant-word.ts"
import { isMessy, isShortened } from "../../text/spell/messy.ts"
import { isCommonWord, isRightWord, rarityOf } from "../../text/spell/right-words.ts"
import { isJoining } from "../../text/words/joining-words.ts"
import { properNames } from "../../text/words/proper-names.ts"
import { saysNothing } from "../../text/words/small-words.ts"

/** Words whose capitals are meant, as they are written: brands, models, initials, and names of a quiet line. */
export function capitalsIn(brief: Brief, said: string): ReadonlySet<string> {
  // Keywords are typed in lowercase, even initials.
  const lists = [brief.targetKeywords, brief.shopifyTags, brief.videoTags, brief.tiktokHashtags]
  const prose = lists.reduce((rest, list) => rest.replace(list, ""), said)
  const known = new Set(prose.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
  const isHurried = isMessy(said) || isShortened(said)
  return new Set([
    ...shortCapitals(said, isHurried),
    ...meantInSentences(said, known, isHurried),
    ...quietForms(said, known),
    ...mixedForms(said),
    ...writtenNames(said, known, isHurried),
    ...brandForms(brief, known),
    ...ownForms(brief, said),
    ...placeForms(brief),
    ...certificateInitials(brief),
    ...approvedBy(said),
    ...modelsIn(brief),
  ])
}

/** "rs-b605" is the RS-B605 of the product's name. */
const modelsIn = ({ products }: Brief): string[] =>
  products.flatMap(
    ({ name }) => name.match(/(?<![\p{L}\d])(?=\S*\d)\p{Lu}[\p{Lu}\d]*-[\p{Lu}\d-]+(?![\p{L}\d])/gu) ?? [],
  )

/** "NAPBIRT member": in a calm line about proof, capitals are initials, however many they are. */
const certificateInitials = ({ certifications }: Brief): string[] => [
  // "hia member"
  ...(
    certifications.match(
      /(?<!\p{L})\p{Ll}{2,5}(?= (?:member|certified|registered|accredited|approved|licensed)(?!\p{L}))/gu,
    ) ?? []
  )
    .filter((word) => !isRightWord(word))
    .map((word) => word.toUpperCase()),
  ...certifiersIn(certifications),
]

/** "SALSA approved" */
const approvedBy = (said: string): string[] =>
  said.match(
    /(?<!\p{Lu} ?)(?<!\p{L})\p{Lu}{3,6}(?= (?:approved|certified|accredited|registered|rated|compliant)(?!\p{L}))/gu,
  ) ?? []

/** "BRAMM", "C&G" */
const certifiersIn = (certifications: string): string[] =>
  /\p{Ll}{3}/u.test(certifications)
    ? (
        certifications.match(/(?<![\p{L}&])\p{Lu}{2,}&\p{Lu}+(?![\p{L}&])|(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu) ?? []
      ).filter(
        // "Single use NEEDLES"
        (word) => word.length < 5 || !isRightWord(word.toLowerCase()),
      )
    : []

const minPlace = 4

/** The words of the seller's own place: "collect joondalup" is said of Joondalup. */
const placeForms = (brief: Brief): string[] =>
  [brief.location, brief.facebookLocation]
    .flatMap((place) => writePlace(place).match(/\p{L}{2,}/gu) ?? [])
    .filter((word) => word.length >= minPlace && /^\p{Lu}\p{Ll}/u.test(word) && !isCommonWord(word.toLowerCase()))

/** "Gold coast" of a seller in "gold coast qld": a place of ordinary words gets all its capitals or none. */
export function withOwnPlace(text: string, { location, facebookLocation }: Brief): string {
  const names = [location, facebookLocation]
    .map((each) => writePlace(each).split(",")[0] ?? "")
    .filter((name) => /^\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}+)+$/u.test(name))
  return names.reduce((rest, name) => rest.replace(new RegExp(`\\b${name}\\b`, "giu"), () => name), text)
}

const maxLoud = 0.12
const maxLoudInSentence = 0.3
/** A longer name is no initials: "BARBOUR". */
const maxInitials = 6

const stressed = new Set(
  "NEW FREE BIG WOW BEST SALE HOT TOP NOW YES REAL MUST MORE LAST BUY HUGE GOOD EASY FUN LOVE NEED DONT FULL RARE NICE COOL FAST CUTE FRY RUN OWN ONE TWO OLD ANY SEE ASK GET OFF OUT WET DRY LOW APP GEN KIT SET BOX BAG MUM MOM DAD".split(
    " ",
  ),
)

/** "NOT", "IN": words that join or praise are stressed by capitals, and are no initials. */
const isStress = (word: string): boolean => stressed.has(word) || isJoining(word.toLowerCase()) || saysNothing(word)

/** "Before you wear it in the OR": a word that joins follows no article. */
const isBehindArticle = (word: string, said: string): boolean =>
  isJoining(word.toLowerCase()) && new RegExp(String.raw`(?<!\p{L})(?:the|an) ${word}(?!\p{L})`, "u").test(said)

/** The rarest words that somebody in haste shouts: "HAY", "MID". What is rarer is initials: "MF", "ELD". */
const maxShouted = 4

/** In haste, a word in capitals is shouted, unless it is known as initials, too. */
const isShouted = (word: string, isHurried: boolean): boolean =>
  isHurried && word.length > 2 && rarityOf(word.toLowerCase()) <= maxShouted && !isAcronym(word)

/** A short word in capitals in a calm text names something: "PET", "BPA". The "KEV" of "KEV'S" is a person. */
function shortCapitals(said: string, isHurried: boolean): string[] {
  const loud = said.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L}|['’]S)/gu) ?? []
  if (loud.length > (said.match(/\p{L}{2,}/gu)?.length ?? 0) * maxLoud) return []
  const short = loud.filter((word) => word.length < 5 && (!isStress(word) || isBehindArticle(word, said)))
  const words = short.filter((word) => word.length === 4 && isCommonWord(word.toLowerCase()))
  // "Under CAPS": who writes with care stresses no single word, unless several are.
  const isCalm = new Set(words).size === 1 && !isHurried
  return isCalm ? short : short.filter((word) => !words.includes(word) && !isShouted(word, isHurried))
}

function meantInSentences(said: string, known: ReadonlySet<string>, isHurried: boolean): string[] {
  return said.split(/(?<=[.!?\n])/).flatMap((sentence) => {
    if (!/\p{Lu}[\p{Lu}\d]/u.test(sentence)) return []
    const words = sentence.match(/[\p{L}\d]{2,}(?![\p{L}\d]|['’]S)/gu) ?? []
    const loud = words.filter((word) => /^\p{Lu}[\p{Lu}\d]+$/u.test(word))
    if (loud.length > words.length * maxLoudInSentence || /[!*]{2}/.test(sentence)) return []
    return loud
      .filter((word) => {
        const low = word.toLowerCase()
        const isElsewhere = known.has(low) || known.has(capitalised(low))
        // A stressed word is stressed once; "SCOBY" is written like that each time.
        const isWord = isRightWord(low) && (word.length > 5 || said.split(word).length < 3)
        return (
          !isStress(word) &&
          !isShouted(word, isHurried) &&
          !isCommonWord(low) &&
          // "PLANT IDENTIFER" is a slip, and no name.
          !(word.length > 4 && (isWord || isElsewhere || properNames.has(low) || meantWord(low) !== null))
        )
      })
      .map((word) => (word.length > maxInitials && /^\p{L}+$/u.test(word) ? capitalised(word.toLowerCase()) : word))
  })
}

/** "BRAAI" of a seller who also types "braai" is shouting, and "KAJU" beside "Kaju Katli" is a name. */
function quietForms(said: string, known: ReadonlySet<string>): string[] {
  const times = new Map<string, number>()
  for (const word of said.match(/\p{L}+/gu) ?? []) times.set(word, (times.get(word) ?? 0) + 1)
  const count = (form: string): number => (known.has(form) ? (times.get(form) ?? 0) : 0)
  return [...times.keys()]
    .filter((word) => /^\p{Lu}{4,}$/u.test(word) && !isRightWord(word.toLowerCase()) && !isAcronym(word))
    .flatMap((word) => {
      const [low, named] = [word.toLowerCase(), capitalised(word.toLowerCase())]
      if (count(low) + count(named) === 0) return []
      return [count(low) > count(named) ? low : named]
    })
}

/** "NordicTrack", "UPPAbaby": nobody types such capitals in haste. */
const mixedForms = (said: string): string[] =>
  (said.match(/(?<![\p{L}\d])(?:\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}|\p{Lu}{3,}\p{Ll}{3,})(?![\p{L}\d])/gu) ?? []).filter(
    (word) => !isRightWord(word.toLowerCase()),
  )

/** "Super Mario World" in a quiet line tells how its shouted name is written. */
function writtenNames(said: string, known: ReadonlySet<string>, isHurried: boolean): string[] {
  return said.split("\n").flatMap((line) => {
    const quiet = line.match(/(?<!\p{L})\p{Ll}\p{L}+/gu)?.length ?? 0
    if (quiet <= (line.match(/\p{L}{2,}/gu)?.length ?? 0) * 0.5) return []
    const runs = line.match(/(?<=[\p{L}\d,] )\p{Lu}\p{Ll}{2,}(?: \p{Lu}[\p{L}\d]+)*/gu) ?? []
    return (
      runs
        .flatMap((run) => run.split(" "))
        .filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && (runs.length < 4 || !isCommonWord(word.toLowerCase())))
        // "At Tehachapi loop" is right, even if it is also typed "tehachapi" in haste.
        .filter((word) => !known.has(word.toLowerCase()) || (isHurried && !isRightWord(word.toLowerCase())))
    )
  })
}

/** "Huon valley", by a seller whose name begins with "Huon", which is no other word. */
const ownForms = ({ businessName }: Brief, said: string): string[] => {
  const words = businessName.match(/(?<!\p{L})\p{Lu}\p{Ll}{3,}(?!\p{L})/gu) ?? []
  // On the stoep of "Karoo Stoep Furniture": inside of a name, it is its thing.
  const isThing = (low: string): boolean => {
    const count = said.split(new RegExp(`(?<!\\p{L})${low}(?!\\p{L})`, "u")).length - 1
    return count > (businessName.toLowerCase().startsWith(low) ? 1 : 0)
  }
  return words.filter((word) => !isRightWord(word.toLowerCase()) && !isThing(word.toLowerCase()))
}

/** A word that the seller also types in lowercase is an ordinary word, and the name is made of it: "Rota for Ringers", "34 ringers". */
const brandForms = (brief: Brief, known: ReadonlySet<string>): string[] =>
  [brief.amazonBrand, brief.shopifyVendor, brief.appName]
    .flatMap((name) => name.match(/[\p{L}\p{N}'-]{2,}/gu) ?? [])
    .filter((word) => !isCommonWord(word.toLowerCase()) && !known.has(word.toLowerCase()))
