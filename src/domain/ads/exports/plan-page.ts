import type { AdsForm } from "../ads-form.ts"
import type { Campaign } from "../campaign.ts"
import type { JudgedCampaign } from "../judge-campaign.ts"
import { adsSources } from "../knowledge/sources.ts"
import { sayCents, sayDollars } from "../say-dollars.ts"

const html = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
const list = (items: readonly string[]): string =>
  items.length === 0 ? "<p>None.</p>" : `<ul>${items.map((each) => `<li>${html(each)}</li>`).join("")}</ul>`

/** The plan on paper: one self-contained HTML page, ready to print. */
export function writePlanPage(campaign: Campaign, form: AdsForm, { strategy, score, items }: JudgedCampaign): string {
  const { forecast, bidding, guard } = strategy
  const source = adsSources[forecast.cpc.source]
  const rows = campaign.adGroups.map(
    ({ name, dailyBudget, maxCpc, keywordDetails }) =>
      `<tr><td>${html(name)}</td><td>${sayCents(dailyBudget)}</td><td>${sayCents(maxCpc)}</td><td>${keywordDetails.length}</td></tr>`,
  )
  const groups = campaign.adGroups.map(({ name, ad, keywordDetails, landingPageAdvice }) =>
    [
      `<h2>${html(name)}</h2>`,
      `<h3>Keywords</h3>${list(keywordDetails.map(({ text, matchType, intent }) => `${text} (${matchType}, ${intent})`))}`,
      `<h3>Headlines</h3>${list(ad.headlines)}`,
      `<h3>Descriptions</h3>${list([...ad.longHeadlines, ...ad.descriptions])}`,
      `<h3>Landing page</h3>${list(landingPageAdvice)}`,
    ].join(""),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${html(campaign.campaignName)}</title><style>body{font:15px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #ccc}h2{margin-top:2rem;break-after:avoid}h3{margin-bottom:.2rem;break-after:avoid}ul{margin-top:.2rem}li{break-inside:avoid}</style></head><body><h1>${html(campaign.campaignName)}</h1><p>${html(form.businessName)}, ${html(form.location)}. ${sayDollars(form.monthlyBudget)} a month, ${sayCents(forecast.dailyCents)} a day. Score ${score} of 100.</p><h2>Budget</h2><table><thead><tr><th>Ad group</th><th>Planned a day</th><th>Max CPC</th><th>Keywords</th></tr></thead><tbody>${rows.join("")}</tbody></table><p>About ${forecast.clicks} clicks and ${forecast.leads} leads a month, at the median of ${html(forecast.industry)} in the United States (${forecast.cpc.year}, ${html(source.title)}). An estimate, and no promise.</p><h2>Bidding</h2><p>${bidding.strategy}. ${html(bidding.why)} ${html(bidding.next)}</p>${guard.notices.length > 0 ? `<h2>Policies</h2>${list(guard.notices.map(({ title, text }) => `${title}. ${text}`))}` : ""}${groups.join("")}<h2>Negative keywords</h2><p>${campaign.negativeKeywords.map(html).join(", ")}</p><h2>Sitelinks</h2>${list(campaign.assets.sitelinks.map(({ text, url }) => `${text}: ${url ?? "needs a page"}`))}<h2>Callouts</h2>${list(campaign.assets.callouts)}<h2>What to do</h2>${list(campaign.recommendations)}<h2>Score</h2>${list(items.map(({ label, points, maxPoints, evidence }) => `${label}: ${points} of ${maxPoints}. ${evidence}.`))}</body></html>`
}
