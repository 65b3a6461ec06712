import type { RobotsFile, RobotsVerdict } from "./facts.ts"

interface Rule {
  readonly allows: boolean
  readonly pattern: string
  readonly line: number
  readonly text: string
}

interface Group {
  readonly agents: string[]
  readonly rules: Rule[]
}

export interface RobotsText {
  readonly groups: readonly Group[]
  readonly faults: RobotsFile["faults"]
  readonly sitemaps: readonly string[]
}

/** Known to some robot; the first four to all. */
const directives = new Set([
  ...["user-agent", "allow", "disallow", "sitemap"],
  ...["crawl-delay", "clean-param", "host", "request-rate", "visit-time", "noindex", "content-signal"],
])
const maxFaults = 20
const maxLines = 20_000

/** robots.txt according to RFC 9309, and its lines that nobody understands. */
export function readRobotsTxt(text: string): RobotsText {
  const groups: Group[] = []
  const faults: { line: number; text: string; why: string }[] = []
  const sitemaps: string[] = []
  let isNaming = false
  for (const [at, raw] of text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/, maxLines)
    .entries()) {
    const content = raw.replace(/#.*$/, "").trim()
    if (content === "") continue
    const note = (why: string): void => {
      if (faults.length < maxFaults) faults.push({ line: at + 1, text: content.slice(0, 120), why })
    }
    const colon = content.indexOf(":")
    const name = content.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    const value = content.slice(colon + 1).trim()
    const why = colon < 0 ? "not a rule" : faultOf(name, value)
    if (why !== null) note(why)
    if (name === "sitemap" && why === null) sitemaps.push(value)
    if (name === "user-agent") {
      if (!isNaming) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(value.toLowerCase())
      isNaming = true
    } else if (name === "allow" || name === "disallow") {
      isNaming = false
      const group = groups.at(-1)
      if (group === undefined) note("no user-agent before it")
      else group.rules.push({ allows: name === "allow", pattern: value, line: at + 1, text: content.slice(0, 200) })
    }
  }
  return { groups, faults, sitemaps }
}

function faultOf(name: string, value: string): string | null {
  if (!directives.has(name)) return "unknown word"
  if (name === "user-agent" && value === "") return "no robot is named"
  if (name === "sitemap" && !/^(?:https?|ftp):\/\/[^\s/]+/i.test(value)) return "not a full address"
  if (name !== "allow" && name !== "disallow") return null
  if (value !== "" && !/^[/*]/.test(value)) return "a path begins with / or *"
  const dollar = value.indexOf("$")
  return dollar !== -1 && dollar !== value.length - 1 ? "$ belongs at the end" : null
}

/** Whether a robot may fetch a path: the longest rule of its groups decides, and on a tie the permissive one. */
export function judgeRobots({ groups }: RobotsText, agent: string, path: string): RobotsVerdict {
  const named = groups.filter(({ agents }) =>
    agents.some((name) => name !== "*" && name !== "" && agent.toLowerCase().startsWith(name)),
  )
  const rules = (named.length > 0 ? named : groups.filter(({ agents }) => agents.includes("*"))).flatMap(
    (group) => group.rules,
  )
  let decides: Rule | null = null
  for (const rule of rules) {
    if (rule.pattern === "" || !matches(rule.pattern, path)) continue
    const isLonger = decides === null || rule.pattern.length > decides.pattern.length
    const isKinder = decides !== null && rule.pattern.length === decides.pattern.length && rule.allows
    if (isLonger || isKinder) decides = rule
  }
  if (decides === null) return { isAllowed: true, line: null, rule: null }
  return { isAllowed: decides.allows, line: decides.line, rule: decides.text }
}

/** Whether the file has rules for this particular robot. */
export const isNamed = ({ groups }: RobotsText, agent: string): boolean =>
  groups.some(({ agents }) =>
    agents.some((name) => name !== "*" && name !== "" && agent.toLowerCase().startsWith(name)),
  )

/** `*` is any text, `$` the end. Each piece is matched once, from left to right, so that no pattern is slow. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith("$")
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split("*")
  const [first = "", ...rest] = pieces
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, piece] of rest.entries()) {
    const isLast = index === rest.length - 1
    if (isLast && isWhole) return path.length - piece.length >= at && path.endsWith(piece)
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return !isWhole || at === path.length
}
