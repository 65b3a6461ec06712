// npm run samples: has the built-in writer write the showcase of the landing page again, for the shops in
// samples/shops.ts.
import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { platforms } from "../src/domain/platforms/index.ts"
import type { SlotKey } from "../src/domain/seo/listing.ts"
import { shops } from "./samples/shops.ts"
import { partsOf, writeListing, writeSample } from "./samples/write-sample.ts"

/** The first run of anything is slow; people see the later ones. */
const runs = 9

export const makeSamples = () => shops.map(writeSample)

/** The platforms where a title is the first thing that searchers see. */
const titleKeys: Readonly<Record<string, SlotKey>> = { website: "titleTag", shopify: "titleTag" }

/** The maximum length of a title, platform by platform. */
export const makeTitleLimits = (): Record<string, number> =>
  Object.fromEntries(
    platforms.map(({ id, slots }) => {
      const key = titleKeys[id] ?? "productTitle"
      return [id, slots.find((slot) => slot.key === key)?.max ?? 0]
    }),
  )

function measureMs(write: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const startedAt = performance.now()
    write()
    return performance.now() - startedAt
  })
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0)
}

/** The parts of the score of the shop in the hero of the page. */
export function makeHeroParts() {
  const [shop] = shops
  if (shop === undefined) throw new Error("there are no shops")
  return partsOf(writeListing(shop))
}

const note = "// Made by `npm run samples`: the built-in writer's text, unedited, with the score by its rules."
const folder = join(import.meta.dirname, "../src/web/content")

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const samples = makeSamples()
  const times = Object.fromEntries(shops.map((shop) => [shop.platform, measureMs(() => writeListing(shop))]))
  writeFileSync(
    join(folder, "samples.ts"),
    `${note}
import type { Sample } from "./sample.ts"

export const samples: readonly Sample[] = ${JSON.stringify(samples)}

/** Milliseconds on the machine that made them, the median of ${runs} runs. */
export const sampleMs: Readonly<Record<string, number>> = ${JSON.stringify(times)}
`,
  )
  writeFileSync(
    join(folder, "landing-facts.ts"),
    `${note}

/** The parts of the first sample's score. */
export const heroParts = ${JSON.stringify(makeHeroParts())}

/** The maximum length of a title, from the rule book. */
export const titleLimits: Readonly<Record<string, number>> = ${JSON.stringify(makeTitleLimits())}
`,
  )
  const biome = join(import.meta.dirname, "../node_modules/@biomejs/biome/bin/biome")
  const files = ["samples.ts", "landing-facts.ts"].map((name) => join(folder, name))
  spawnSync(process.execPath, [biome, "format", "--write", ...files], { stdio: "inherit" })
  for (const { platform, score } of samples) console.log(`${platform}: ${score} of 100, ${times[platform]} ms`)
}
