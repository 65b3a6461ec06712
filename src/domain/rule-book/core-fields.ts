import type { Platform } from "../platforms/platform.ts"
import { industries } from "./enumerations/industries.ts"
import type { FormField } from "./form-field.ts"

/** The form fields of every platform. */
const coreFields: readonly FormField[] = [
  {
    key: "businessName",
    label: "Business Name",
    help: "The name your customers know.",
    example: "Saltmarsh Pottery",
    isRequired: true,
    kind: "line",
  },
  {
    key: "industry",
    label: "Industry",
    help: "Choose an industry or type your own.",
    example: "Home & Living",
    isRequired: true,
    kind: "select",
    options: industries.map((label) => ({ value: label, label })),
  },
  {
    key: "description",
    label: "Description",
    help: "List materials, sizes, quantities and places. We only write about what you enter.",
    example: "Wheel-thrown stoneware mugs with a speckled oatmeal glaze. Holds 12 oz, dishwasher and microwave safe.",
    isRequired: true,
    kind: "text",
  },
  {
    key: "targetKeywords",
    label: "Target keywords",
    help: "What people should find you with.",
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
    help: "The main reason to buy from you.",
    example: "Every mug is thrown, trimmed and glazed by one potter",
    isRequired: false,
    kind: "line",
  },
  {
    key: "customerPainPoints",
    label: "Customer pain points",
    help: "What annoys people about what they use now.",
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
    help: "Certificates, licenses and awards you actually hold.",
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

/** Every form field of this platform: the shared ones, then its own. */
export const fieldsOf = ({ fields }: Pick<Platform, "fields">): readonly FormField[] => [...coreFields, ...fields]
