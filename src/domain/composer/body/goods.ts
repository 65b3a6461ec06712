import type { Teller } from "../teller.ts"
import { tellPrice } from "./business-practical.ts"
import { tellDetails, tellFacts } from "./details.ts"
import { tellLead } from "./goods-lead.ts"
import { tellAudience, tellOccasions, tellPlace, tellTrouble } from "./goods-people.ts"
import { tellStory } from "./goods-story.ts"
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
  const isSpoken = u.brief.tone === "persuasive" || u.brief.tone === "casual"
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
  const audience = tellAudience(teller, soFar)
  const occasions = tellOccasions(teller, soFar)
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
    people: isSpoken ? [occasions, audience].filter(Boolean) : [audience, occasions].filter(Boolean),
    practical: [...details, price].filter(Boolean),
  }
}

const paragraph = (...sentences: readonly string[]): string =>
  sentences
    .filter(Boolean)
    .join(" ")
    .replace(/ ?\n ?/g, "\n")
    .trim()

/** The order of the paragraphs: tone and style decide it, facts do not. */
function inOrder(teller: Teller, parts: Parts): string[] {
  const { tone, style } = teller.u.brief
  const { lead, trouble, promise, own, details, proof, story, people, practical } = parts
  const opening = tone === "persuasive" && trouble !== "" ? [trouble, lead] : [lead, trouble]
  if (style === "storytelling")
    return [
      paragraph(lead, ...story),
      paragraph(trouble, ...promise, ...own),
      paragraph(...details, ...proof),
      paragraph(...people, ...practical),
    ]
  const isShort = [...own, ...details, ...promise].join(" ").length < 180
  if (isShort || style === "concise")
    return [
      paragraph(...opening, ...promise, ...own),
      paragraph(...details, ...proof, ...practical),
      paragraph(...story, ...people),
    ]
  return [
    paragraph(...opening, ...promise),
    paragraph(...own),
    paragraph(...details, ...proof),
    paragraph(...story),
    paragraph(...people, ...practical),
  ]
}

const headings = {
  story: ["Where it is from", "Who is behind it", "The people behind it"],
  people: ["Who it is for", "For whom, and when", "Who can use it"],
}

/** A long description is easier to read under headings; the first paragraphs need none. */
function withHeadings(teller: Teller, parts: Parts, paragraphs: readonly string[]): string[] {
  if (paragraphs.length < 4 || paragraphs.join(" ").length < 500) return [...paragraphs]
  const first = parts.story.find(Boolean)
  const second = [...parts.people, ...parts.practical].find(Boolean)
  const headed = (text: string, opening: string | undefined, kind: keyof typeof headings): string =>
    opening !== undefined && text.startsWith(opening)
      ? `## ${headings[kind][teller.pick(kind, headings[kind].length)]}\n\n${text}`
      : text
  return paragraphs.map((text) => headed(headed(text, first, "story"), second, "people"))
}

/** The description of a thing for sale. */
export function tellGoods(
  teller: Teller,
  { hasHeadings, hasPrice }: { readonly hasHeadings: boolean; readonly hasPrice: boolean },
): string {
  const parts = tellParts(teller, hasPrice)
  const paragraphs = inOrder(teller, parts).filter(Boolean)
  return (hasHeadings ? withHeadings(teller, parts, paragraphs) : paragraphs)
    .map((text) => inTone(text, teller.u))
    .join("\n\n")
    .replace(/\n(?=[A-Z][a-z ]+:\n- )/g, "\n\n")
    .replace(/\n{3,}/g, "\n\n")
}
