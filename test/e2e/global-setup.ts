import { findChromium } from "./chromium.ts"

/** Once for all workers: they must not unpack or install a browser over each other. */
export default async function setup(): Promise<void> {
  process.env.CHROMIUM_PATH = await findChromium()
}
