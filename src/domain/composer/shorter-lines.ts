import { trimDangling } from "../text/dangling.ts"
import { isThirdPerson, partDeeds } from "./part-deeds.ts"
import { copiedWords, type Runs } from "./runs.ts"
import { isDone, large } from "./turning.ts"
import { contentStems, shareIn } from "./understand/stems.ts"
import { verbForms } from "./understand/verbs.ts"
import { isAdjective, isPluralWord } from "./understand/word-kinds.ts"

// A line of a list is short: what the text above says whole, the line may say in part, and a full line may be two.

/** One way to say a line shorter: what it leaves, in one line or more; none where nothing may go. */
type Shortening = (line: string) => readonly string[]

/** What decides when, how far or for whom something holds stays with it. */
const conditions =
  /\b(?:if|unless|only|not|no|never|nothing|nobody|until|till|except|but|from|up to|at least|at most|less|more|under|over|without|otherwise|provided|minimum|maximum|optional|extra|used|each|every|plated|faux|style|effect|imitation|replica|or)\b|n['’]t\b|[$£€%]/i

/** A promise reaches no further than it was given. */
const promises =
  /\b(?:free|deliver\p{Ll}*|ship\p{Ll}*|post\p{Ll}*|collect\p{Ll}*|pick\p{Ll}*|drop|guarantee\p{Ll}*|warrant\p{Ll}*|refund\p{Ll}*|return\p{Ll}*|includ\p{Ll}+|\p{Ll}*proof|safe|works?|fits?|holds?|suits?|suitable|compatible|all|every|each|any|always|no|not|never|nothing|nobody|none|without|only|must|can|may|cannot|allowed|welcome|need|needs|keep|store|avoid|open|closed|sold)\b|n['’]t\b|[$£€]/iu

/** What is wrong with a thing is said with its place. */
const faults =
  /\b(?:stain\p{Ll}*|scratch\p{Ll}*|crack\p{Ll}*|mark\p{Ll}*|chip\p{Ll}*|dent\p{Ll}*|holes?|tears?|torn|missing|loose|fault\p{Ll}*|rust\p{Ll}*|worn|wear|repair\p{Ll}*|broken|hairline|split|soft)\b/iu

const words = (text: string): readonly string[] => text.split(" ")
const isLong = (text: string, least = 3): boolean => words(text).length >= least

/** "You just take away the panels (four sides, two roof halves)" */
const dropBracket: Shortening = (line) => {
  const [, head = "", inner = ""] = /^([^()]{12,}) \(([^()]*)\)$/u.exec(line) ?? []
  return head === "" || conditions.test(inner) || /\d/.test(inner) ? [] : [head]
}

/** "…, and so it also keeps out grackles", "…, when the chiles come in" */
const dropClause: Shortening = (line) => {
  const [, head = "", tail = ""] =
    /^([^;]{12,}?)(,? (?:and so|so that|so|which|where|while|since|because|when|as(?! well)) [^;]+)$/u.exec(line) ?? []
  const isOwn = tail.startsWith(",") || /^ (?:so that|so (?:it|they|you|we|the)|because) /.test(tail)
  return isOwn && isLong(head, 4) && !conditions.test(tail) && !/ (?:not|so|as|no|too|such)\b/.test(head) ? [head] : []
}

/** "Seats 6, 160 x 90 cm closed, 210 cm open": a row of notes is two lines, parted where both are of one length. */
const partNotes: Shortening = (line) => {
  const parts = line.split(", ")
  const isRow =
    parts.length > 1 &&
    !/[;:()$£€]|\b(?:free|then|after)\b|^(?:We|I|You|It|They|The|Each|Every|If|When) | (?:and|or) [^,]*,/.test(line) &&
    !parts
      .slice(1)
      .some((part) =>
        /^(?:and|or|but|so|which|not|with|by|from|in|on|at|for|to|of|each|all|both|also)\b|^\p{Lu}\p{Ll}+$/u.test(part),
      )
  if (!isRow) return []
  const cuts = parts
    .slice(1)
    .map((_, at) => [parts.slice(0, at + 1).join(", "), parts.slice(at + 1).join(", ")] as const)
  const [best] = cuts
    .filter(
      ([first, second]) =>
        isLong(first, 2) &&
        isLong(second, 2) &&
        !endsOpen(first) &&
        [first, second].every((part) => /\p{L}{4}/u.test(part)) &&
        (!isList(line) || isThirdPerson(second)),
    )
    .sort((a, b) => Math.abs(a[0].length - a[1].length) - Math.abs(b[0].length - b[1].length))
  return best === undefined ? [] : [best[0], large(best[1])]
}

/** "Scorpions, termites, pack rats and bees" is one list: its last two belong together. */
const isList = (line: string): boolean => / (?:and|or|&) [^,]+$/u.test(line)
const endsOpen = (part: string): boolean =>
  / (?:with|in|on|of|for|from|to|and|or)$/.test(part) || /\b(?:with|in|of|from) \S+$/.test(part)

/** "Plans that fit around your calendar, with voice cues": what comes with a thing has a line of its own. */
const partWith: Shortening = (line) => {
  const [, told = "", more = ""] = /^([^;:]{16,}), with ((?:\p{Ll}|\d)[^;:]{12,})$/u.exec(line) ?? []
  const isThings =
    !/^(?:no|the|its|your|it|them|each|all|both|only|every|one payment)\b/.test(more) && !/[$£€]/.test(line)
  return told !== "" && isThings && isLong(told, 4) && !/, with |\b(?:not|no|never|free)\b/i.test(told)
    ? [told, large(more)]
    : []
}

const colours = /(?:red|blue|green|black|white|gr[ae]y|pink|brown|yellow|orange|purple|gold|silver|navy|cream|beige)$/i

/** "Barcode scanner, expiry reminders, dinner ideas and shopping list" as two lines of two. */
const partList: Shortening = (line) => {
  const [, before = "", third = "", joint = "", last = ""] =
    /^([^;:()]+), ([^,;:()]+?),? (and|&) ([^,;:()]+)$/u.exec(line) ?? []
  const items = before.split(", ")
  const isRow =
    last !== "" &&
    items.length > 1 &&
    !/ (?:with|for|in|from) /.test(items[0] ?? "") &&
    [...items, third, last].every(
      (item) =>
        isLong(item, 2) &&
        !isAdjective(words(item).at(-1) ?? "") &&
        !colours.test(item) &&
        !/^(?:with|in|on|at|for|from|to|by|of|that|which|we|it)\b/i.test(item),
    ) &&
    !/\b(?:is|are|has|have|we|it|you|they|not|no|or|between|both)\b/i.test(line) &&
    !isThirdPerson(line) &&
    verbForms(words(line)[0] ?? "").length === 0
  const first = [items.slice(0, -1).join(", "), items.at(-1) ?? ""].join(` ${joint} `)
  return isRow ? [first, large(`${third} ${joint} ${last}`)] : []
}

/** "Bedtime story app with 140 stories read aloud": what kind of app it is stands in its title. */
const dropKind: Shortening = (line) => {
  const [, link = "", told = ""] =
    /^(?:An? )?(?:[\p{L}-]+ ){1,4}(?:app|game|tool|tracker|planner|timer|calculator|diary)(?: for (?:[\p{L}-]+ ){0,3}[\p{L}-]+)? (that|which|with) ([^;]{12,})$/u.exec(
      line,
    ) ?? []
  return told !== "" && (link === "with" || /^\p{Ll}{2,}s /u.test(told)) ? [large(told)] : []
}

/** "Each border drawn for the order": a line needs no "is". */
const dropIs: Shortening = (line) => {
  const [, head = "", done = "", tail = ""] =
    /^((?:Each|Every|All|Both)(?: [\p{L}\d-]+){1,4}) (?:is|are) (\p{Ll}+)((?: [^;:]*)?)$/u.exec(line) ?? []
  const isPlain = !/\b(?:who|which|that|if|when|not|is|are|has|have|was|were|will|can)\b|n['’]t\b/.test(
    `${head} ${tail.replace(/, not .*/, "")}`,
  )
  return head !== "" && isDone(done) && isPlain ? [`${head} ${done}${tail}`] : []
}

const adjunct = /^(.{12,}) ((?:for|in|on|at|around|near|along|across|with|by) [^,;:]+)$/u

/** "We build drainage and native plant gardens for hillside yards": for whom and where, where nothing is promised. */
const dropLast: Shortening = (line) => {
  const [, head = "", tail = ""] = adjunct.exec(line) ?? []
  const last = words(head).at(-1) ?? ""
  const isThing = isPluralWord(last) || /^\p{Ll}{3,}$/u.test(last)
  const isHeld =
    verbForms(last).length > 0 ||
    isDone(last) ||
    /^(?:one|two|three|it|them|you|made|set|rated|good|ideal|for)$/.test(last)
  return head !== "" &&
    isLong(head, 5) &&
    isThing &&
    !isHeld &&
    // "Handed over at the end" does not end on "handed".
    trimDangling(head) === head &&
    !/\d|[()&]| and |^(?:on|with) \p{Lu}/u.test(tail) &&
    !promises.test(line) &&
    !conditions.test(tail) &&
    !faults.test(line)
    ? [head]
    : []
}

/** "One sheet of 4 mm aluminium": what a head asks is answered without "from". */
const dropFrom: Shortening = (line) =>
  /^From (?:one|two|three|a|an|solid|recycled) /.test(line) ? [large(line.slice("From ".length))] : []

const measured = /^\p{L}{2,}s (?:\p{Ll}+ )?(?:by|up to|to|from|down to|about) \d/u

/** "Holds up to 17 lb, folds to 10 x 2 inches, raises screen by 6 inches": each says what it measures by itself. */
const turnMeasures: Shortening = (line) => {
  const parts = line.split(", ")
  const isRow = parts.length > 1 && parts.every((part) => measured.test(part)) && !/[;:()]/.test(line)
  return isRow ? [large([...parts.slice(1), line.charAt(0).toLowerCase() + (parts[0] ?? "").slice(1)].join(", "))] : []
}

const shortenings = [
  turnMeasures,
  dropIs,
  dropKind,
  dropFrom,
  partDeeds,
  partWith,
  partList,
  partNotes,
  dropBracket,
  dropClause,
  dropLast,
]

const head = /^[^:]{1,45}: (?=\S)/u
/** A short list may grow to the first, a longer one by a line, and none beyond the second. */
const [fewLines, mostLines] = [6, 8]
const mostChanges = 3

interface Text {
  readonly runs: Runs
  /** With so few lines what it is has to stand in one of them. */
  readonly isFew: boolean
  /** What the description says: only what stands there whole may go. */
  readonly stems: ReadonlySet<string>
}

const copiedIn = (lines: readonly string[], runs: Runs): number =>
  lines.reduce((sum, line) => sum + copiedWords(line, runs), 0)

function shorter(line: string, text: Text, room: number): readonly string[] {
  const [title = ""] = head.exec(line) ?? []
  const told = line.slice(title.length)
  const isHeaded = title !== ""
  const before = copiedWords(line, text.runs)
  const found = shortenings
    .filter((shorten) => shorten !== dropKind || !text.isFew)
    .map((shorten) => ([partNotes, partList].includes(shorten) && (isHeaded || room < 1) ? [] : shorten(told)))
    .map((lines) => (lines.length > 1 && (isHeaded || room < lines.length - 1) ? lines.slice(0, 1) : lines))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((one, at) => (at === 0 ? `${title}${one}` : one)))
    .filter((lines) => isKept(line, lines, text) && lines.every((one) => isLong(one, 2)))
    .map((lines) => ({ lines, copied: copiedIn(lines, text.runs), length: lines.join(" ").length }))
    .filter(({ copied }) => copied < before)
    .sort((a, b) => a.copied - b.copied || b.length - a.length)
  return found[0]?.lines ?? [line]
}

/** Nothing is lost: what the line no longer says, the description does. */
function isKept(line: string, lines: readonly string[], { stems }: Text): boolean {
  const left = contentStems(lines.join(" "))
  const gone = new Set([...contentStems(line)].filter((stem) => !left.has(stem)))
  return shareIn(gone, stems) === 1
}

/** The lines of a list, shorter where they were the seller's word for word. */
export function shorterLines(given: readonly string[], body: string, runs: Runs): string[] {
  const text: Text = { runs, stems: contentStems(body), isFew: given.length < 3 }
  const most = Math.max(fewLines, Math.min(given.length + 1, mostLines))
  let lines = [...given]
  for (let change = 0; change < mostChanges; change++) {
    const out: string[] = []
    for (const [at, line] of lines.entries()) {
      const room = most - out.length - (lines.length - at)
      out.push(...(copiedWords(line, runs) > 0 ? shorter(line, text, room) : [line]))
    }
    if (out.join("\n") === lines.join("\n")) return lines
    lines = out
  }
  return lines
}
