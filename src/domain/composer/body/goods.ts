import type { Teller } from "../teller.ts"
import { tellPrice } from "./business-practical.ts"
import { namesOf, tellDetails, tellFacts } from "./details.ts"
import { flowing, together } from "./flow.ts"
import { tellLead } from "./goods-lead.ts"
import { tellPeople, tellPlace } from "./goods-people.ts"
import { tellStory } from "./goods-story.ts"
import { tellTrouble } from "./goods-trouble.ts"
import { inTone } from "./tone.ts"

/** What is told, by what it is about. */
interface Parts {
  readonly lead: string
  readonly trouble: string
  readonly promise: readonly string[]
  readonly own: readonly string[]
  readonly details: readonly string[]
  readonly proof: readonly string[]
  readonly story: readonly string[]
  readonly people: readonly string[]
  readonly practical: readonly string[]
}

const practicalWords =
  /^(?:machine|hand|surface|spot|wash|wipe|dry clean|keep|store|iron|ships?|we ship|made to order|order|returns|care)\b|\bfridge\b|\bincluded$|\bnot included\b|\bwithout tracking\b|\btoxic\b|\bcontains\b/i

/** Facts are told in this order, so that each stands where it is looked for, and once. */
function tellParts(teller: Teller, hasPrice: boolean): Parts {
  const { u } = teller
  const lead = tellLead(teller)
  const trouble = tellTrouble(teller)
  const promise = tellDetails(teller, "promise")
  const rest = teller.left("what", "feature", "size")
  const isPractical = ({ fact }: (typeof rest)[number]) => practicalWords.test(fact.text)
  const own = rest.filter((told) => !isPractical(told) && told.fact.role !== "size")
  const half = own.length > 7 ? Math.ceil(own.length / 2) : own.length
  const first = tellFacts(teller, own.slice(0, half))
  const second = tellFacts(
    teller,
    teller.left("what", "feature", "size").filter((told) => !isPractical(told)),
  )
  const proof = tellDetails(teller, "proof")
  const story = tellStory(teller)
  const soFar = [lead, trouble, ...promise, ...first, ...second, ...proof, ...story].join(" ")
  const people = tellPeople(teller, soFar)
  const place = tellPlace(teller, soFar)
  const details = tellDetails(teller, "what", "feature", "size", "condition", "delivery")
  const isOne = u.brief.products.length < 2
  const price = hasPrice && isOne && /[$£€¥]\s?\d/.test(u.price) ? tellPrice(teller, [soFar, ...details].join(" ")) : ""
  return {
    lead,
    trouble,
    promise,
    own: first,
    details: second,
    proof,
    story: [...story, place].filter(Boolean),
    people,
    practical: [...details, price].filter(Boolean),
  }
}

/** The order of the paragraphs: tone and style decide it, facts do not. Where it comes from is told last. */
function inOrder(teller: Teller, parts: Parts, hasHeadings: boolean): (readonly string[])[] {
  const { tone, style } = teller.u.brief
  const { lead, trouble, promise, own, details, proof, story, people, practical } = parts
  const opening = tone === "persuasive" && trouble !== "" ? [trouble, lead] : [lead, trouble]
  if (style === "storytelling")
    return [[lead, ...story], [trouble, ...promise, ...own], [...details, ...proof, ...practical], [...people]]
  const isShort = [...own, ...details, ...promise].join(" ").length < 180
  if (isShort || style === "concise")
    return [
      [...opening, ...promise, ...own],
      [...details, ...proof, ...practical],
      [...people, ...story],
    ]
  // What has a heading of its own has it to itself.
  const end = hasHeadings && story.length > 1 ? [people, story] : [[...people, ...story]]
  return [[...opening, ...promise], [...own], [...details, ...proof, ...practical], ...end]
}

const storyHeadings = ["Where it comes from", "Who is behind it", "The people behind it", "How it began"]

/** The story of a long description stands under a heading, where it is more than a sentence. */
function headingOf(teller: Teller, { story }: Parts, sentences: readonly string[]): string {
  const isStory = sentences.length > 1 && story.includes(sentences[0] ?? "")
  return isStory ? `## ${storyHeadings[teller.pick("story", storyHeadings.length)]}\n\n` : ""
}

/** The description of a thing for sale. */
export function tellGoods(
  teller: Teller,
  { hasHeadings, hasPrice }: { readonly hasHeadings: boolean; readonly hasPrice: boolean },
): string {
  const parts = tellParts(teller, hasPrice)
  const paragraphs = together(
    inOrder(teller, parts, hasHeadings)
      .map((sentences) => sentences.filter(Boolean))
      .filter((sentences) => sentences.length > 0),
  )
  const isLong = paragraphs.flat().join(" ").length > 500
  const names = namesOf(teller)
  return paragraphs
    .map((sentences) => {
      const heading = hasHeadings && isLong ? headingOf(teller, parts, sentences) : ""
      return heading + inTone(flowing(sentences, names, sentences.includes(parts.lead)), teller.u)
    })
    .join("\n\n")
    .replace(/\n(?=[A-Z][a-z ]+:\n- )/g, "\n\n")
    .replace(/\n{3,}/g, "\n\n")
}
