import type { Directive } from "../facts.ts"

/** "noindex, max-snippet:0": names in lowercase, values unchanged. A date may contain commas. */
export function readDirectives(content: string): readonly Directive[] {
  const directives: { name: string; value: string }[] = []
  for (const part of content.split(",")) {
    const [, name = "", value = ""] = /^\s*([^\s:]+)\s*(?::\s*(.*))?$/s.exec(part) ?? []
    const last = directives.at(-1)
    if (name === "" && last?.name === "unavailable_after") last.value += `,${part}`
    else if (name !== "") directives.push({ name: name.toLowerCase(), value: value.trim() })
  }
  return directives
}

const known = new Set([
  ...["all", "index", "follow", "noindex", "nofollow", "none", "noarchive", "nocache", "nosnippet", "noimageindex"],
  ...["notranslate", "indexifembedded", "max-snippet", "max-image-preview", "max-video-preview", "unavailable_after"],
  ...["noodp", "noydir", "noai", "noimageai"],
])

export interface HeaderRule {
  readonly agent: string
  readonly directives: readonly Directive[]
}

/** One X-Robots-Tag header: rules for all robots, or for the robot named before them. */
export function readRobotsHeader(value: string): readonly HeaderRule[] {
  const rules: HeaderRule[] = []
  let agent = "robots"
  let texts: string[] = []
  const end = (): void => {
    if (texts.length > 0) rules.push({ agent, directives: readDirectives(texts.join(",")) })
    texts = []
  }
  for (const part of value.split(",")) {
    const [, name = "", after = ""] = /^\s*([^\s:]+)\s*:\s*(.*)$/s.exec(part) ?? []
    if (name !== "" && !known.has(name.toLowerCase()) && !/^\d/.test(after)) {
      end()
      agent = name.toLowerCase()
      texts.push(after)
    } else texts.push(part)
  }
  end()
  return rules
}
