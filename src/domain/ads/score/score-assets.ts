import { item, mean, type Scored, type ScoreItem } from "./score-item.ts"

export function scoreAssets({ campaign: { assets }, address, strategy }: Scored): ScoreItem[] {
  const { sitelinks, callouts, structuredSnippets, call } = assets
  const usable = sitelinks.filter(({ url }) => url !== null)
  const values = Math.max(0, ...structuredSnippets.map((snippet) => snippet.values.length))
  const withLines = mean(usable.map(({ line1 }) => (line1 === "" ? 0.5 : 1)))
  const part = "Assets"
  const hasPlace = address.trim() !== "" || strategy.missing.some(({ id }) => id === "business-profile")
  return [
    item(part, {
      id: "sitelinks",
      label: "Sitelinks",
      max: 8,
      share: (usable.length / 6) * withLines,
      evidence: `${usable.length} of 6, each with its own page`,
      advice:
        usable.length === 0
          ? "Add your website: each sitelink needs its own page."
          : "Add sitelinks to more pages of your site, each with two lines.",
    }),
    item(part, {
      id: "callouts",
      label: "Callouts",
      max: 4,
      share: callouts.length / 6,
      evidence: `${callouts.length} of 6`,
      advice: "Tell in a few words what sets you apart; each becomes a callout.",
    }),
    item(part, {
      id: "snippets",
      label: "Structured snippet",
      max: 4,
      share: values / 4,
      evidence: `${values} values; 4 are enough`,
      advice: "Name at least four services or kinds of goods.",
    }),
    item(part, {
      id: "call",
      label: "Call button",
      max: 2,
      share: call === null ? 0 : 1,
      evidence: call === null ? "No telephone number" : call.number,
      advice: "Add a telephone number.",
    }),
    item(part, {
      id: "business-location",
      label: "Your place",
      max: 2,
      share: hasPlace ? 1 : 0,
      evidence: hasPlace ? "An address or a Business Profile" : "No address",
      advice: "Add your address, and link your Google Business Profile.",
    }),
  ]
}
