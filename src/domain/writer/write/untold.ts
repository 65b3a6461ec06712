import { hasSeveralProducts } from "../../seo/brief.ts"
import { hasMoney } from "../../text/measure/money.ts"
import type { Fact } from "../fact.ts"
import type { Understanding } from "../understanding.ts"
import { withoutEnd } from "./grammar.ts"
import { isTold } from "./is-told.ts"
import { isPriceRange } from "./lines.ts"

/** A figure without a currency and without words says nothing; the seller is asked for it. "3.99 once, no ads" says something. */
const isBareFigure = ({ topic, text, isEnglish }: Fact): boolean =>
  topic === "price" &&
  isEnglish &&
  /\d/.test(text) &&
  !hasMoney(text) &&
  !/\p{L}{3}|\d ?p\b/iu.test(text.replace(/^(?:from|about|around|only|just|(?:day|hourly) rate) /i, ""))

/** The first words of what was typed in one breath are told with the rest of it. */
function isInRun({ text, isRun }: Fact, { runs }: Understanding): boolean {
  const own = withoutEnd(text)
  // "$80 callout" and "$80 call out then …"
  const isBegun = (run: string): boolean =>
    run.startsWith(`${own} `) || (/\p{L}$/u.test(own) && squashed(run).startsWith(squashed(own)))
  return isRun !== true && runs.some((run) => isBegun(run.text))
}

const squashed = (text: string): string => text.toLowerCase().replace(/[\s-]/g, "")

/** "From a workshop in Kilkenny" says where a video is from. */
const isPlaceAgain = ({ topic, text }: Fact, { genre, facts }: Understanding): boolean => {
  const [town = ""] = text.split(",")
  return (
    genre === "video" && topic === "place" && facts.some((fact) => fact.topic !== "place" && fact.text.includes(town))
  )
}

/** "Split, 30 cm, thrown load" beside a description that tells each of them. */
const isRowAgain = ({ field, text, shape }: Fact, { facts }: Understanding): boolean =>
  field === "productDescription" &&
  shape !== "sentence" &&
  /, /.test(text) &&
  withoutEnd(text)
    .split(/, (?:and )?/)
    .every((part) => facts.some((fact) => fact.field === "description" && isTold(part, fact.text)))

/** "£5.50 to £18" in a shop that shows the price of each product itself: the range may be that of the whole shop. */
export const isRangeOfShop = (fact: Fact, u: Understanding): boolean =>
  u.genre === "goods" && isPriceRange(fact, u) && !/\p{Ll}{3}/u.test(fact.text.replace(/(?<!\p{L})and(?!\p{L})/gu, ""))

/** "Price: £4.99 once" of an app whose description ends "£4.99 once, no subscription" */
const isPriceAgain = ({ field, text }: Fact, { facts, genre }: Understanding): boolean => {
  const amounts = numbersIn(text)
  return (
    field === "priceRange" &&
    genre === "app" &&
    amounts.length > 0 &&
    facts.some(
      (fact) =>
        fact.field !== field && hasMoney(fact.text) && amounts.every((each) => numbersIn(fact.text).includes(each)),
    )
  )
}
const numbersIn = (text: string): readonly string[] => text.match(/\d[\d.,]*(?<![.,])/g) ?? []

/** With several products, the shop's lowest and highest prices belong to none of them. */
export const isUntold = (fact: Fact, u: Understanding): boolean =>
  isBareFigure(fact) ||
  isInRun(fact, u) ||
  isPlaceAgain(fact, u) ||
  isRowAgain(fact, u) ||
  isRangeOfShop(fact, u) ||
  isPriceAgain(fact, u) ||
  // The form asks for it, and work has none.
  (fact.field === "facebookCondition" && u.genre === "service") ||
  (fact.field === "priceRange" &&
    hasSeveralProducts(u.brief) &&
    /\d\s?(?:-|–|to)\s?(?:\p{Sc}|\p{L}{1,3}\.?)?\s?\d/u.test(fact.text))
