import { readSite } from "../../../../domain/ads/read/read-site.ts"

/** An address that an ad may lead to; an empty one is none yet. */
export const isPage = (url: string): boolean => url.trim() === "" || readSite(url) !== null
