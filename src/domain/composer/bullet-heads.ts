import { isMaterialWord } from "../text/materials.ts"
import { listed } from "./wording.ts"

/** Under which head a statement stands, so that the head alone says what the line is about. */
interface Theme {
  readonly pattern: RegExp
  readonly heads: readonly string[]
}

const sizes =
  /^(?:weighs|measures|holds|contains|stands|folds (?:to|down|up)|raises|burns|dips|is .*(?:long|tall|wide|high|thick|deep)|is A\d)\b|^comes in .*\d/

const themes: readonly Theme[] = [
  {
    pattern: /^is made |^is (?:carved|cut|sewn|woven|poured|printed|stitched|blended|forged)/,
    heads: ["Material", "Made Of", "How It Is Made", "Build"],
  },
  { pattern: /^comes in sizes from/, heads: ["Sizes"] },
  { pattern: /^is \d[\d./]* gauge$/, heads: ["Gauge"] },
  { pattern: sizes, heads: ["Size"] },
  { pattern: /^does \d|^is rated/, heads: ["Performance"] },
  { pattern: /^runs for\b/, heads: ["Run Time", "Running Time"] },
  { pattern: /^(?:works|runs on)\b/, heads: ["Works With"] },
  { pattern: /^(?:fits|goes)\b/, heads: ["Fits", "Fit"] },
  { pattern: /^is for (?:ages )?\d.* (?:months|years)\b/, heads: ["Ages"] },
  { pattern: /^(?:is for|suits)\b/, heads: ["For", "Made For"] },
  { pattern: /^is (?:good|great|perfect|ideal|suitable|lovely) for\b/, heads: ["Good For", "Use It For"] },
  { pattern: /^comes as|^is (?:sold|a (?:pack|set|pair)) /, heads: ["Quantity", "Pack"] },
  { pattern: /^(?:steeps|brews|charges|dries|cooks|sets up|heats|chills|peels) in \d/, heads: ["Time"] },
  { pattern: /^(?:comes with|includes|ships)\b/, heads: ["What You Get", "In the Box", "Included"] },
  { pattern: /^(?:comes|is) in\b/, heads: ["Choice", "To Choose From"] },
  { pattern: /^reaches\b/, heads: ["Reach"] },
  { pattern: /wash|wipe|clean|\bcare\b/, heads: ["Care", "Cleaning"] },
  { pattern: /^lasts\b/, heads: ["How Long It Lasts"] },
  { pattern: /^smells\b/, heads: ["Scent"] },
  { pattern: /^(?:is|was|were|has been|have been) tested (?:by (?:us|hand|me)|on|in|at) /, heads: ["Tested"] },
  { pattern: /^carries\b|certified|tested|approved| to its name$/, heads: ["Standards"] },
  { pattern: /\b(?:black|white|gr[ea]y|blue|red|green|yellow|orange|pink|purple|brown|stripes?)\b/, heads: ["Look"] },
  { pattern: /^is \S+$/, heads: [] },
  { pattern: /^is (?:\S+ )?\S+[ -](?:free|safe|proof|resistant|friendly|washable)$/, heads: ["Special Feature"] },
  { pattern: /^is\b/, heads: ["What It Is"] },
  { pattern: /./, heads: ["What It Does", "In Use"] },
]

const nothing = -1

export const themeOf = (statement: string): number => themes.findIndex(({ pattern }) => pattern.test(statement))

/** What a single figure is: "weighs 68 g" is the weight. */
const figures: readonly (readonly [RegExp, string])[] = [
  [/^is A\d$/, "Format"],
  [/^weighs /, "Weight"],
  [/^(?:holds|contains) /, "Capacity"],
  [/^folds (?:to|down|up)/, "Folded"],
  [/^raises /, "Lift"],
  [/^burns /, "Burn Time"],
  [/^dips /, "How Far It Goes"],
  [/ long(?: |$)/, "Length"],
  [/ tall(?: |$)/, "Height"],
  [/ wide(?: |$)/, "Width"],
]

