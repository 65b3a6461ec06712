import { businessTypes, type CampaignType, type SpecialCategory } from "../../../../domain/ads/ads-form.ts"
import { businessTypeFacts } from "../../../../domain/ads/knowledge/business-types.ts"
import type { AdsValues } from "./form-values.ts"

export const typeOptions = businessTypes.map((value) => ({ value, label: businessTypeFacts[value].label }))

export const campaignTypeOptions: readonly { value: CampaignType; label: string; hint: string }[] = [
  { value: "search", label: "Search", hint: "Text ads on Google Search. Start here." },
  { value: "local", label: "Local", hint: "Search ads around your place, ready for your Business Profile." },
  { value: "performance_max", label: "Performance Max", hint: "All of Google. Needs images and conversion tracking." },
]

export const categoryOptions: readonly { value: SpecialCategory; label: string }[] = [
  { value: "none", label: "None of these" },
  { value: "housing", label: "Housing" },
  { value: "employment", label: "Jobs and employment" },
  { value: "credit", label: "Loans and credit" },
]

interface TextField {
  readonly name: keyof AdsValues
  readonly label: string
  readonly help: string
  readonly placeholder?: string
  readonly isRequired?: true
  readonly isLong?: true
  readonly type?: "url" | "tel"
}

export const businessFields: readonly TextField[] = [
  {
    name: "businessName",
    label: "Business Name",
    help: "As customers know it. Ads show it as you type it.",
    isRequired: true,
  },
  {
    name: "industry",
    label: "Industry",
    help: "Your business in two words, such as “Plumbing” or “Italian restaurant”. It becomes a keyword.",
    isRequired: true,
  },
]

export const placeFields: readonly TextField[] = [
  {
    name: "location",
    label: "Location",
    help: "Town and state, or town and country. Add nearby towns you serve, separated by commas.",
    placeholder: "Tucson, AZ",
    isRequired: true,
  },
]

export const servicesField: TextField = {
  name: "primaryServices",
  label: "Primary Services",
  help: "What you sell, separated by commas, the most important first. Use the words customers use. Each becomes a group of keywords.",
  placeholder: "Drain cleaning, water heater repair, leak detection",
  isRequired: true,
  isLong: true,
}

export const storyFields: readonly TextField[] = [
  {
    name: "uniqueSellingProposition",
    label: "Unique Selling Proposition",
    help: "Facts customers choose you for. They become headlines word for word: “licensed and insured”, “free estimates”, “since 1998”.",
    isLong: true,
  },
  {
    name: "targetAudience",
    label: "Target Audience",
    help: "Who buys from you, such as “homeowners” or “parents of kids under 12”.",
    isLong: true,
  },
  {
    name: "businessGoals",
    label: "Business Goals",
    help: "What a good month brings: calls, bookings, visits. Not shown in ads.",
    isLong: true,
  },
  {
    name: "competitorAnalysis",
    label: "Competitor Analysis",
    help: "Who else customers compare. Competitors are never named in your ads.",
    isLong: true,
  },
  {
    name: "seasonalConsiderations",
    label: "Seasonal Considerations",
    help: "Busy months and holidays. Name them and they can become keywords.",
    isLong: true,
  },
]

export const contactFields: readonly TextField[] = [
  {
    name: "website",
    label: "Website",
    help: "Landing page. Google shows no ads without it.",
    placeholder: "https://",
    type: "url",
  },
  {
    name: "phone",
    label: "Phone",
    help: "For the call button. Google forbids it in the text of an ad.",
    placeholder: "(520) 555-0123",
    type: "tel",
  },
  { name: "address", label: "Address", help: "For customers who visit you." },
  {
    name: "openingHours",
    label: "Opening Hours",
    help: "Ads run in these hours. Leave it empty to run all day.",
    placeholder: "Mon-Fri 8am-6pm, Sat 9am-1pm",
  },
  {
    name: "coordinates",
    label: "Latitude and Longitude",
    help: "Right-click your place in Google Maps and copy the two numbers. Google Ads Editor needs them for a radius.",
    placeholder: "32.2226, -110.9747",
  },
]
