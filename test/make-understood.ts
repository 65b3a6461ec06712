import { platforms } from "../src/domain/platforms/index.ts"
import { type Brief, subjectsOf } from "../src/domain/seo/brief.ts"
import { type Understanding, understand } from "../src/domain/writer/understanding.ts"
import { makeBrief } from "./score/make-brief.ts"

/** A subject of a brief with these texts, the first if none is asked for, read for a platform. */
export function makeUnderstood(given: Partial<Brief>, platformId = "etsy", variation = 0, at = 0): Understanding {
  const brief = makeBrief({ businessName: "Marlow Bench", ...given })
  const platform = platforms.find(({ id }) => id === platformId)
  const subject = subjectsOf(brief)[at]
  if (platform === undefined || subject === undefined) throw new Error(`no platform "${platformId}" or no subject`)
  return understand({ brief, subject, platform, variation })
}