const still = /^(?:weighs|holds|contains|measures|is) /

/** Figures that stand together are named together, unless one of them is what it does. */
export function headOfFigures(texts: readonly string[]): string {
  const named = [...new Set(texts.map((text) => figures.find(([pattern]) => pattern.test(text))?.[1] ?? "Size"))]
  return named.length > 1 && (named.length > 3 || !texts.every((text) => still.test(text)))
    ? "Measurements"
    : listed(named)
}

/** "Takes apart in five pieces": what it does is the head, and how the line. */
export function deedBullet(statement: string): readonly [head: string, rest: string] | null {
  const [, deed = "", verb = "", rest = ""] =
    /^((\p{Ll}+s)(?: (?:apart|flat|up|down|out|off|over|together|open|shut))?) ((?:in|into|to|from|at|on|with|without|through|between|by|like|over|under) .+)$/u.exec(
      statement,
    ) ?? []
  // "Turns Over: Into a seat" is too little for a line; it is told among the other things it does.
  return verb === "" || rest.length < 12 || /^(?:is|was|has|does|comes)$/.test(verb) ? null : [deed, rest]
}

export const headsOf = (theme: number): readonly string[] => (theme === nothing ? [] : (themes[theme]?.heads ?? []))

/** "Material: Made of oak" says it twice. */
export function underHead(line: string, head: string): string {
  if (/^(?:Material|Made Of)$/.test(head)) return line.replace(/^Made (?:of|with) /, "")
  if (head === "How It Is Made" || head === "Build")
    return line.replace(/^Made of /, "From ").replace(/^Made (?=from|by|in|with)/, "")
  if (head === "Performance") return line.replace(/^Does /, "")
  if (/^Run(?:ning)? Time$/.test(head)) return line.replace(/^Runs for /, "")
  if (head === "Works With") return line.replace(/^Works with /, "")
  if (head === "Fits" || head === "Fit") return line.replace(/^Fits /, "")
  if (head === "For" || head === "Made For" || head === "Ages") return line.replace(/^For (?:ages )?/, "")
  if (head === "Good For" || head === "Use It For") return line.replace(/^\S+ for /, "")
  if (head === "Quantity" || head === "Pack") return line.replace(/^(?:Comes as|Sold) /, "")
  if (head === "Sizes") return line.replace(/^Sizes /, "")
  if (head === "Standards") return line.replace(/^Carries (?:the )?/, "")
  if (head === "Tested") return line.replace(/^(?:Has been |Have been )?Tested /i, "")
  if (head === "Reach") return line.replace(/^Reaches /, "")
  if (head === "Choice" || head === "To Choose From") return line.replace(/^Comes in /, "")
  if (/ and /.test(head)) return line.replace(/^(?:Weighs|Holds|Contains|Measures) /, "")
  if (head === "Capacity") return line.replace(/^(?:Holds|Contains) /, "")
  if (head === "Folded") return line.replace(/^Folds (?:to )?/, "")
  if (head === "Burn Time") return line.replace(/^Burns (?:for )?/, "")
  return line.replace(/^(?:Measures|Weighs) /, "")
}

/** The head of a note: its own label, or what it is about. */
export function headOfNote(note: string): readonly [head: string, rest: string] {
  const [, label, rest = ""] = /^(\p{Lu}[\p{L}]+(?: \p{L}+)?): (.+)$/u.exec(note) ?? []
  if (label !== undefined) return [label, rest]
  if (/\b(?:wash|wipe|dry clean|iron|rinse|dishwasher)\b/i.test(note)) return ["Care", note]
  if (/\b(?:ship|ships|shipped|delivery|posted)\b/i.test(note)) return ["Delivery", note]
  if (/^(?:no|without) /i.test(note)) return ["Without", note]
  return [note.split(/[ /]/).some(isMaterialWord) ? "Material" : "", note]
}
