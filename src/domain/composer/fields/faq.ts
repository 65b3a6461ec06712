import { isPlural } from "../../text/plural.ts"
import type { Offer } from "../said/offer.ts"
import type { Said, Topic } from "../said/said.ts"
import { pricedThing } from "../said/things.ts"
import type { Teller } from "../teller.ts"
import { capital, listed, sentence } from "../wording.ts"

/** Asked as people ask, with the business's own words in the question where that is possible. */
const questions: Readonly<Partial<Record<Topic | "place", (name: string, seller: string) => readonly string[]>>> = {
  price: (name, seller) => [
    `How much ${isPlural(name) ? "do" : "does"} ${name} cost?`,
    `${capital(name)}: what price?`,
    "What will I pay?",
    `${capital(name)}: what does it cost?`,
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
    `Is ${seller} near me?`,
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
  if (topic === "price") return /[$£€]\s?\d/.test(text)
  return topic !== "story" || /\b(?:start|found|beg[au]n|open|launch)|\b(?:19|20)\d\d\b/i.test(text)
}

/** Questions that people type, each answered from the brief alone. */
export function faqOf(teller: Teller, said: readonly Said[], offer: Offer, count: number): string[] {
  const { u } = teller
  const name = offer.isBusiness ? "it" : named(teller.wording.inside(offer.name))
  const isProduct = u.brief.products.some((product) => product.name === u.subject.name)
  const ask = (topic: Topic | "place"): string => {
    const all = questions[topic]?.(name, u.seller) ?? []
    return all[teller.pick(`ask ${topic}`, all.length)] ?? ""
  }
  const answer = (topic: Topic): string =>
    said
      .filter((one) => one.topic === topic && fitsQuestion(one))
      .slice(0, 2)
      .map((one) => sentence(one.topic === "price" ? (pricedThing(one.text, teller.wording) ?? one.text) : one.text))
      .join(" ")
  const topics: readonly Topic[] = ["price", "when", "where", "proof", "story"]
  const told = topics.map((topic): { topic: Topic | "place"; text: string } => {
    const said = answer(topic)
    if (topic === "price") return { topic, text: said === "" && u.price !== "" ? sentence(u.price) : said }
    return topic === "where" && said === "" && u.place !== ""
      ? { topic: "place", text: sentence(u.place) }
      : { topic, text: said }
  })
  const place = u.brief.products.findIndex(({ name }) => name === u.subject.name)
  const isHere = (topic: Topic | "place", at: number) =>
    topic === "price" || place < 0 || at % u.brief.products.length === place
  const out = told
    .filter(({ text, topic }, at) => text !== "" && isHere(topic, at))
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
  return out.slice(0, count).length > 1 ? out.slice(0, count) : []
}
