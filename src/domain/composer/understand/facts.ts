import type { Brief, Product } from "../../seo/brief.ts"
import { splitList } from "../../text/split-list.ts"
import { splitSentences } from "../../text/split-sentences.ts"
import { type Fragment, readFragment } from "./fragment.ts"
import { joinDenied } from "./join-denied.ts"
import { opensOnRange } from "./opens-on-range.ts"
import type { Prepare } from "./prepare.ts"
import { makeRivalFinder } from "./rivals.ts"
import { splitSentence } from "./split-sentence.ts"
import { contentStems, shareIn } from "./stems.ts"
import { withTastingNotes } from "./tasting-notes.ts"

/** What a fact is good for in a listing. */
export type Role =
  | "what"
  | "feature"
  | "size"
  | "promise"
  | "proof"
  | "story"
  | "delivery"
  | "condition"
  | "device"
  | "schedule"

export interface Fact extends Fragment {
  readonly role: Role
  readonly stems: ReadonlySet<string>
  /** The sentence it stood in, so that what belongs together is told together. */
  readonly sentence: number
}

type Source = readonly [role: Role, text: string, kind: "prose" | "list"]

function sourcesOf(brief: Brief, subject: Product, isAlone: boolean): Source[] {
  const own: Source[] = [["what", subject.description, "prose"]]
  const shop: Source[] = [
    ["what", brief.description, "prose"],
    ["what", brief.videoDescription, "prose"],
    ["feature", brief.keyFeatures, "list"],
    ["feature", brief.appFeatures, "list"],
    ["size", brief.productDimensions, "list"],
    ["promise", brief.uniqueSellingProposition, "prose"],
    ["proof", brief.certifications, "list"],
    ["story", brief.handmadeStory, "prose"],
    ["story", brief.brandStory, "prose"],
    ["condition", brief.itemCondition, "list"],
    ["condition", brief.facebookCondition, "list"],
    ["delivery", brief.shippingDetails, "prose"],
    ["delivery", brief.facebookDeliveryMethod, "list"],
    ["device", brief.deviceCompatibility, "list"],
    ["what", brief.bodyTextSections.map(({ content }) => content).join("\n"), "prose"],
  ]
  return isAlone ? [...shop.slice(0, 2), ...own, ...shop.slice(2)] : [...own, ...shop]
}

/** In a brief for several products these tell of one of them only, and do not say of which. */
const shopWide: ReadonlySet<Role> = new Set(["feature", "size"])

function concerns(text: string, { name, description }: Product): boolean {
  return shareIn(contentStems(text), contentStems(`${name} ${description}`)) >= 0.5
}

/** "No pull front ring" is a ring that does not let a dog pull, and not the lack of one. */
const noPull =
  /\b(no) (?=(?:pull|tie|show|drip|slip|spill|sew|bake|iron|stick|snag|shed|touch|rinse|fog|crease|knead|dig|roll|chew) (?!(?:and|or|on|at|from|of|with|for|in|when|is|are|needed|required|at)\b)\p{L}{3})/giu

/** Everything the seller said, piece by piece, each thing once and in its fullest wording. */
export function readFacts(brief: Brief, subject: Product, prepare: Prepare): Fact[] {
  const isAlone = brief.products.filter(({ name }) => name.trim() !== "").length < 2
  const facts: Fact[] = []
  const namesRival = makeRivalFinder(brief, subject)
  let sentence = 0
  for (const [role, raw, kind] of sourcesOf(brief, subject, isAlone)) {
    const text = prepare(raw)
    if (text === "") continue
    const sentences = kind === "prose" ? withAnswers(splitSentences(text)) : itemsOf(text)
    for (const found of sentences) {
      sentence++
      const isOpening = role === "what" && raw === brief.description && found === sentences[0]
      if (isOpening && (opensOnRange(found, subject, brief) || (!isAlone && !concerns(found, subject)))) {
        addFact(facts, {
          ...readFragment(found.replace(/[.!?]+$/, "")),
          role: "story",
          stems: contentStems(found),
          sentence,
        })
        continue
      }
      const pieces =
        kind === "prose" ? splitSentence(asShopSays(withTastingNotes(found, brief, subject), brief)) : [found]
      if (!isAlone && shopWide.has(role) && raw !== subject.description && !concerns(found, subject)) continue
      for (const piece of pieces.filter((text) => !namesRival(text)))
        addFact(facts, {
          ...readFragment(
            piece
              .trim()
              .replace(/^[¡¿]/, "")
              .replace(/\b(?:perfect|ideal) for\b/gi, "for")
              .replace(noPull, "$1-")
              .replace(/,? etc\.?$/i, ""),
          ),
          role,
          stems: contentStems(piece),
          sentence,
        })
    }
  }
  return facts
}

/** "Help with loading on weekday evenings" is what the shop does, and nothing that a thing has. */
const asShopSays = (sentence: string, { products, handmadeStory, brandStory }: Brief): string =>
  products.length === 0
    ? sentence
    : sentence.replace(
        /^(?:free )?help with (?=\p{L})/iu,
        (help) =>
          `${/\b(?:I|my)\b/.test(`${handmadeStory} ${brandStory}`) ? "I" : "We"} help ${/^free/i.test(help) ? "for free " : ""}with `,
      )

/** "Roll top; inner pocket for keys, phone and a snack": where semicolons part the items, a comma stands inside one. */
const itemsOf = (text: string): string[] =>
  (text.match(/;/g) ?? []).length > 1
    ? text.split(/;\s*/).flatMap((item) => (/ for .*,/.test(item) ? [item] : splitList(item)))
    : joinDenied(splitList(text))

const ofThem = /^(?:\d+|[\p{L}-]+) of them (?:are|have|is|has) /iu

/** A question and what answers it are one thought; so are things, and what "twelve of them" are. */
function withAnswers(sentences: readonly string[]): string[] {
  const out: string[] = []
  for (const next of sentences) {
    const before = out.at(-1) ?? ""
    if (before.endsWith("?")) out.splice(-1, 1, `${before} ${next}`)
    else if (before !== "" && ofThem.test(next))
      out.splice(
        -1,
        1,
        `${before.replace(/[.!]$/, "")} (${next.charAt(0).toLowerCase()}${next.slice(1).replace(/[.!]$/, "")}).`,
      )
    else out.push(next)
  }
  return out
}

const saysNothing =
  /^(?:welcome to .*|get in touch .*|(?:on )?(?:etsy|amazon|ebay|tiktok|tiktok shop|shopify)|(?:19|20)\d\d|contact|contact us|sale|etc|n\/a|yes|no|why us|why)$|^(?:act as|ignore (?:all|any|previous|the)|reply only|system:|set (?:each|every|all) ).*|\{\{|\[\p{L}+\]/iu

/** What is said already adds nothing; what says more takes the place of what said less. */
function addFact(facts: Fact[], fact: Fact): void {
  if (fact.stems.size === 0 || saysNothing.test(fact.text)) return
  const said = facts.findIndex(({ stems }) => shareIn(fact.stems, stems) >= 0.99)
  const known = facts[said]
  if (known !== undefined) {
    const isCrisper = known.stems.size === fact.stems.size && known.shape === "noun" && fact.shape === "noun"
    if (isCrisper && fact.text.length < known.text.length) facts.splice(said, 1, { ...fact, sentence: known.sentence })
    return
  }
  const kept = facts.filter(
    ({ stems, role }) =>
      role !== fact.role || shareIn(stems, fact.stems) < 0.99 || stems.size < 2 || fact.stems.size > stems.size + 3,
  )
  facts.splice(0, facts.length, ...kept, fact)
}
