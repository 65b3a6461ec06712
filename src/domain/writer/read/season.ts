import type { Genre } from "../../rule-book/genre.ts"
import { splitList } from "../../text/split/split-list.ts"
import { splitSentences } from "../../text/split/split-sentences.ts"
import { anyOf } from "../type/phrases.ts"
import { shapeOf } from "../type/shape.ts"

/** When something is given or worn, in words that a buyer would use. */
const occasion = anyOf(
  `christmas|xmas|easter|hanukkah|diwali|eid|thanksgiving|halloween|new year's|new year|valentine's day|valentines|mother's day|mothers day|father's day
  fathers day|birthday(s)|wedding(s)|anniversar~|graduation(s)|christening(s)|baby shower(s)|housewarming(s)|retirement|hen party|gift(s)|gifting
  teacher gift(s)|stocking filler(s)|stocking stuffer(s)|bonfire night|st patrick's day|ramadan|communion|prom|janmashtami|holi|navratri|pongal|onam|rakhi
  raksha bandhan|vaisakhi|passover|purim|kwanzaa|juneteenth|lunar new year|chinese new year|hogmanay|burns night`,
  "anywhere",
)

/** What a seller notes about the business: when it is busy, and when prices rise. */
const trade = anyOf(
  `busiest|busy|peak~|demand|views|traffic|downloads|rise(s)|goes up|go up|picks up|pick up in|slow~|quiet~|popular|sign-ups
  sign-up(s)|interest|spike(s)|orders go|orders rise|best month(s)|high season|low season|trend~|bookings go|sell most|sells most
  sell best|sells best|bought|most sales|most orders|orders come|sells well|sell well|sells from|sells between|sells in`,
  "anywhere",
)

/** "Schools order in September": when others buy. */
const whenOthersBuy = /(?:^|, )(?:most )?(?:\p{L}+ )?(?:\p{L}+s|people) (?:order|book|buy|stock up|start looking)\b/iu

const isOfTrade = (item: string): boolean => trade.test(item) || whenOthersBuy.test(item)

/** In a few words, these are notes too; "Sales run from March to September." is for buyers. */
const noted = anyOf("sales|sell~|all year|all-year|year-round|year round|n/a|none", "anywhere")

/** "Shipping April to October" */
export const isShipping = (text: string): boolean =>
  /\b(?:ships?|shipping|shipped|delivery|deliver(?:s|ed)?|posted|dispatch(?:ed|es)?)\b/i.test(text)

const maxWords = 6

/** "Hems for a communion in spring" tells when the seller is busy. */
const isOccasionAlone = (item: string): boolean =>
  item.split(" ").length <= maxWords &&
  // "Fleece jumpers for Christmas presents" are other things.
  !/ for (?=christmas|birthdays?|easter|presents?|gifts?)/i.test(
    item.replace(/^(?:\p{L}+ )?(?:gifts?|presents?) /iu, ""),
  ) &&
  !/\b(?:in|from|until|till|by|before|after|through|around|sets?|orders?|season|rush|hems?)\b/i.test(
    item.replace(/\([^()]*\)/g, ""),
  )

/** What a buyer does with a season: "Order by 10 December", "The sky dome runs May to August". */
const forBuyers = anyOf(
  `order(s)|reserve|book|we work|i work|pre-order|preorder|runs|run from|available|open|opens|closed|closes|ready|go out|goes out|in stock|out of stock|sold out
  last order(s)|last day|best ordered|best booked|best started|best planted|best sown|best bought before|best done|is done|are done|is made|are made|is picked|are picked|harvest~|fresh|ends|take orders|taking orders`,
  "anywhere",
)

/** "Order January to March, plant in May" */
const toBuyer =
  /^(?:order|book|reserve|plant|sow|best (?:ordered|booked|started|planted|sown)) (?!.*\b(?:busy|busiest)\b)/i

const time = anyOf(
  `january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|season(s)
  month(s)|year|week(s)|term(s)|holiday(s)|school`,
  "anywhere",
)

/** Without a month, "fall and winter" tells a buyer nothing. "July to October", "Nuptial flights in July and August", "Best in cold water from December to March" */
export const isSpan = (item: string): boolean =>
  partOfYear.test(item) &&
  !/^(?:before|until|till|by|after|the|our|we|i)\b/i.test(item) &&
  (/\b(?:from|in|on|by|between|before|until|after|to)\b/i.test(item) || onlyTimes.test(item))

const months =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct|nov|dec"
const partOfYear = new RegExp(`\\b(?:${months}|spring|summer|autumn|fall|winter|monsoon)\\b`, "i")
const onlyTimes = new RegExp(
  `^(?:(?:early|late|mid|${months}|spring|summer|autumn|fall|winter|and|-|\u2013)(?:\\s+|$))+$`,
  "i",
)

/** "Deck season, May to September", "back to work in September": when others need it, told of a thing, is no sentence. */
const isNeed = /^(?:(?:\p{L}+ ){1,2}(?:season|planting|weather|term)|(?:the )?start of|back to)(?!\p{L})/iu

