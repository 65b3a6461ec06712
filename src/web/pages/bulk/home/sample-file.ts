import type { PlatformId } from "../../../../domain/platform-summaries.ts"
import { writeCsv } from "../../../../domain/seo/exports/csv.ts"

interface Sample {
  readonly name: string
  readonly category: string
  readonly description: string
  readonly price: string
  readonly material: string
}

const goods: readonly Sample[] = [
  {
    name: "Speckled Stoneware Mug",
    category: "Mugs",
    description: "Wheel-thrown mug with a speckled oatmeal glaze. Holds 12 oz, dishwasher and microwave safe.",
    ...{ price: "34.00", material: "Stoneware" },
  },
  {
    name: "Ramen Bowl",
    category: "Bowls",
    description: "Deep bowl with a notch for chopsticks. Holds 30 oz, 7 inches wide, glazed inside and out.",
    ...{ price: "42.00", material: "Stoneware" },
  },
  {
    name: "Linen Apron",
    category: "Kitchen textiles",
    description: "Cross-back apron of stonewashed linen with two deep pockets. One size, washes at 105 °F.",
    ...{ price: "58.00", material: "Linen" },
  },
]

const apps: readonly Sample[] = [
  {
    name: "Tide Timer",
    category: "Weather",
    description: "Shows high and low tide for 3,000 harbors, also offline. A widget counts down to the next low tide.",
    ...{ price: "Free", material: "iPhone and iPad" },
  },
  {
    name: "Stitch Counter",
    category: "Lifestyle",
    description: "Counts rows and repeats for knitters. Reads patterns as PDF and keeps several projects side by side.",
    ...{ price: "$2.99", material: "iPhone" },
  },
]

const videos: readonly Sample[] = [
  {
    name: "How to center clay in five minutes",
    category: "Education",
    description: "A potter shows three ways to center clay on the wheel and the mistake that makes it wobble.",
    ...{ price: "", material: "8 minutes" },
  },
  {
    name: "Glaze test: oatmeal on dark clay",
    category: "Education",
    description: "Twelve test tiles from one kiln, with the recipe and the cone of each glaze.",
    ...{ price: "", material: "11 minutes" },
  },
]

type Layout = readonly [
  heads: readonly string[],
  row: (sample: Sample, at: number) => readonly string[],
  samples: readonly Sample[],
]

const plain = (fact: string, samples: readonly Sample[]): Layout => [
  ["Product name", "Category", "Description", "Price", fact],
  ({ name, category, description, price, material }) => [name, category, description, price, material],
  samples,
]

const sku = (at: number): string => `SKU-${at + 1}`
const handle = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "-")

/** A platform that is not listed has no export layout of its own, and sells goods. */
const layouts: Readonly<Partial<Record<PlatformId, Layout>>> = {
  appstore: plain("Compatibility", apps),
  playstore: plain("Compatibility", apps),
  youtube: plain("Length", videos),
  shopify: [
    ["Handle", "Title", "Body (HTML)", "Vendor", "Type", "Tags", "Variant SKU", "Variant Price", "Status"],
    ({ name, category, description, price, material }, at) => [
      ...[handle(name), name, `<p>${description}</p><p>${material}</p>`, "Saltmarsh Pottery", category, material],
      ...[sku(at), price, "draft"],
    ],
    goods,
  ],
  etsy: [
    ["TITLE", "DESCRIPTION", "PRICE", "CURRENCY_CODE", "QUANTITY", "TAGS", "MATERIALS", "IMAGE1", "SKU"],
    ({ name, description, price, material }, at) => [
      ...[name, description, price, "USD", "10", "", material, "", sku(at)],
    ],
    goods,
  ],
  ebay: [
    [
      "Item number",
      "Title",
      "Custom label (SKU)",
      "Available quantity",
      "Currency",
      "Start price",
      "Condition",
      "Description",
      "C:Material",
    ],
    ({ name, description, price, material }, at) => [
      ...[`10000000000${at + 1}`, name, sku(at), "10", "USD", price, "New", description, material],
    ],
    goods,
  ],
  amazon: [
    ["item-name", "item-description", "seller-sku", "price", "quantity", "bullet-point1"],
    ({ name, description, price, material }, at) => [name, description, sku(at), price, "10", `Material: ${material}`],
    goods,
  ],
}

/** A small file of invented products in the platform's own layout, for trying everything out. */
export function sampleFile(platform: PlatformId): { fileName: string; text: string } {
  const [heads, row, samples] = layouts[platform] ?? plain("Material", goods)
  return { fileName: `${platform}-sample.csv`, text: writeCsv([heads, ...samples.map(row)]) }
}
