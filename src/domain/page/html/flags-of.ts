import { inherits } from "./open-element.ts"
import { asks, attribute, hasAttribute, type Tag } from "./tag.ts"

const chromeTags = new Set(["nav", "aside", "menu"])
const chromeRoles = new Set(["navigation", "banner", "contentinfo", "complementary", "search", "menu", "menubar"])
const edges = new Set(["header", "footer"])
const mainTags = new Set(["main", "article"])

/** A tag's effect on its content; an article's header belongs to the article. */
export function flagsOf(tag: Tag, outer: number): number {
  let flags = 0
  const isInMain = (outer & inherits.main) !== 0
  if (chromeTags.has(tag.name) || (edges.has(tag.name) && !isInMain)) flags |= inherits.chrome
  if (mainTags.has(tag.name)) flags |= inherits.main
  if (tag.name === "template") flags |= inherits.template
  return (tag.asks & asks.content) === 0 ? flags : flags | flagsOfAttributes(tag)
}

function flagsOfAttributes(tag: Tag): number {
  let flags = 0
  const role = attribute(tag, "role")
  if (role !== null && chromeRoles.has(role.trim().toLowerCase())) flags |= inherits.chrome
  if (role === "main") flags |= inherits.main
  if (hasAttribute(tag, "hidden")) flags |= inherits.hidden
  if (attribute(tag, "aria-hidden") === "true") flags |= inherits.silent
  const style = attribute(tag, "style")
  if (style !== null && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)) flags |= inherits.hidden
  if (hasAttribute(tag, "data-nosnippet")) flags |= inherits.withheld
  return flags
}