/** "University intake in August": when others have a need is no season of a business, unless it is said what to do then. */
const isSeason = (item: string, genre: Genre): boolean =>
  genre !== "service" ||
  onlyTimes.test(item) ||
  bareMonths.test(item) ||
  toBuyer.test(item) ||
  item.split(" ").length > maxWords

/** "Winter" and "iced tea in summer" are no season of a thing, which may be good for them. */
export const namesMonth = (item: string): boolean => monthNamed.test(item)
const monthNamed = new RegExp(`\\b(?:${months})\\b`, "i")

const bareMonths = new RegExp(
  `^(?:from )?(?:${months})(?: (?:to|until|till|and) |\\s?[-\u2013]\\s?)(?:${months})\\.?$`,
  "i",
)

const onlyMonths = new RegExp(`^(?:(?:${months}|from|early|mid|late|to|until|and|or|-|\u2013)[\\s.]*)+$`, "i")

/** "Competition season, May to August" is one time; "October mid-term, the weeks before June" are several. */
function isOne(item: string): boolean {
  const [first = "", second = "", ...more] = splitList(item)
  const { shape, isCertain } = shapeOf(item)
  // "Filmed in March, after the frosts, when most gaps appear"
  const isTold = shape === "participle" && isCertain
  return second === "" || isTold || (more.length === 0 && !partOfYear.test(first) && onlyMonths.test(second))
}

/** "may to Aug" */
const withMonths = (item: string): string =>
  item.replace(new RegExp(`\\b(?:${months})\\b`, "g"), (month) => `${month.slice(0, 1).toUpperCase()}${month.slice(1)}`)

const minSentence = 5
const isWholeTyped = (text: string): boolean =>
  /^(?:sentence|command)$/.test(shapeOf(text).shape) ||
  /^please /i.test(text) ||
  (/^\p{Lu}.*[.!]$/u.test(text) && text.split(" ").length >= minSentence)

/** Nobody buys an app or watches a video by its season. */
const hasSeason = (genre: Genre): boolean => genre !== "app" && genre !== "video"

const joining = /^(?:also|and|plus|mostly|mainly|especially|or) | (?:mostly|mainly|too|as well)$/gi

/** A gift is for Christmas; the work of a business is for no occasion. */
const isOccasion = (item: string): boolean => !noted.test(item) && occasion.test(item) && isOccasionAlone(item)

/** Beside Christmas, "Mardi Gras" and "road trip season" are occasions too. */
const isOccasionToo = (item: string): boolean =>
  /^(?:(?:\p{L}+ ){1,2}season|\p{Lu}[\p{L}'’]+(?: (?:of|the|\p{Lu}[\p{L}'’]+))*)$/u.test(item) &&
  (/season$/.test(item) || !time.test(item)) &&
  isOccasionAlone(item.replace(/ season$/, ""))

interface Told {
  readonly told: string
  readonly notes: readonly string[]
}

/** The part of the season field for buyers: occasions, and what to order when. When business is good is the seller's own note. */
export function readSeason(text: string, genre: Genre): Told {
  const told: string[] = []
  const notes: string[] = []
  for (const sentence of splitSentences(text)) {
    const isWhole = isWholeTyped(sentence)
    const listed = isWhole ? [] : splitList(sentence)
    const parts = sentence.split(/;\s+/)
    // "August to April" tells when somebody sells, unless it is when work is done.
    const isFree = (part: string): boolean => genre !== "service" && bareMonths.test(part)
    const spans = parts.filter(
      (part) =>
        hasSeason(genre) &&
        isSpan(part) &&
        namesMonth(part) &&
        isOne(part) &&
        !(genre === "goods" && isNeed.test(part)) &&
        !isOfTrade(part) &&
        !isFree(part) &&
        isSeason(part, genre),
    )
    const isToldWhole = isWhole && hasSeason(genre) && forBuyers.test(sentence) && !isOfTrade(sentence)
    if (spans.length > 0 && !isToldWhole && parts.every((part) => spans.includes(part) || !isOccasion(part))) {
      told.push(withMonths(spans.join("; ")))
      notes.push(...parts.filter((part) => !spans.includes(part)))
      continue
    }
    const items = (listed.length > 1 ? listed : [sentence]).map((each) => each.replace(joining, ""))
    const isOfOccasions = items.some(isOccasion)
    for (const item of items) {
      const isTold =
        isShipping(item) ||
        (hasSeason(genre) &&
          !isOfTrade(item) &&
          (isWhole
            ? forBuyers.test(item) || !time.test(item)
            : toBuyer.test(item) ||
              (genre !== "service" && (isOccasion(item) || (isOfOccasions && isOccasionToo(item))))))
      ;(isTold ? told : notes).push(item)
    }
  }
  return { told: told.join(told.some((each) => /[.!?]$/.test(each)) ? " " : ", "), notes }
}
