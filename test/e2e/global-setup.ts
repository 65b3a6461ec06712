import { buildParts } from "../../scripts/build.ts"
import { findChromium } from "./chromium.ts"
import { makeDataTemplate } from "./data-folder.ts"

/** Once for all workers: they must not build, or unpack a browser, over each other; and no journey walks through an old build. */
export default async function setup(): Promise<() => void> {
  await buildParts()
  process.env.CHROMIUM_PATH = await findChromium()
  return makeDataTemplate()
}
