import { item, mean, type Scored, type ScoreItem } from "./score-item.ts"

/** The budget, the bidding, and the landing pages of the ads. */
export const scorePlan = (scored: Scored): ScoreItem[] => [...moneyItems(scored), ...pageItems(scored)]

function moneyItems({ strategy: { forecast, bidding } }: Scored): ScoreItem[] {
  const part = "Budget and bidding"
  return [
    item(part, {
      id: "clicks-per-day",
      label: "Clicks a day",
      max: 6,
      share: forecast.clicksPerDay / 10,
      evidence: `About ${forecast.clicksPerDay} at the ${forecast.cpc.year} median; 10 are enough to learn from`,
      advice: `Ten clicks a day take about $${forecast.dollarsForTenClicks.toLocaleString("en-US")} a month.`,
    }),
    item(part, {
      id: "strategy-fit",
      label: "Bidding fits the stage",
      max: 3,
      share: 1,
      evidence: bidding.strategy,
      advice: "",
    }),
    item(part, {
      id: "geo-network",
      label: "Local only",
      max: 3,
      share: 1,
      evidence: "People in your area; partners and Display off",
      advice: "",
    }),
  ]
}

function pageItems({ campaign: { adGroups }, isSecure }: Scored): ScoreItem[] {
  const part = "Landing page"
  const hasUrl = mean(adGroups.map(({ ad }) => (ad.finalUrl === null ? 0 : isSecure ? 1 : 0.5)))
  const told = mean(adGroups.map(({ landingPageAdvice }) => (landingPageAdvice.length > 0 ? 1 : 0)))
  return [
    item(part, {
      id: "final-url",
      label: "A page to lead to",
      max: 4,
      share: hasUrl,
      evidence: hasUrl === 0 ? "No website" : isSecure ? "A page over https" : "A page without https",
      advice: hasUrl === 0 ? "Add your website." : "Serve the page over https.",
    }),
    item(part, {
      id: "message-match",
      label: "Page and ad agree",
      max: 2,
      share: told,
      evidence: "Each group says which page it needs",
      advice: "Say for each group which page it leads to.",
    }),
    item(part, {
      id: "tracking-step",
      label: "Results are counted",
      max: 2,
      share: 1,
      evidence: "Conversion tracking is among the next steps",
      advice: "",
    }),
  ]
}
