import type { Image, PageFacts, Spot } from "../facts.ts"
import { kinds } from "../html/elements.ts"
import { inherits } from "../html/open-element.ts"
import { attribute, hasAttribute, type Tag } from "../html/tag.ts"
import { type Collector, tidy } from "./collector.ts"
import type { Spotter } from "./spotter.ts"

const maxKept = 3000

interface MediaFound {
  readonly images: Image[]
  readonly frames: PageFacts["frames"][number][]
  /** Resources fetched or sent over plain http. */
  readonly insecure: Spot[]
  scripts: number
}

/** Images, frames, and other resources of a page. */
export function collectMedia(spotter: Spotter): Collector & { readonly found: MediaFound } {
  const found: MediaFound = { images: [], frames: [], insecure: [], scripts: 0 }
  return {
    found,
    opens: kinds.loads,
    open(tag, _place, flags) {
      switch (tag.name) {
        case "img":
        case "image":
          if ((flags & inherits.foreign) === 0 && found.images.length < maxKept)
            found.images.push(readImage(tag, flags, spotter.of(tag)))
          break
        case "frame":
        case "iframe":
          if (found.frames.length < maxKept)
            found.frames.push({ kind: tag.name, src: attribute(tag, "src") ?? "", spot: spotter.of(tag) })
          break
        case "script":
          found.scripts += 1
          break
        default:
      }
      if (isInsecure(tag) && found.insecure.length < maxKept) found.insecure.push(spotter.of(tag))
    },
  }
}

function readImage(tag: Tag, flags: number, spot: Spot): Image {
  const alt = attribute(tag, "alt")
  return {
    src: attribute(tag, "src"),
    lazySrc: attribute(tag, "data-src"),
    hasSrcset: hasAttribute(tag, "srcset"),
    alt: alt === null ? null : tidy(alt),
    label: attribute(tag, "aria-label") ?? attribute(tag, "aria-labelledby"),
    title: attribute(tag, "title"),
    role: attribute(tag, "role"),
    isHidden: (flags & (inherits.hidden | inherits.silent)) !== 0,
    isInChrome: (flags & inherits.chrome) !== 0,
    hasSize: hasAttribute(tag, "width") && hasAttribute(tag, "height"),
    isLazy: attribute(tag, "loading") === "lazy",
    spot,
  }
}

const loading = new Set(["img", "script", "iframe", "source", "video", "audio", "embed", "input"])

function isInsecure(tag: Tag): boolean {
  const isPlain = (name: string): boolean => /^\s*http:\/\//i.test(attribute(tag, name) ?? "")
  if (loading.has(tag.name)) return isPlain("src")
  if (tag.name === "form") return isPlain("action")
  return tag.name === "link" && /stylesheet|icon|preload/i.test(attribute(tag, "rel") ?? "") && isPlain("href")
}
