import { isPlural } from "../../text/plural.ts"
import { titleCase } from "../../text/title-case.ts"
import { hangingOn, openingPhrases } from "../apps/app-phrases.ts"
import { isPartner } from "../apps/formats.ts"
import type { AppBrief } from "../apps/read-app.ts"
import { contentStems, shareIn } from "../understand/stems.ts"

/** What the stores allow in no name: prices, ranks, and the promise of what costs nothing. */
const banned = /\bfree\b|\bads?\b|ad-free|\bbest\b|\btop\b|#|\bnew\b|\bsale\b|[$£€]|\bandroid\b|\bno\b/i

const withoutApp = (phrase: string): string => phrase.replace(/ (?:app|apps)$/i, "")

/** The name's end begins a phrase that people type: "ScanLeaf QR & Barcode" goes on to "Scanner". */
function goingOn(name: string, phrases: readonly string[], maxChars: number): string | null {
  const low = name.toLowerCase()
  for (const phrase of phrases) {
    const words = phrase.toLowerCase().split(" ")
    for (let count = words.length - 1; count > 0; count--) {
      const rest = words.slice(count).join(" ")
      if (low.endsWith(` ${words.slice(0, count).join(" ")}`) && name.length + 2 + rest.length <= maxChars) return rest
    }
  }
  return null
}

/** Of a long phrase what it says shorter: without what the name says, as several phrases begin, and its end. */
function partsOf(phrase: string, phrases: readonly string[], name: string): string[] {
  const words = phrase.split(" ")
  if (words.length < 3) return []
  const head = words.slice(0, 2).join(" ")
  const isSaid = contentStems(name).has([...contentStems(words.at(-1) ?? "")][0] ?? "")
  const isShared = phrases.some((other) => other !== phrase && other.toLowerCase().startsWith(`${head.toLowerCase()} `))
  return [
    ...(isSaid ? [words.slice(0, -1).join(" ")] : []),
    ...(isShared ? [head] : []),
    ...(isSaid || isShared ? [] : [words.slice(-2).join(" ")]),
  ]
}

/** What hangs on the opening: of "5,000 puzzles" the puzzles, and no lone "hint", which names nothing by itself. */
const hung = (app: AppBrief): string[] =>
  hangingOn(app)
    .flatMap((phrase) => [phrase, phrase.replace(/^\d[\d.,]* /, "")])
    .filter((phrase) => phrase.includes(" ") || isPlural(phrase))

/** Phrases that may stand behind the name, the strongest first; of a long one also its end, which says what it is. */
function candidatesOf(app: AppBrief): string[] {
  const strong = [...app.keywords, ...openingPhrases(app)].map(withoutApp)
  const withEnds = strong.flatMap((phrase) => [phrase, ...partsOf(phrase, strong, app.name)])
  const features = [...app.features.filter((text) => text.split(" ").length < 4), ...hung(app)]
  return [...withEnds, ...features].filter(
    (phrase) =>
      !banned.test(phrase) &&
      !isPartner(phrase) &&
      !/^(?:and|or|for|of|with|in|to|from|on|at|by|an?|the) |^\d+ (?:minutes|seconds|hours|days)$/.test(phrase),
  )
}

/** "Tide times" and "tide chart" together: "Tide Times & Chart". */
function paired(first: string, others: readonly string[], room: number): string {
  const opening = first.split(" ")[0]?.toLowerCase() ?? ""
  for (const other of others) {
    const words = other.split(" ")
    const isTwin = words.length === 2 && words[0]?.toLowerCase() === opening && first.split(" ").length === 2
    const more = isTwin ? (words[1] ?? "") : other
    const isAkin = more
      .split(" ")
      .some((word) => word.length > 3 && first.toLowerCase().includes(word.toLowerCase().slice(0, 4)))
    const isFresh = !isAkin && shareIn(contentStems(more), contentStems(first)) === 0
    const both = `${first} & ${more}`
    if (isFresh && more !== "" && both.length <= room && (isTwin || more.split(" ").length < 3)) return both
  }
  return first
}

/** The app's name and, behind a colon, what people look for when they want such an app. */
export function appTitle(app: AppBrief, maxChars: number): string {
  const phrases = candidatesOf(app)
  const named = app.name.includes(": ")
  const name = named ? app.short : app.name
  const part = app.name.split(": ")[1] ?? ""
  const known = contentStems(name)
  const continued = named ? null : goingOn(name, phrases, maxChars)
  const room = maxChars - name.length - 2
  if (continued !== null) {
    // "Rain alerts" behind a name with rain in it are alerts.
    const bare = hung(app).map((phrase) =>
      phrase
        .split(" ")
        .filter((word) => shareIn(contentStems(word), known) < 1)
        .join(" "),
    )
    const more = [...app.features, ...bare].filter((text) => text !== "" && !banned.test(text) && !/^\d/.test(text))
    return `${titleName(name)}: ${titleCase(paired(continued, more, room))}`
  }
  const fits = phrases.filter((phrase) => phrase.length <= room)
  const whole = fits.filter((phrase) => shareIn(contentStems(part), contentStems(phrase)) >= 0.99)
  // Where the name's own end is too long, a phrase out of it says more than the name alone.
  const within = fits.filter((phrase) => shareIn(contentStems(phrase), contentStems(part)) >= 0.99)
  const own = !named ? fits : whole.length > 0 || app.name.length <= maxChars ? whole : within
  const fresh = own.filter((phrase) => shareIn(contentStems(phrase), known) < 0.6)
  const partial = own.filter((phrase) => shareIn(contentStems(phrase), known) < 0.99)
  const [weak] = fresh.length > 0 ? fresh : partial
  const first =
    weak === undefined
      ? undefined
      : (fresh.find((phrase) => phrase !== weak && phrase.toLowerCase().endsWith(` ${weak.toLowerCase()}`)) ?? weak)
  if (first === undefined) return app.name.length <= maxChars ? titleName(app.name) : app.short
  const others = fresh.filter((phrase) => phrase !== first)
  return `${titleName(name)}: ${titleCase(paired(first, others, room))}`
}

/** A name is written as its owner writes it, unless it has no capital at all. */
const titleName = (name: string): string => (/\p{Lu}/u.test(name) ? name : titleCase(name))

/** What a search page shows: the name and two phrases, or as much of it as fits. */
export function appTitleTag(app: AppBrief, maxChars: number): string {
  const known = contentStems(app.name)
  let title = titleName(app.name)
  for (const phrase of candidatesOf(app)) {
    const isFresh =
      shareIn(contentStems(phrase), contentStems(title)) < 0.5 && shareIn(contentStems(phrase), known) < 0.99
    const joint = !title.includes(": ") ? ": " : title.includes(" & ") ? ", " : " & "
    const longer = `${title}${joint}${titleCase(phrase)}`
    if (isFresh && longer.length <= maxChars) title = longer
    if (title.length > maxChars - 14) break
  }
  return title
}
