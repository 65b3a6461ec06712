import type { CampaignType } from "./ads-form.ts"
import type { AdsSourceKey } from "./knowledge/sources.ts"
import { type Forecast, makeForecast } from "./money/forecast.ts"
import { type Bidding, planBidding } from "./money/plan-bidding.ts"
import { type CategoryGuard, guardCategory } from "./policy/guard-category.ts"
import type { Business } from "./read/read-business.ts"
import type { Coordinates } from "./read/read-coordinates.ts"
import type { OpenSlot } from "./read/read-hours.ts"

export interface Missing {
  readonly id: string
  readonly text: string
  /** Required by Google to show an ad. */
  readonly isBlocking: boolean
  readonly source: AdsSourceKey
}

/** The setup of a campaign: everything that follows from the form alone. */
export interface Strategy {
  readonly campaignType: CampaignType
  /** Google's name for what we build. */
  readonly builtAs: "Search" | "Performance Max"
  readonly bidding: Bidding
  readonly forecast: Forecast
  readonly networks: string
  readonly targets: readonly string[]
  readonly radiusMiles: number
  readonly coordinates: Coordinates | null
  /** Empty: at any time. */
  readonly schedule: readonly OpenSlot[]
  readonly guard: CategoryGuard
  readonly missing: readonly Missing[]
}

export function planStrategy(business: Business): Strategy {
  const { form } = business
  const forecast = makeForecast(form)
  return {
    campaignType: form.campaignType,
    builtAs: form.campaignType === "performance_max" ? "Performance Max" : "Search",
    bidding: planBidding(form, forecast),
    forecast,
    networks: form.campaignType === "performance_max" ? "All of Google" : "Google search",
    targets: business.place.targets,
    radiusMiles: form.radius,
    coordinates: business.coordinates,
    schedule: business.hours ?? [],
    guard: guardCategory(business),
    missing: missingFor(business),
  }
}

function missingFor({ form, site, coordinates, phone, hours, place }: Business): Missing[] {
  const all: (Missing | false)[] = [
    place.choices.length > 0 && {
      id: "place",
      text: `The state or country of ${place.city}. There are several, and this plan takes ${place.choices[0] ?? ""}.`,
      isBlocking: false,
      source: "ED_LOC",
    },
    site === null && {
      id: "website",
      text: "Your website. Google shows no ad without a page to lead to, so the file for Google Ads Editor has no ads until you add one.",
      isBlocking: true,
      source: "SYS",
    },
    coordinates === null &&
      form.campaignType !== "performance_max" && {
        id: "coordinates",
        text: "Latitude and longitude of your place. Without them the Editor file targets the places you named, and you draw the radius in Google Ads yourself.",
        isBlocking: false,
        source: "ED_LOC",
      },
    phone === null && {
      id: "phone",
      text: "A telephone number for a call button. Google allows it as an asset only, never in the text of an ad.",
      isBlocking: false,
      source: "EDIT",
    },
    phone?.fault != null && {
      id: "phone-format",
      text: phoneFaults[phone.fault],
      isBlocking: false,
      source: "PROTO",
    },
    form.openingHours.trim() !== "" &&
      hours === null && {
        id: "hours",
        text: "We could not read your opening hours. Write them like this: Mon-Fri 9am-5pm, Sat 10am-2pm.",
        isBlocking: false,
        source: "PROTO",
      },
    form.campaignType !== "search" && {
      id: "business-profile",
      text: "A linked Google Business Profile. Your address in ads, store visits and directions come from there only.",
      isBlocking: false,
      source: "LOCAL",
    },
    form.campaignType === "performance_max" && {
      id: "images",
      text: "Images: one landscape (1200 × 628), one square (1200 × 1200) and a square logo, at most 5,120 KB each. Performance Max does not start without them.",
      isBlocking: true,
      source: "PMAX_API",
    },
  ]
  return all.filter((each) => each !== false)
}

const phoneFaults = {
  letters: "Your telephone number has letters in it. Google refuses those; type its digits.",
  premium: "Google refuses premium-rate numbers in ads.",
  length: "Your telephone number is not complete. Type it with its area code.",
} as const
