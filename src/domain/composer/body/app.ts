import { isFormat } from "../apps/formats.ts"
import { headingOf } from "../apps/headings.ts"
import type { Piece, Topic } from "../apps/piece.ts"
import type { AppBrief } from "../apps/read-app.ts"
import { smallStart } from "../apps/small-start.ts"
import { tellDevices } from "../apps/tell-devices.ts"
import { asThing, makeSubject, type Subject, tellPieces } from "../apps/tell-pieces.ts"
import { tellPrice } from "../apps/tell-price.ts"
import type { Teller } from "../teller.ts"
import { readNounPhrase } from "../understand/noun-phrase.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import { listed } from "../wording.ts"
import { tellLead } from "./app-lead.ts"

interface Block {
  readonly topic: Topic
  readonly pieces: readonly Piece[]
}

const wordsIn = (pieces: readonly Piece[]): number => pieces.reduce((sum, { text }) => sum + text.split(" ").length, 0)

/** The main things in blocks of two to five pieces; what stood in one sentence stays together as long as it can. */
function mainBlocks(pieces: readonly Piece[]): Block[] {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    const isSame = last?.at(-1)?.sentence === piece.sentence
    const isThin = last !== undefined && last.length < 4 && wordsIn(last) < 20
    if (last !== undefined && (last.length < 2 || isThin || (isSame && last.length < (isFormat(piece.text) ? 9 : 4))))
      last.push(piece)
    else groups.push([piece])
  }
  const tail = groups.at(-1)
  const before = groups.at(-2)
  if (tail !== undefined && before !== undefined && tail.length === 1) {
    before.push(...tail)
    groups.pop()
  }
  return groups.map((group) => ({ topic: "main", pieces: group }))
}

/** A topic with little to say joins what stands before it. */
function blocksOf(app: AppBrief): Block[] {
  const of = (topic: Topic): Piece[] => app.pieces.filter((piece) => piece.topic === topic)
  const main = of("main")
  const [offline, privacy, device] = [of("offline"), of("privacy"), of("device")]
  const side: Block[] = []
  const isOwn = (pieces: readonly Piece[]): boolean => pieces.length > 1 || wordsIn(pieces) > 6
  const loose: Piece[] = []
  for (const [topic, pieces] of [
    ["device", device],
    ["offline", offline],
    ["privacy", privacy],
  ] as const) {
    if (pieces.length === 0) continue
    if (isOwn(pieces)) side.push({ topic, pieces })
    else loose.push(...pieces)
  }
  const blocks = mainBlocks(main)
  if (loose.length > 1) side.push({ topic: loose[0]?.topic ?? "device", pieces: loose })
  else if (loose.length === 1) {
    const last = side.pop() ?? blocks.pop()
    const joined = [...(last?.pieces ?? []), ...loose]
    ;(last?.topic === "main" ? blocks : side).push({ topic: last?.topic ?? "main", pieces: joined })
  }
  return [...blocks, ...side]
}

function occasion(teller: Teller): string {
  const { u } = teller
  if (u.occasions.length === 0) return ""
  const when = listed(u.occasions.map((text) => asThing(smallStart(text), teller)))
  return teller.say("occasion", [
    `it is handy for ${when}`,
    `it is useful for ${when}`,
    `it is there for ${when}`,
    `it is worth having for ${when}`,
    `it is made for ${when} too`,
    `open it for ${when}`,
  ])
}

function maker(teller: Teller, app: AppBrief, subject: Subject, pieces: readonly Piece[]): string[] {
  const isShared = app.place > 0
  const told = pieces.filter(({ kind }) => kind !== "clause" || !isShared)
  const stories = pieces.filter((piece) => !told.includes(piece))
  const said = [
    ...tellPieces(teller, subject, told),
    ...stories.map(({ text }) =>
      teller.say(`story ${text}`, [`the story behind ${app.short}: ${text}`, `how ${app.short} came about: ${text}`]),
    ),
  ]
  const { place } = teller.u
  const isSaid = place !== "" && said.join(" ").includes(place.split(",")[0] ?? place)
  if (place === "" || isSaid || said.length === 0) return said
  return [...said, teller.say("place", [`it comes from ${place}`, `${subject.name} is made in ${place}`])]
}

const paragraph = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(" ")

interface Section extends Block {
  readonly sentences: readonly string[]
}

/** A text of fewer words has no headings; below each of them stand two sentences, and one alone parts nothing. A sister's sentences change later. */
const fewestWords = 90

