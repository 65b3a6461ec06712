import { appPhrases, hangingOn, headOf, openingPhrases } from "../apps/app-phrases.ts"
import type { AppBrief } from "../apps/read-app.ts"
import { smallStart } from "../apps/small-start.ts"
import { asThing } from "../apps/tell-pieces.ts"
import type { Teller } from "../teller.ts"
import { conjuncts, readNounPhrase } from "../understand/noun-phrase.ts"
import { contentStems, shareIn } from "../understand/stems.ts"
import { capital, listed } from "../wording.ts"

const banned = /\bfree\b|\bno ads\b|\bad-free\b|\bbest\b|\btop\b|#|\bnew\b|\bsale\b|[$£€]|\bandroid\b/i

const clean = (line: string): string => capital(line.replace(/[.,;:\s]+$/, ""))

/** How many words it has that are not known yet, and how well it fills its room. */
function worth(line: string, known: ReadonlySet<string>, maxChars: number): number {
  const stems = contentStems(line)
  const fresh = [...stems].filter((word) => !known.has(word)).length
  const again = stems.size - fresh
  return fresh * 8 - again * 10 + (line.length / maxChars) * 12
}

function best(lines: readonly string[], known: ReadonlySet<string>, maxChars: number): string {
  const fitting = [...new Set(lines.map(clean))].filter(
    (line) => line.length > 1 && line.length <= maxChars && !banned.test(line),
  )
  return (
    fitting.map((line) => ({ line, worth: worth(line, known, maxChars) })).sort((a, b) => b.worth - a.worth)[0]?.line ??
    ""
  )
}

/** The line under the name: what it does, in words that the name does not have. */
export function appSubtitle(app: AppBrief, title: string, maxChars: number): string {
  const known = contentStems(title)
  const phrases = [
    ...app.keywords,
    ...openingPhrases(app),
    ...app.features.filter((text) => !/^(?:works|stays|uses|runs|has) /i.test(text)),
    ...hangingOn(app),
    ...app.pieces.filter(({ kind, topic }) => kind === "thing" && topic !== "maker").map(headOf),
  ]
    .map((text) => text.replace(/ (?:app)$/i, ""))
    .filter(
      (text) =>
        text.length <= maxChars && shareIn(contentStems(text), known) < 0.3 && !/^\d+ to|^no |\d .* ahead$/i.test(text),
    )
  const own = [...new Set(phrases)].slice(0, 12)
  const pairs = own.flatMap((first, at) =>
    own
      .slice(at + 1)
      .filter((second) => shareIn(contentStems(second), contentStems(first)) === 0)
      .map((second) => `${first} & ${smallStart(second)}`),
  )
  const actions = app.pieces
    .filter(({ kind, topic }) => (kind === "action" || kind === "does") && topic !== "maker" && topic !== "price")
    .filter(({ text }) => !/^(?:does|is|has|uses) /.test(text))
    .map(({ text }) => text)
  const fromOpening =
    app.opening === null
      ? []
      : [
          app.opening.text,
          readNounPhrase(app.opening.text)
            .tails.map(({ text }) => text)
            .join(" "),
        ]
  const said = best(
    [...pairs, ...own, ...actions, ...fromOpening, ...(app.who === "" ? [] : [`For ${app.who}`])],
    known,
    maxChars,
  )
  if (said.length > 14) return said
  const others = appPhrases(app).filter((text) => shareIn(contentStems(text), contentStems(said)) < 0.5)
  return best([said, ...others.map((text) => (said === "" ? text : `${said} & ${text}`))], known, maxChars)
}

/** One line that says what the app does, as full as its room allows. */
export function shortDescription(app: AppBrief, teller: Teller, maxChars: number): string {
  const { opening } = app
  const things = app.pieces
    .filter(({ kind, topic }) => kind === "thing" && topic !== "maker")
    .map(({ text }) => asThing(text, teller))
  const features = app.features.filter((text) => !/^(?:no|works) /i.test(text))
  const actions = app.pieces.filter(({ kind }) => kind === "action").map(({ text }) => text)
  const promise = app.pieces.filter(({ topic }) => topic === "promise").map(({ text }) => text)
  const starts = [
    ...(opening === null ? openingPhrases(app) : startsOf(opening.text)),
    ...app.keywords.filter((text) => text.split(" ").length > 1),
  ]
  const lines = [
    ...starts,
    ...starts.flatMap((start) =>
      [1, 2, 3].flatMap((count) => [
        `${start} with ${listed(things.slice(0, count))}`,
        `${start}: ${listed(features.slice(0, count))}`,
        `${start}: ${listed(actions.slice(0, count))}`,
      ]),
    ),
    ...promise,
    ...[2, 3, 4].map((count) => listed(actions.slice(0, count))),
    ...[2, 3, 4].map((count) => listed(features.slice(0, count))),
    ...(app.who === "" ? [] : starts.map((start) => `${start} for ${app.who}`)),
  ].filter(
    (line) =>
      !/(?: with|:) ?$/.test(line) &&
      (line.match(/ with /g) ?? []).length < 2 &&
      (line.match(/ for /g) ?? []).length < 3,
  )
  return best(lines, new Set(), maxChars - 5)
}

/** The opening whole, and shorter at each thing that hangs on it. */
function startsOf(text: string): string[] {
  const { head, tails } = readNounPhrase(text)
  const shorter = tails.map((_, at) =>
    [head, ...tails.slice(0, at).map(({ opener, text: tail }) => `${opener} ${tail}`)].join(" "),
  )
  const last = tails.at(-1)
  const items = last?.opener === "with" ? conjuncts(last.text) : []
  const [base = head] = shorter.slice(-1)
  const few =
    items.length > 1 ? items.slice(0, -1).map((_, at) => `${base} with ${listed(items.slice(0, at + 1))}`) : []
  return [text, ...shorter, ...few]
}
