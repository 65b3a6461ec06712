import { withCents, withPeriods } from "../../text/measure/with-money-sign.ts"
import { withRowsApart } from "./rows-of-one-sort.ts"

const sizeOrder = ["XXS", "XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL", "5XL"]
const sizeRow =
  /(?<![\p{L}\d'’-])(?:xxs|xs|s|m|l|[2-5]?xl|xxl|xxxl)(?:(?: ?[,/] ?| |,? (?:and|or|&) )(?:xs|s|m|l|[2-5]?xl|xxl|xxxl))+(?![\p{L}\d-])/giu
/** "XXL" is 2XL. */
const rankOfSize = (size: string): number =>
  sizeOrder.indexOf(size.replace(/^XX+L$/, (whole) => `${whole.length - 1}XL`))

/** "s,m,l,xl" and "S, M, L and XL" are "S to XL": one thing, and not four. "S, M" is not the size "S/M". */
const joinSizes = (text: string): string =>
  text.replace(sizeRow, (whole: string, at: number) => {
    const sizes = whole.match(oneSize)?.map((size) => size.toUpperCase()) ?? []
    const first = rankOfSize(sizes[0] ?? "")
    const isRow = sizes.every((size, index) => rankOfSize(size) === first + index)
    // "S/M and L/XL" are two sizes.
    const isDouble = whole.includes("/") && /[ ,]/.test(whole)
    const behind = text.slice(at + whole.length, at + whole.length + maxPreposition)
    const isGoingOn = /^\s(?!(?:and|or|for|in|with|only|to|from|at|left|available)\b)[\p{L}\d]/u.test(behind)
    if (sizes.length > 2 && isRow && !isDouble) return `${sizes[0]} to ${sizes.at(-1)}${isGoingOn ? "," : ""}`
    return whole.replace(oneSize, (size) => size.toUpperCase()).replace(betweenSizes, ", ")
  })

const maxPreposition = 12
const oneSize = /\b(?:x{0,3}s|m|(?:x{0,3}|[2-5]x)l)\b/gi
const betweenSizes = /(?<=\b(?:X{0,3}S|M|(?:X{0,3}|[2-5]X)L))(?: ?, ?| )(?=(?:X{0,3}S|M|(?:X{0,3}|[2-5]X)L)\b)/g

/** "Waist s to XXL" */
const sizeRange =
  /(?<![\p{L}\d'’-])(?:xxs|xs|s|m|l|xl|xxl)(?= ?(?:to|[-–]) ?(?:[sml]|x{1,4}[sl]|\dxl)(?![\p{L}\d'’-]))|(?<=(?<![\p{L}\d'’-])(?:xxs|xs|s|m|l|xl|xxl) ?(?:to|[-–]) ?)(?:[sml]|x{1,4}[sl]|\dxl)(?![\p{L}\d'’-])/giu

const people =
  "kids|children|toddlers|teens|teenagers|adults|seniors|parents|moms|mums|dads|families|couples|men|women|boys|girls|beginners|students|teachers"
const peopleRow = new RegExp(`\\b(${people}) (${people}) (and|or) (?=(?:${people})\\b)`, "giu")

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
const days = "(?:mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?"
const dayRow = new RegExp(`\\b${days}(?:(?: ?[-–/&+,] ?| to | and | or | n | )${days})+\\b`, "gi")

/** "mon + Thursday" is "Monday + Thursday": a row of days is written in one way. */
function writeDays(row: string): string {
  const isFull = /day/i.test(row)
  return row.replace(new RegExp(days, "gi"), (day) => {
    const whole = weekdays.find((each) => each.toLowerCase().startsWith(day.slice(0, 3).toLowerCase())) ?? day
    return isFull && !/days?$/i.test(day) ? whole : capitalised(day)
  })
}

const months = "january|february|march|april|may|june|july|august|september|october|november|december"
// "From march to strathspey" is about tunes.
const month = new RegExp(
  `\\b(in|of|last|since|until|by|from|early|late|mid|through) (${months})\\b(?! to (?!(?:the |early |late |mid |end )*(?:${months}|now|\\d))\\p{Ll}{3})`,
  "gu",
)
const anyMonth = `(?:${months}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`
const ofMonth = "(?:(?:the )?(?:end|start|beginning|middle|mid|early|late)(?: of)? )?"
/** "march to aug", "oct to end of march" */
const monthRow = new RegExp(
  // "What you may and may not collect"
  `(?<!\\b(?:you|we|i|they|it|that|who|which) )\\b${anyMonth}(?:(?: ?[-–/&] ?|, ?| to | and | or | n | until | through | thru )${ofMonth}${anyMonth})+\\b`,
  "gi",
)
/** "1st may", "march 2021", "3rd of march" */
const dated = new RegExp(
  `(?<=\\d(?:st|nd|rd|th)(?: of)? )${anyMonth}\\b|\\b${anyMonth}(?= (?:\\d{1,2}(?:st|nd|rd|th)|(?:19|20)\\d\\d)\\b)`,
  "g",
)
/** These short forms are no other word: "98 oct" is fuel. */
const shortMonth = /(?<![\p{L}\d'’@#/.-])(?:jan|feb|aug|sept|nov|dec|(?<!\d )oct)(?![\p{L}\d'’@/-]|\.\p{L})/gu

/** "weds", and "sat" beside a time: "eves or sat", "every wed". */
const shortDay =
  /(?<![\p{L}\d'’@#/.-])(?:(?:tues|weds|thurs|fri)|(?<=\b(?:every|(?:eves|evenings?|mornings?|afternoons?|nights?|weekdays|weekends?|(?:after|before) \d{1,2}|\d ?[ap]m),? (?:or|and|n|&)) )(?:mon|wed|sat|sun))(?![\p{L}\d'’@/-]|\.\p{L})/gu

const capitalised = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`

/** "(mostly..)" */
const beforeBracket = /!+(?=\))|(?<!\b(?:etc|approx|incl|inc|ltd|co|st))[.,]+(?=\))/gi

/** What holds in any language. */
export const tidyMarks = (text: string): string =>
  text
    .replace(/,(?=\s{0,9}(?:[,;)]|\.(?!\d)|$))/g, "")
    .replace(beforeBracket, "")
    .replace(/!/g, ".")
    .replace(/[ \t]{2,}/g, " ")
    .replace(/ ([,.])(?=\s|$)/g, "$1")
    .trim()

/** "Glow in the dark shoelaces", "ready to hang print": a quality of several words before the thing is written as one. */
const openingQuality =
  /^(an? )?(ready to (?:hang|wear|eat|use|paint|assemble|plant)|glow in the dark|(?:over|under) the (?:door|knee|counter|shoulder|sink|desk|bed)) (?=\p{L}{3})(?!(?:for|with|and|from|the|your|but|when|any|this|that|you|out)\b)/gimu

const hyphenated = (_whole: string, article = "", quality = ""): string => `${article}${quality.replaceAll(" ", "-")} `

const withIncluded = (text: string): string =>
  text
    .replace(/(?<=(?<!\p{L})no \p{L}{2,20}(?: (?:or|and) \p{L}{2,20})? )incl?(?=[.,])/giu, "included")
    // "Bolts incl, folds flat"
    .replace(/(?<=\p{Ll} )incl(?=, )/gu, "included")
    // "Frame not incl. all wool is dyed here": what follows is another sentence.
    .replace(/(?<=(?<!\p{L})not )incl?(?!\p{L})/giu, "included")
    .replace(
      /(?<=[\p{L}\d] )[Ii]ncl?\.? (?=(?:me|my|the|an?|all|your|our)(?!\p{L})|\d+(?:st|nd|rd|th)? \p{L})/gu,
      "including ",
    )
    .replace(/(?<=\p{Ll} )incl?(?=\.?\s{0,9}$|[.,] (?!\p{Ll}))/gmu, "included")
    .replace(
      /(?<=\p{Ll} )incl?(?=[.,] (?=(?:it|it's|its|i|we|they|there|this|no|not|can|will|has|works?|fits?|ships?|from|to|in|on)(?!\p{L})))/gu,
      "included",
    )

/** How figures, days and short words are written in English print. */
export const tidy = (text: string): string =>
  withIncluded(
    withRowsApart(withPeriods(withCents(joinSizes(text))))
      .replace(openingQuality, hyphenated)
      .replace(sizeRange, (size) => size.toUpperCase()),
  )
    .replace(/(?<![\p{L}\d])ip[x\d]\d(?![\p{L}\d])/giu, (code) => code.toUpperCase())
    // "60w", "220 v"
    .replace(
      /(?<=(?<![\d.,\p{L}])\d{2,4})[wv](?=$|[\s,.;:)/])|(?<=(?<![\d.,\p{L}])\d{2,4} )[wv](?=$|[,.;:)/])/gu,
      (unit) => unit.toUpperCase(),
    )
    // "8,2kg"
    .replace(/(?<![\d.,])(\d{1,3}),(\d{1,2}) ?(kg|cm|mm|ml|g|m|l)(?![\p{L}\d])/gu, "$1.$2 $3")
    .replace(/(?<![\d.,])24 7(?![\d.,])/g, "24/7")
    // "Outfit NO.6"
    .replace(/(?<![\p{L}\d])NO\.(?=\s?\d)/gu, "No.")
    // "Fits gap .5 to 1.4 in"
    .replace(/(?<=^|[\s(])\.(?=\d(?!\d))/gm, "0.")
    .replace(/(?<![\p{L}\d])(?:hk|us|au|nz|sg|ca|nt|[as])\$(?=\d)/gu, (sign) => sign.toUpperCase())
    .replace(monthRow, (row) => row.replace(new RegExp(`\\b${anyMonth}\\b`, "gi"), capitalised))
    .replace(dated, capitalised)
    .replace(shortMonth, capitalised)
    .replace(shortDay, capitalised)
    .replace(month, (_, before: string, name: string) => `${before} ${capitalised(name)}`)
    .replace(
      /\bsize (xxs|xs|s|m|l|xl|xxl|xxxl)\b/gi,
      (whole, size: string) => `${whole.slice(0, 5)}${size.toUpperCase()}`,
    )
    .replace(/\b(mother|father|valentine)'?s day\b/gi, (_, who: string) => `${capitalised(who)}'s Day`)
    .replace(dayRow, writeDays)
    .replace(
      /\b(?:mon|tues?|weds?|thu(?:rs)?|fri|sat|sun)(?= (?:mornings?|afternoons?|evenings?|eves?|nights?)\b)/g,
      capitalised,
    )
    .replace(/,(?=\s{0,9}(?:[,;)]|\.(?!\d)|$))/g, "")
    .replace(peopleRow, "$1, $2 $3 ")
    .replace(/(?<=(?:\p{L}{2}|\p{L}\d{1,4}) )w(?:\/ ?| )(?=\p{L}{2}|\d|an? )/gu, "with ")
    .replace(/(?<=\b(?:of|pack|set) \d{1,3} )w (?=\p{L}{3})/giu, "with ")
    .replace(/ ?\+ ?(?=(?:gst|vat|tax|hst|p&p|postage|shipping|delivery|post)(?!\p{L}))/giu, " plus ")
    // "No headache + ear holes"
    .replace(/(?<=(?<!\p{L})no \p{L}{3,20}) \+ /giu, ", ")
    // "Hindi + Marathi + English", "squat rack + bench + 120 kg weights"
    .replace(/(?<=\p{L}{2} ?)\+ ?(?=\p{L}{2,} ?\+ ?\p{L}{2})/gu, ", ")
    .replace(/(?<=\p{L}{2}|\d)(?<!= ?\S{1,9}) \+ (?=[\p{L}\d][^+,.;:!?\n()]{1,40} \+ [\p{L}\d])/gu, ", ")
    // "y = mx + b" is a sum.
    .replace(
      /(?<!= ?\S{1,9}) \+ (?!and |n |& )(?=\p{L}|\d+ \p{L})| \+(?=\p{L}{3})|(?<=\p{L}{3})\+(?=\p{L}{3})/gu,
      " and ",
    )
    .replace(/ & (?=\p{Ll})/gu, " and ")
    .replace(beforeBracket, "")
    .replace(/!/g, ".")
    .replace(/[ \t]{2,}/g, " ")
    .replace(/ ([,.;:?])(?=\s|$)/g, "$1")
    .trim()
