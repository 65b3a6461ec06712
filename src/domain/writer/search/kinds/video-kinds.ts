import type { KindRows } from "./kind-rows.ts"

export const videoKinds: KindRows = {
  "dripping tap": "fix leaking tap, leaky tap, tap repair;",
  "dripping mixer tap": "fix dripping tap, leaking tap, tap repair;",
  "brake pad": "brake pad replacement, brake pad change, replace brake pads; car maintenance, brake repair",
  "oil change": "engine oil change, change car oil; car maintenance",
  "jollof rice": "jollof rice recipe, how to cook jollof; west african food",
  sourdough: "sourdough bread, sourdough baking; bread making, sourdough bread making",
  "zip pouch": "zipper pouch tutorial, zip pouch sewing; sewing tutorial, sewing project",
  "piano lesson": "piano tutorial, learn piano, piano practice; piano",
  "night train": "sleeper train, overnight train; train travel",
  "compost bin": "diy compost bin, build compost bin; composting",
  "london system": "london system chess, chess opening; chess, chess strategy",
  crochet: "crochet tutorial, learn to crochet",
  "guitar lesson": "guitar tutorial, learn guitar, guitar practice; guitar",
  watercolor: "watercolor tutorial, watercolor painting; painting tutorial",
  watercolour: "watercolour tutorial, watercolour painting; painting tutorial",
}
