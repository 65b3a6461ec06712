/** What an app runs on, as the stores name it. */
export interface Devices {
  /** "iPhone", "Apple Watch", "tablets". */
  readonly machines: readonly string[]
  /** "iOS 17 or later", "Android 9 and up". */
  readonly systems: readonly string[]
  /** What else was said of it. */
  readonly notes: readonly string[]
}

const names = [
  "iPhone",
  "iPad",
  "iPod touch",
  "Apple Watch",
  "Apple TV",
  "Apple Vision Pro",
  "Mac",
  "CarPlay",
  "Android Auto",
  "Android TV",
  "Google TV",
  "Wear OS",
  "Chromebook",
  "Chromebooks",
  "phones and tablets",
  "phones",
  "tablets",
  "tablet",
  "foldables",
] as const

const systemName = /(?:iOS|iPadOS|watchOS|macOS|tvOS|visionOS|Android|Wear OS)/.source
const system = new RegExp(
  `\\b(${systemName}) ?v?(\\d+(?:\\.\\d+)*)(?: ?\\([^)]*\\))?( ?\\+| (?:and|or|&) (?:up|later|newer|above|higher|above)|(?: up| upwards| onwards?))?`,
  "gi",
)
const properSystems = ["iOS", "iPadOS", "watchOS", "macOS", "tvOS", "visionOS", "Android", "Wear OS"]
const foreign = /\bandroid\b|\bgoogle play\b|\bwindows\b|\bwear os\b|\bchromebooks?\b/i

const tidy = (text: string): string =>
  text
    .replace(/^[\s,;+&/.-]+|[\s,;+&/.-]+$/g, "")
    .replace(/^(?:and|plus|with|or|on)\b ?/i, "")
    .trim()

/** Reads "iphone + ipad ios16" as well as "iPhone, iPad, iOS 16 or later". An App Store listing names no other platform. */
export function readDevices(text: string, isApple: boolean): Devices {
  const pieces = isApple
    ? text
        .split(/[,;\n]/)
        .filter((piece) => !foreign.test(piece))
        .join(", ")
    : text
  const systems: string[] = []
  let rest = pieces.replace(system, (_, name: string, version: string, more = "") => {
    const proper = properSystems.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name
    const asSaid = more.trim().replace(/^&/, "and").toLowerCase()
    const later =
      asSaid === ""
        ? ""
        : asSaid === "+"
          ? isApple
            ? " or later"
            : " and up"
          : ` ${asSaid.replace(/^(?:up|on)(?:wards?)?$/, "and up")}`
    systems.push(`${proper} ${version}${later}`)
    return ","
  })
  const machines: string[] = []
  rest = rest.replace(/\(\s*,?\s*\)?|\)/g, ",")
  for (const name of names) {
    const found = new RegExp(`\\b${name}\\b`, "i")
    if (!found.test(rest)) continue
    machines.push(name === "tablet" ? "tablets" : name)
    rest = rest.replace(new RegExp(`\\b${name}s?\\b(?: (?:remote|app|companion)\\b)?`, "gi"), ",")
  }
  const order = (name: string) => pieces.toLowerCase().indexOf(name.toLowerCase())
  machines.sort((a, b) => order(a) - order(b))
  const notes = rest
    .split(/[,;\n+/]/)
    .map(tidy)
    .filter(
      (note) =>
        /\p{L}{3}/u.test(note) &&
        !/^(?:and|or|the|for|with|using|plus|all|devices?|works?(?: on)?|compatible|requires?|running|up|later|newer|Android)$/i.test(
          note,
        ),
    )
  return { machines, systems, notes }
}
