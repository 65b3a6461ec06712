import type { BusinessType } from "../ads-form.ts"
import type { AdsSourceKey } from "./sources.ts"

/** A published figure, with the year it describes. */
export interface Figure {
  readonly value: number
  readonly year: number
  readonly source: AdsSourceKey
}

export interface Benchmark {
  readonly industry: string
  /** Cents a click. */
  readonly cpc: Figure
  /** Hundredths of a percent of the clicks that become a lead. */
  readonly conversion: Figure
  /** Click-through rate in hundredths of a percent; null if nobody publishes it for this industry. */
  readonly ctr: Figure | null
}

/** Medians for small and medium advertisers on Google Search in the United States. */
export const benchmarks = {
  overall: {
    industry: "All industries",
    cpc: { value: 542, year: 2026, source: "WS26" },
    conversion: { value: 818, year: 2026, source: "WS26" },
    ctr: { value: 664, year: 2026, source: "WS26_NEWS" },
  },
  restaurants_food: {
    industry: "Restaurants & Food",
    cpc: { value: 205, year: 2026, source: "WS26" },
    conversion: { value: 805, year: 2026, source: "WS26" },
    ctr: { value: 760, year: 2022, source: "WS22" },
  },
  shopping_gifts: {
    industry: "Shopping, Collectibles & Gifts",
    cpc: { value: 414, year: 2026, source: "WS26" },
    conversion: { value: 401, year: 2026, source: "WS26" },
    ctr: { value: 892, year: 2025, source: "WS25" },
  },
  personal_services: {
    industry: "Personal Services",
    cpc: { value: 717, year: 2026, source: "WS26" },
    conversion: { value: 1234, year: 2026, source: "WS26" },
    ctr: null,
  },
  physicians: {
    industry: "Physicians & Surgeons",
    cpc: { value: 476, year: 2026, source: "WS26" },
    conversion: { value: 1243, year: 2026, source: "WS26" },
    ctr: { value: 673, year: 2025, source: "WS25" },
  },
  dentists: {
    industry: "Dentists & Dental Services",
    cpc: { value: 800, year: 2026, source: "WS26" },
    conversion: { value: 1067, year: 2026, source: "WS26" },
    ctr: { value: 544, year: 2025, source: "WS25" },
  },
  auto_repair: {
    industry: "Automotive - Repair, Service & Parts",
    cpc: { value: 435, year: 2026, source: "WS26" },
    conversion: { value: 1551, year: 2026, source: "WS26" },
    ctr: { value: 565, year: 2022, source: "WS22" },
  },
  home: {
    industry: "Home & Home Improvement",
    cpc: { value: 833, year: 2026, source: "WS26" },
    conversion: { value: 805, year: 2026, source: "WS26" },
    ctr: { value: 637, year: 2025, source: "WS25" },
  },
  business_services: {
    industry: "Business Services",
    cpc: { value: 587, year: 2026, source: "WS26" },
    conversion: { value: 485, year: 2026, source: "WS26" },
    ctr: { value: 565, year: 2025, source: "WS25" },
  },
  finance_insurance: {
    industry: "Finance & Insurance",
    cpc: { value: 339, year: 2026, source: "WS26" },
    conversion: { value: 264, year: 2026, source: "WS26" },
    ctr: { value: 833, year: 2025, source: "WS25C" },
  },
  health_fitness: {
    industry: "Health & Fitness",
    cpc: { value: 617, year: 2026, source: "WS26" },
    conversion: { value: 694, year: 2026, source: "WS26" },
    ctr: { value: 615, year: 2022, source: "WS22" },
  },
  beauty: {
    industry: "Beauty & Personal Care",
    cpc: { value: 462, year: 2026, source: "WS26" },
    conversion: { value: 1035, year: 2026, source: "WS26" },
    ctr: { value: 592, year: 2022, source: "WS22" },
  },
  education: {
    industry: "Education & Instruction",
    cpc: { value: 481, year: 2026, source: "WS26" },
    conversion: { value: 1314, year: 2026, source: "WS26" },
    ctr: { value: 617, year: 2022, source: "WS22" },
  },
  real_estate: {
    industry: "Real Estate",
    cpc: { value: 322, year: 2026, source: "WS26" },
    conversion: { value: 370, year: 2026, source: "WS26" },
    ctr: { value: 843, year: 2025, source: "WS25" },
  },
  legal: {
    industry: "Attorneys & Legal Services",
    cpc: { value: 987, year: 2026, source: "WS26" },
    conversion: { value: 555, year: 2026, source: "WS26" },
    ctr: { value: 597, year: 2025, source: "WS25" },
  },
} as const satisfies Record<string, Benchmark>

type BenchmarkKey = keyof typeof benchmarks

export const benchmarkOfType: Readonly<Record<BusinessType, BenchmarkKey>> = {
  restaurant: "restaurants_food",
  retail: "shopping_gifts",
  service: "personal_services",
  healthcare: "physicians",
  automotive: "auto_repair",
  home_services: "home",
  professional_services: "business_services",
  fitness: "health_fitness",
  beauty: "beauty",
  education: "education",
  real_estate: "real_estate",
  legal: "legal",
  other: "overall",
}

/** Used if the business's own words fit a closer row than its type's. */
export const closerBenchmarks: readonly { type: BusinessType; pattern: RegExp; use: BenchmarkKey }[] = [
  { type: "healthcare", pattern: /dent|orthodon|endodon|implant/iu, use: "dentists" },
  { type: "professional_services", pattern: /account|tax|bookkeep|insur|financ|mortgage/iu, use: "finance_insurance" },
]

/** The median of all industries, for an unpublished cell. */
export const overallCtr: Figure = benchmarks.overall.ctr
