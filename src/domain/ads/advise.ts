import type { WaitingTheme } from "./campaign.ts"
import type { Strategy } from "./plan-strategy.ts"
import type { Business } from "./read/read-business.ts"
import { sayDollars } from "./say-dollars.ts"

/** What one group's landing page must have. */
export function adviseLanding(groupName: string, { place, phone, name }: Business): readonly string[] {
  return [
    `Lead this group to a page about ${groupName}, not to the home page.`,
    `Put “${groupName}” into the page's title and its first heading${place.city === "" ? "" : `, with ${place.city}`}.`,
    phone?.number == null
      ? "Show one clear next step at the top of the page: a form, a booking or a button."
      : "Show the telephone number at the top of the page, as a link that a phone can dial.",
    `Say on the page whatever the ad says of ${name}: Google compares both.`,
  ]
}

export const landingRecommendations = ({ site }: Business): readonly string[] => [
  ...(site === null ? ["Publish a website first; Google Ads needs a page to send people to."] : []),
  ...(site !== null && !site.isSecure
    ? ["Serve your site over https. Browsers warn people away from pages without it."]
    : []),
  "Make one page for each ad group. The closer the page is to the search, the less a click costs.",
  "Keep the form short: a name, a way to reach the person and one question.",
  "Load in under three seconds on a phone; most local searches come from phones.",
  "Show your address, your hours and the places you serve.",
  "Count what the campaign brings: a thank-you page after each form, and calls from ads.",
]

/** Next steps for the campaign, the most urgent first. */
export function recommend(business: Business, strategy: Strategy, waiting: readonly WaitingTheme[]): readonly string[] {
  const { forecast, bidding, missing, builtAs, campaignType } = strategy
  const [next] = waiting
  return [
    ...missing.filter(({ isBlocking }) => isBlocking).map(({ text }) => `Add what is missing: ${text}`),
    ...(forecast.clicksPerDay < 1
      ? [
          `This budget buys less than one click a day. From ${sayDollars(forecast.dollarsForTenClicks)} a month it would be about ten.`,
        ]
      : []),
    "Set up conversion tracking before you start: count form submissions and calls from ads as conversions.",
    bidding.next,
    ...(next === undefined
      ? []
      : [
          `${next.name} waits: from about ${sayDollars(next.fromMonthlyDollars)} a month the budget feeds a group for it.`,
        ]),
    ...(campaignType === "local"
      ? [
          "Google turned Local campaigns into Performance Max in 2022. This one is built as a Search campaign around your place; link your Business Profile to show your address.",
        ]
      : []),
    ...(builtAs === "Search"
      ? [
          "Target people in your area, not people interested in it: choose Presence under location options.",
          "Leave search partners and the Display Network off at the start.",
        ]
      : ["Performance Max has no keywords. Use the search themes as hints and add negative keywords to the campaign."]),
    "Read the search terms report every week and paste it on the Keywords tab: searches that bring no buyers then stop costing you money.",
    ...(business.form.competitorAnalysis.trim() === ""
      ? []
      : [
          "Bidding on a competitor's name is allowed in most countries, and naming it in an ad is not. Such clicks rarely become customers, so this campaign does without.",
        ]),
    ...(business.form.seasonalConsiderations.trim() === ""
      ? []
      : ["Raise the budget shortly before your season and lower it after. Google smooths it over 30.4 days."]),
    ...missing.filter(({ isBlocking }) => !isBlocking).map(({ text }) => `Add what is missing: ${text}`),
  ]
}
