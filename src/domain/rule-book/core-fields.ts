import type { Platform } from "../platforms/platform.ts"
import { industries } from "./enumerations/industries.ts"
import type { FormField } from "./form-field.ts"

/** What every platform's form asks for. */
const coreFields: readonly FormField[] = [
  {
    key: "businessName",
    label: "Business Name",
    help: "The name that your customers know.",
    example: "Saltmarsh Pottery",
    isRequired: true,
    kind: "line",
  },
  {
    key: "industry",
    label: "Industry",
    help: "The trade you are in. Pick one or say it in your own words.",
    example: "Home & Living",
    isRequired: true,
    kind: "select",
    options: industries.map((label) => ({ value: label, label })),
  },
  {
    key: "description",
    label: "Description",
    help: "What you offer, with everything that is true of it: material, size, number, place. Only this can be written about.",
    example: "Wheel-thrown stoneware mugs with a speckled oatmeal glaze. Holds 12 oz, dishwasher and microwave safe.",
    isRequired: true,
    kind: "text",
  },
  {
    key: "targetKeywords",
    label: "Target keywords",
    help: "What people type when they should find you.",
    example: "stoneware mug, handmade coffee mug",
    isRequired: false,
    kind: "list",
  },
  {
    key: "targetAudience",
    label: "Target audience",
    help: "Who buys it, and what for.",
    example: "Coffee and tea drinkers who like rustic kitchens",
    isRequired: false,
    kind: "line",
  },
  {
    key: "uniqueSellingProposition",
    label: "What sets you apart",
    help: "The one reason to buy here and not elsewhere.",
    example: "Every mug is thrown, trimmed and glazed by one potter",
    isRequired: false,
    kind: "line",
  },
  {
    key: "customerPainPoints",
    label: "What it puts an end to",
    help: "What annoys people about what they have now.",
    example: "Thin handles that only fit one finger",
    isRequired: false,
    kind: "line",
  },
  {
    key: "priceRange",
    label: "Price range",
    help: "One price or from and to, with the currency.",
    example: "$34",
    isRequired: false,
    kind: "line",
  },
  {
    key: "certifications",
    label: "Certifications",
    help: "Certificates, licences and awards that you do have.",
    example: "Gas Safe registered, number 204418",
    isRequired: false,
    kind: "list",
  },
  {
    key: "seasonalRelevance",
    label: "Season and occasions",
    help: "When people buy it, and for which occasion.",
    example: "Mother's Day and Christmas",
    isRequired: false,
    kind: "line",
  },
  {
    key: "brandStory",
    label: "Brand story",
    help: "How it began, in one or two sentences.",
    example: "Started in a converted boat shed in Rye, East Sussex.",
    isRequired: false,
    kind: "text",
  },
  {
    key: "location",
    label: "Location",
    help: "Where you are, if it matters to those who buy.",
    example: "Rye, East Sussex",
    isRequired: false,
    kind: "line",
  },
  {
    key: "website",
    label: "Website",
    help: "Your own site, if you have one.",
    example: "https://saltmarshpottery.example",
    isRequired: false,
    kind: "line",
  },
  {
    key: "competitors",
    label: "Competitors",
    help: "Whose names must not appear. They are never written into a text.",
    example: "Denby, East Fork",
    isRequired: false,
    kind: "list",
  },
]

/** Every field of the form on this platform: those of all platforms, then its own. */
export const fieldsOf = ({ fields }: Pick<Platform, "fields">): readonly FormField[] => [...coreFields, ...fields]
