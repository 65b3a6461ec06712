import { platforms } from "../../../domain/platforms/index.ts"
import type { Platform } from "../../../domain/platforms/platform.ts"
import { fieldsOf } from "../../../domain/rule-book/core-fields.ts"

const scheme = "rules://"

/** Each platform's limits, for an assistant to read before its first request. */
export const ruleResources = platforms.map(({ id, label }) => ({
  uri: `${scheme}${id}`,
  name: `rules-${id}`,
  title: `Rules of ${label}`,
  description: `The form for ${label}: its fields, which are required, and the places of a listing with their limits`,
  mimeType: "text/markdown",
}))

export function readRules(uri: string): string | null {
  const platform = platforms.find(({ id }) => `${scheme}${id}` === uri)
  return platform === undefined ? null : describePlatform(platform)
}

const describePlatform = (platform: Platform): string =>
  [
    `# ${platform.label} (platform: "${platform.id}")`,
    "## Fields of generate_listings",
    'Besides these, `products` has up to 50 of `{ "name", "category", "description" }`.',
    ...fieldsOf(platform).map(
      ({ key, label, help, isRequired }) => `- \`${key}\`${isRequired ? " (required)" : ""}: ${label}. ${help}`,
    ),
    "## Places of a listing",
    ...platform.slots.map(
      ({ key, label, purpose, max, unit, kind }) =>
        `- \`${key}\`: ${label}. ${purpose} At most ${max} ${unit}${kind === "list" ? " for each item" : ""}.`,
    ),
    ...(platform.statedRules.length > 0 ? ["## Also"] : []),
    ...platform.statedRules.map(({ says }) => `- ${says}`),
  ].join("\n")
