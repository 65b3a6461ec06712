import { readSite } from "../../../../domain/ads/read/read-site.ts"

/** An address that an ad may link to; an empty one is not set yet. */
export const isPage = (url: string): boolean => url.trim() === "" || readSite(url) !== null