/** What has no heading of its own goes on with what stands before it, where that is of the same kind. */
function joinLone(sections: readonly Section[]): Section[] {
  const out: Section[] = []
  for (const section of sections) {
    const before = out.at(-1)
    const isLone = section.sentences.length < 2
    const isAkin = before !== undefined && (before.topic === "main" || before.topic === section.topic)
    if (before !== undefined && isLone && isAkin)
      out.splice(-1, 1, { ...before, sentences: [...before.sentences, ...section.sentences] })
    else out.push(section)
  }
  return out
}

/** The description of an app: what it is, then a short block for each thing there is to say of it. */
export function tellApp(teller: Teller, app: AppBrief): string {
  const subject = makeSubject(app.short, teller.pick("subject", 3) + 1, app.opening === null && app.who === "")
  const lead = paragraph(...tellLead(teller, app, subject))
  const told = blocksOf(app).map(
    (block): Section => ({ ...block, sentences: tellPieces(teller, subject, block.pieces) }),
  )
  const makers = app.pieces.filter(({ topic }) => topic === "maker")
  const made = maker(teller, app, subject, makers)
  const when = occasion(teller)
  const prices = app.pieces.filter(({ topic }) => topic === "price").map(({ text }) => text)
  const price = tellPrice(teller, subject, prices)
  const devices = tellDevices(teller, subject, app.devices)
  const main = told.flatMap(({ sentences }) => sentences)
  const wordCount = [lead, ...main, ...made, when, ...price, ...devices].join(" ").split(" ").length
  const hasHeadings =
    wordCount >= fewestWords &&
    app.place === 0 &&
    joinLone(told).filter(({ sentences }) => sentences.length > 1).length > 1
  const costs: Section = { topic: "price", pieces: [], sentences: [...price, ...devices] }
  const who: Section = { topic: "maker", pieces: makers, sentences: made }
  if (!hasHeadings) {
    const isShort = [lead, ...main].join(" ").split(" ").length < 45
    const first = isShort ? [paragraph(lead, ...main, when)] : [lead, paragraph(...main, when)]
    return [...first, paragraph(...made, ...costs.sentences)].filter(Boolean).join("\n\n")
  }
  const sections = joinLone(told).map((section, at, all) =>
    at === all.length - 1 ? { ...section, sentences: [...section.sentences, when] } : section,
  )
  const taken = new Set<string>()
  const headed = ({ topic, pieces, sentences }: Section): string => {
    const text = paragraph(...sentences)
    const hasHead = sentences.filter(Boolean).length > 1 && !(topic === "price" && price.length === 0)
    return hasHead ? `${headingOf(teller, app, topic, pieces, taken)}\n${text}` : text
  }
  const isStory = teller.u.brief.style === "storytelling"
  const row = isStory ? [who, ...sections, costs] : [...sections, who, costs]
  const paragraphs = row.map(headed)
  // Without a first sentence of its own, the text begins with the first block.
  const body = lead === "" ? [(paragraphs.shift() ?? "").replace(/^[^\n]+\n/, "")] : [lead]
  const rest = sections.length === 0 ? [when] : []
  return [...body, ...rest, ...paragraphs].filter(Boolean).join("\n\n")
}

const isUnsaid = (pieces: readonly Piece[], text: string): Piece[] =>
  pieces.filter(({ stems }) => shareIn(stems, contentStems(text)) < 0.8)

/** The first sentences that fit, without the price: under a search result, and above the description. */
export function tellBriefly(teller: Teller, app: AppBrief, maxChars: number): string {
  const subject = makeSubject(app.short, teller.pick("subject", 3) + 1, app.opening === null && app.who === "")
  let text = ""
  const add = (sentence: string): void => {
    const longer = `${text} ${sentence}`.trim()
    if (sentence !== "" && longer.length <= maxChars) text = longer
  }
  const lead = tellLead(teller, app, subject)
  const first = lead[0] ?? ""
  add(first.length <= maxChars ? first : sentenceOf(app, maxChars))
  const pieces = app.pieces.filter(({ topic }) => topic !== "maker" && topic !== "price" && topic !== "promise")
  for (const sentence of lead.slice(1)) if (text.length < maxChars * 0.55) add(sentence)
  for (const sentence of tellPieces(teller, subject, pieces))
    if (isUnsaid(app.pieces, text).length > 0 && text.length < maxChars - 24) add(sentence)
  for (const sentence of tellDevices(teller, subject, app.devices)) add(sentence)
  return text
}

/** An opening too long for its place, cut where what hangs on it begins. */
function sentenceOf(app: AppBrief, maxChars: number): string {
  const { head, tails } = readNounPhrase(app.opening?.text ?? "")
  const parts = [`${app.short}: ${head}`, ...tails.map(({ opener, text }) => `${opener} ${text}`)]
  let out = ""
  for (const part of parts) if (`${out} ${part}.`.length <= maxChars) out = `${out} ${part}`.trim()
  return out === "" ? "" : `${out}.`
}
