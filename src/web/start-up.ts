import { brand } from "../domain/brand.ts"
import { appVersion } from "./build.ts"

/** What the page does once at the start, apart from rendering. */
export function startUp() {
  document.documentElement.dataset.appVersion = appVersion
  void deleteOldCaches()
  // Not before the fonts are in use: a preload removed too early is fetched a second time.
  void document.fonts.ready.then(removeHints)
}

/** Earlier versions stored copies of the site in the browser, and a stale copy would survive every deploy. */
async function deleteOldCaches() {
  if (!("caches" in window)) return
  try {
    const names = await caches.keys()
    await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)))
  } catch {
    // Private windows may forbid it; there is nothing to delete then.
  }
}

const words = [brand.name, brand.name.replaceAll(" ", "-"), brand.name.replaceAll(" ", ""), "workbox"]
const isOurs = (name: string) => words.some((word) => name.toLowerCase().includes(word.toLowerCase()))

function removeHints() {
  for (const link of document.querySelectorAll("link[rel=prefetch], link[rel=preload]")) link.remove()
}
