import type { Platform } from "../../domain/platforms/platform.ts"
import type { Brief } from "../../domain/seo/brief.ts"
import { findPlatform } from "../../domain/seo/find-platform.ts"

/** The input in transit: platforms by id, briefs as text, so that a worker recognizes one that it has read before. */
interface Packed {
  readonly rest: object
  readonly platform?: string
  readonly brief?: string
}

interface Unpacked {
  readonly platform?: Platform
  readonly brief?: Brief
}

const written = new WeakMap<Brief, string>()

function writeBrief(brief: Brief): string {
  const text = written.get(brief) ?? JSON.stringify(brief)
  written.set(brief, text)
  return text
}

export function pack(input: object): Packed {
  const { platform, brief, ...rest }: Unpacked = input
  return { rest, ...(platform && { platform: platform.id }), ...(brief && { brief: writeBrief(brief) }) }
}

/**
 * Computed data about a brief (its facts, its cleaned texts) is cached by object, so the same object is returned again.
 */
const maxBriefs = 6

export class Unpacker {
  readonly #briefs = new Map<string, unknown>()

  unpack({ rest, platform, brief }: Packed): object {
    return {
      ...rest,
      ...(platform !== undefined && { platform: mustFind(platform) }),
      ...(brief !== undefined && { brief: this.#readBrief(brief) }),
    }
  }

  #readBrief(text: string): unknown {
    const brief = this.#briefs.get(text) ?? JSON.parse(text)
    this.#briefs.delete(text)
    this.#briefs.set(text, brief)
    for (const oldest of this.#briefs.keys()) {
      if (this.#briefs.size <= maxBriefs) break
      this.#briefs.delete(oldest)
    }
    return brief
  }
}

function mustFind(id: string): Platform {
  const platform = findPlatform(id)
  if (platform === undefined) throw new Error(`there is no platform ${id}`)
  return platform
}
