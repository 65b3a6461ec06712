import { isPlural } from "../../text/plural.ts"
import { tellPrice, tellServicePlace } from "../body/service-practical.ts"
import type { Offer } from "../said/offer.ts"
import type { Said, Speaker, Topic } from "../said/said.ts"
import { unmixed, waysOf } from "../said/tell-said.ts"
import type { Teller } from "../teller.ts"
import { listed } from "../wording.ts"

const questions: Readonly<Partial<Record<Topic, (name: string) => readonly string[]>>> = {
  price: (name) => [
    "What does it cost?",
    `How much ${isPlural(name) ? "are" : "is"} ${/trip|session|course|class|tour|lesson|package|stay/.test(name) && !isPlural(name) ? "the " : ""}${name}?`,
    "What are the prices?",
    "What will I pay?",
    "What is the price?",
  ],
  when: () => ["When are you open?", "What are your hours?", "What times can I come?", "Which days are you open?"],
  where: () => ["Where do you work?", "Which areas do you cover?", "Do you come out to people?", "How far do you go?"],
  proof: () => ["Are you qualified?", "What are your credentials?", "Is there proof of that?", "Who vouches for you?"],
  story: () => ["Who is behind it?", "How did it begin?", "Where does it come from?", "Since when?"],
}

const placeQuestions = ["Where are you?", "Where can I find you?", "Where is that?", "Where are you based?"]

/** What answers the question, and not only belongs to the subject. */
const fitsQuestion = ({ topic, text }: Said): boolean => {
  if (topic === "price") return /[$£€]\s?\d/.test(text)
  return topic !== "story" || /\b(?:start|found|beg[au]n|open|launch)|\b(?:19|20)\d\d\b/i.test(text)
}

/** Questions that people type, each answered from the brief alone. */
export function faqOf(teller: Teller, said: readonly Said[], offer: Offer, speaker: Speaker, count: number): string[] {
  const { u } = teller
  const names = { it: "it", the: "it" }
  const name = offer.isBusiness ? "it" : teller.wording.inside(offer.name)
  const isProduct = u.brief.products.some((product) => product.name === u.subject.name)
  const ask = (topic: Topic): string => {
    const all = questions[topic]?.(name) ?? []
    return all[teller.pick(`ask ${topic}`, all.length)] ?? ""
  }
  const answer = (topic: Topic): string =>
    said
      .filter((one) => one.topic === topic && fitsQuestion(one))
      .slice(0, 2)
      .flatMap((one) => unmixed(one, names, false))
      .map((one) => teller.say(`answer ${one.text}`, waysOf(one, { teller, speaker, names })))
      .join(" ")
  const topics: readonly Topic[] = ["price", "when", "where", "proof", "story"]
  const told = topics.map((topic): { topic: Topic; text: string; question?: string | undefined } => {
    const said = answer(topic)
    if (topic === "price") return { topic, text: [said, tellPrice(teller, said)].filter(Boolean).join(" ") }
    if (topic === "where" && said === "")
      return {
        topic,
        text: tellServicePlace(teller, "", speaker),
        question: placeQuestions[teller.pick("ask place", placeQuestions.length)],
      }
    return { topic, text: said }
  })
  const out = told
    .filter(({ text }) => text !== "")
    .map(({ topic, text, question }) => `${question ?? ask(topic)} ${text}`)
  const parts = offer.parts.map(teller.wording.inside)
  if (parts.length > 1 && !isProduct)
    out.unshift(
      teller
        .say("answer parts", [`What do you do? ${listed(parts)}`])
        .replace(/\? (\p{Ll})/u, (_, letter: string) => `? ${letter.toUpperCase()}`),
    )
  return out.slice(0, count).length > 1 ? out.slice(0, count) : []
}
