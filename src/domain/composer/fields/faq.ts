import { isPlural } from "../../text/plural.ts"
import type { Offer } from "../said/offer.ts"
import { type Said, speakerOf, type Topic } from "../said/said.ts"
import { waysOf } from "../said/tell-said.ts"
import { pricedThing } from "../said/things.ts"
import type { Teller } from "../teller.ts"
import type { Understanding } from "../understand/understand.ts"
import { capital, listed, sentence } from "../wording.ts"

/** Asked as people ask, with the business's own words in the question where that is possible. */
const questions: Readonly<Partial<Record<Topic | "place", (name: string, seller: string) => readonly string[]>>> = {
  price: (name, seller) => [
    name === seller ? `How much is it at ${seller}?` : `How much ${isPlural(name) ? "do" : "does"} ${name} cost?`,
    `${capital(name)}: what price?`,
    "What will I pay?",
    `${capital(name)}: the cost?`,
    `What does ${seller} charge?`,
    "Price?",
  ],
  when: (_, seller) => [
    `When is ${seller} open?`,
    "Opening hours?",
    `On which days can I come to ${seller}?`,
    "When are you there?",
  ],
  where: (_, seller) => [
    `Where does ${seller} work?`,
    "Which areas do you cover?",
    "How far do you go?",
    `Does ${seller} come to me?`,
  ],
  place: (_, seller) => [
    `Where is ${seller}?`,
    `Where do I find ${seller}?`,
    `${seller}: which town?`,
    `${seller}, where?`,
  ],
  proof: (_, seller) => [`Is ${seller} qualified?`, "Credentials?", `Can I check on ${seller}?`, "Are you qualified?"],
  story: (_, seller) => [
    `Who began ${seller}?`,
    `How did ${seller} begin?`,
    `How long has ${seller} been there?`,
    "How did it start?",
  ],
}

const named = (name: string): string =>
  /\b(?:trip|session|course|class|tour|lesson|package|stay|plan|workshop)$/.test(name) ? `the ${name}` : name

/** What answers the question, and not only belongs to the subject. */
const fitsQuestion = ({ topic, text }: Said): boolean => {
  if (topic === "where") return /\b(?:cover|serve|work|visit|deliver|travel|come|based)/i.test(text)
  if (topic === "when") return /\b(?:open|closed|hours|am|pm)\b|\d/i.test(text)
  if (topic === "price") return /[$£€]\s?\d/.test(text)
  return topic !== "story" || /\b(?:start|found|beg[au]n|open|launch)|\b(?:19|20)\d\d\b/i.test(text)
}

/** A sister page names the prices of the house in the other order. */
function priceOf({ price, brief, subject }: Understanding): string {
  const isSister = brief.products.findIndex(({ name }) => name === subject.name) % 2 === 1
  const parts = price.replace(/[.!]+$/, "").split(/, (?!then )/)
  return isSister && parts.every((part) => /[$£€]\s?\d/.test(part)) ? capital(parts.toReversed().join(", ")) : price
}

/** Questions that people type, each answered from the brief alone. */
export function faqOf(teller: Teller, said: readonly Said[], offer: Offer, count: number): string[] {
  const { u } = teller
  const name = offer.isBusiness || offer.name === "" ? u.seller : named(teller.wording.inside(offer.name))
  const isProduct = u.brief.products.some((product) => product.name === u.subject.name)
  const ask = (topic: Topic | "place"): string => {
    const all = questions[topic]?.(name, u.seller) ?? []
    return all[teller.pick(`ask ${topic}`, all.length)] ?? ""
  }
  // What is true of all products is asked of none of them.
  const isOneOfSeveral = u.brief.products.length > 1
  const answer = (topic: Topic): string =>
    said
      .filter((one) => one.topic === topic && fitsQuestion(one) && (one.isOwn || !isOneOfSeveral))
      .slice(0, 2)
      .map((one) => {
        if (one.topic === "price") return sentence(pricedThing(one.text, teller.wording) ?? one.text)
        const [way] =
          one.form === "past" ? waysOf(one, { teller, speaker: speakerOf(u), names: { it: "it", the: "it" } }) : []
        return sentence(typeof way === "string" ? way : one.text)
      })
      .join(" ")
  const topics: readonly Topic[] = ["price", "when", "where", "proof", "story"]
  const told = topics.map((topic): { topic: Topic | "place"; text: string } => {
    const said = answer(topic)
    if (topic === "price") return { topic, text: said === "" && u.price !== "" ? sentence(priceOf(u)) : said }
    return topic === "where" && said === "" && u.place !== ""
      ? { topic: "place", text: sentence(u.place) }
      : { topic, text: said }
  })
  const out = told
    .filter(({ text, topic }) => text !== "" && (topic === "price" || !isOneOfSeveral))
    .map(({ topic, text }) => `${ask(topic)} ${text}`)
  const parts = offer.parts.map(teller.wording.inside)
  if (parts.length > 1 && !isProduct)
    out.unshift(
      teller
        .say("answer parts", [
          `What does ${u.seller} do? ${listed(parts.toReversed())}`,
          `Services? ${listed(parts.toReversed())}`,
          `What can I get? ${listed(parts.toReversed())}`,
        ])
        .replace(/\? (\p{Ll})/u, (_, letter: string) => `? ${letter.toUpperCase()}`),
    )
  return out.length > 1 || isOneOfSeveral ? out.slice(0, count) : []
}
